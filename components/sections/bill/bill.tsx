import { Fragment } from "react";
import type { Bill as BillRecord } from "@/content/schema/parts";

/** A sum that can be checked: each line with its amount, and the result in bold. */
export function Bill({ title, lines, sum }: BillRecord) {
  return (
    <div className="bill">
      <h4>{title}</h4>
      <dl>
        {[...lines, sum].map(([label, amount]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
