import { balancedColumns } from "@/lib/columns";

export { balancedColumns as inRow };

const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4"];

/** Of sections that are not yet built from the `columns` primitive. */
export function columnsOf(count: number, most: 3 | 4): string {
  return COLUMNS[balancedColumns(count, most)] ?? "";
}
