import { roleWords } from "@/content/drawings/talent";

const { title, lines, sum } = roleWords.bill;

/** One month of a contract hire as an example invoice: the parts of the total. */
export const contractBill = (
  <div className="bill">
    <p>{title}</p>
    <dl>
      {lines.map(([what, amount]) => (
        <div key={what}>
          <dt>{what}</dt>
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
