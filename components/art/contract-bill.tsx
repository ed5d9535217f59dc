import { roleWords } from "@/content/drawings/talent";

const { title, lines, sum } = roleWords.bill;

/** One month of a contract hire as an example invoice with the parts of its total. */
export const contractBill = (
  <div className="bill">
    <p>{title}</p>
    <dl>
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div>
        <dt>{sum[0]}</dt>
        <dd>{sum[1]}</dd>
      </div>
    </dl>
  </div>
);
