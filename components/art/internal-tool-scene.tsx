import { cardWords } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Slip } from "./slip";
import { rising } from "./slope";
import { Words } from "./words";

const { amount, internalTool: words } = cardWords;

/** Internal tools: a table of claims; the slip at work lies on its row, the end of which is folded into a button. */
export const internalTool = (
  <Scene viewBox="0 0 480 300" label={words.label}>
    <path fill="var(--accent-1-shade)" d="M0 300V190L480 0v300z" />
    <path fill="var(--night)" fillOpacity=".25" d="M38 30h384v246H38z" />
    <path fill="var(--paper)" d="M28 20h384v246H28z" />
    <path fill="none" stroke="var(--hairline)" strokeWidth="2" d="M28 72V20h384v246H28V72h384M28 212h384" />
    <path fill="var(--night)" fillOpacity=".25" d="M24 92h272l156-60v74l-148 60H24z" />
    <path fill="var(--accent-4)" d="M14 84h284v74H14z" />
    <g fill="var(--ink)">
      <Words text={words.title} look="title" size={26} room={330} x={48} y={55} />
      <Words text={amount} look="title" size={26} room={110} x={274} y={131} textAnchor="end" on="accent-4" />
      {words.rows.map(({ number, amount, state }, index) => (
        <g key={number} transform={`translate(0 ${index * 54})`}>
          <Words text={number} look="quiet" size={21} room={90} x={48} y={194} />
          <Words text={amount} look="quiet" size={21} room={100} x={274} y={194} textAnchor="end" />
          <Words text={state} look="quiet" size={21} room={100} x={304} y={194} fill="var(--ink-soft)" />
        </g>
      ))}
    </g>
    <path fill="var(--accent-1)" d="M298 83 458 20v76l-160 63z" />
    <Words text={words.action} look="strong" size={24} room={112} transform={rising(320, 122)} on="accent-1" />
    <Slip at={words.at} transform="translate(38 86) rotate(-4)" />
    <path fill="var(--on-night)" stroke="var(--night)" strokeWidth="3" d="M424 98l38 34-20 2 11 24-11 5-11-24-14 14z" />
  </Scene>
);
