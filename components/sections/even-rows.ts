import { balancedColumns } from "@/lib/columns";

export { balancedColumns as inRow };

/** With the room that a heading has in each, for its size (ui/fit-words.ts). */
const COLUMNS = [
  "",
  "",
  "lg:grid-cols-2 lg:[--room:calc((100vw-2*var(--outside)-var(--gutter))/2)]",
  "lg:grid-cols-3 lg:[--room:calc((100vw-2*var(--outside)-2*var(--gutter))/3)]",
  "lg:grid-cols-4 lg:[--room:calc((100vw-2*var(--outside)-3*var(--gutter))/4)]",
];

/** Of sections that are not yet built from the `columns` primitive. */
export function columnsOf(count: number, most: 3 | 4): string {
  return COLUMNS[balancedColumns(count, most)] ?? "";
}
