import { freightWords, returnsWords, triageWords } from "@/content/drawings/ai-cases";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/* Pictures of the three AI case studies. The slope is that of the mark (.395); planes that face right are darker. */

/**
 * Quaylight: a bill of lading on the left page, the record on the right page, and one marigold strip folded across both:
 * the field as it was printed becomes the value as it is filed.
 */
export const freightIntake = (
  <Scene viewBox="8 0 464 324" label={freightWords.label} fill="var(--on-accent-3)">
    <g transform={falling(240, 8)}>
      <path fill="var(--accent-3)" d="M0 0H232V220H0z" />
      <path stroke="var(--on-accent-3)" opacity=".4" strokeWidth="2" d="M20 94H212" />
      <Words text={freightWords.record} look="title" size={28} room={190} x={20} y={42} />
      <path fill="var(--accent-4)" d="M0 108H232v56H0z" />
      <Words text={freightWords.port} size={26} room={192} x={20} y={80} />
      <Words text={freightWords.weight} look="strong" size={26} room={192} x={20} y={145} on="accent-4" />
      <Words text={freightWords.checked} size={21} room={156} x={20} y={198} />
      <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M186 190l9 9 19-21" />
    </g>
    <g transform={rising(8, 100)} fill="var(--night)">
      <path fill="var(--accent-3)" d="M0 0H232V220H0z" />
      <path opacity=".34" d="M0 0H232V220H0z" />
      <path fill="var(--on-night)" d="M24 24H180l28 28V204H24z" />
      <path opacity=".35" d="M180 24l28 28h-28z" />
      <Words text={freightWords.paper} look="title" size={24} room={134} x={40} y={60} />
      <path stroke="var(--night)" opacity=".3" strokeWidth="4" d="M40 78H170M40 92H130M40 178H180M40 191H150" />
      <path fill="var(--accent-4)" d="M40 108H232v56H40z" />
      <path opacity=".12" d="M40 108H232v56H40z" />
      <Words text={freightWords.printed} size={23} room={168} x={52} y={144} on="accent-4" />
    </g>
  </Scene>
);

/**
 * Fernhollow: what callers say, each a strip folded twice: what the assistant suggests, the message with its source, and
 * what the nurse decides, in marigold. She overrules the last one.
 */
export const clinicTriage = (
  <Scene viewBox={`8 0 464 ${76 + 92 * triageWords.calls.length}`} label={triageWords.label} fill="var(--ink)">
    <Words text={triageWords.suggests} size={21} room={226} x={8} y={24} />
    <Words text={triageWords.decides} size={21} room={226} x={472} y={24} textAnchor="end" />
    {triageWords.calls.map(({ text, source, suggestion, decision }, index) => (
      <g key={text} transform={`translate(8 ${38 + 92 * index})`}>
        <path fill="var(--overlap)" d="M130 0h230v78H130z" />
        <Words text={text} size={21} room={206} x={142} y={34} on="night" />
        <Words text={source} look="light" size={20} room={206} x={142} y={61} on="night" />
        <g fill="var(--on-accent-3)" transform={rising(0, 51)}>
          <path fill="var(--accent-3)" d="M0 0h130v78H0z" />
          <Words text={suggestion} size={21} room={94} x={18} y={46} />
        </g>
        <g fill="var(--on-accent-4)" transform={falling(360, 0)}>
          <path fill="var(--accent-4)" d="M0 0h104v78H0z" />
          {decision ? (
            <>
              <Words text={triageWords.moved} size={19} room={80} x={14} y={32} />
              <Words text={decision} look="title" size={25} room={80} x={14} y={59} />
            </>
          ) : (
            <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d="M34 37l12 13 24-27" />
          )}
        </g>
      </g>
    ))}
  </Scene>
);

/** How far it is from one week to the next, and how wide a bar is. */
const PITCH = 464 / returnsWords.weeks.length;
const WIDE = (PITCH - 16) / 2;
const MOST = Math.max(...returnsWords.weeks.map(({ predicted, actual = 0 }) => Math.max(predicted, actual)));

/** The bar of a week's returns, at `x`. */
function bar(x: number, returns: number): string {
  const high = Math.round((returns / MOST) * 186);
  return `M${x} 0v-${high}h${WIDE}v${high}z`;
}

const TO_COME = { fill: "none", stroke: "var(--ink)", strokeWidth: 2, strokeDasharray: "6 5" };

/**
 * Parcelle: two bars a week, the forecast and what came back; of the last week there is a forecast alone, and the other
 * is an outline. That is what the strip below takes off; what it orders is marigold, since the buyer decides.
 */
export const returnsForecast = (
  <Scene viewBox="8 0 464 352" label={returnsWords.label} fill="var(--ink)">
    <Words text={returnsWords.title} size={21} room={206} x={8} y={24} />
    <path fill="var(--accent-3)" d="M8 45h15v15H8z" />
    <path d="M8 75h15v15H8z" />
    <Words text={[returnsWords.predicted, returnsWords.actual]} size={21} room={140} x={32} y={60} leading={30} />
    {returnsWords.weeks.map(({ predicted, actual }, index) => (
      <g key={predicted} transform={`translate(${8 + PITCH * index + 8} 240)`} textAnchor="middle">
        <path fill="var(--accent-3)" d={bar(0, predicted)} />
        <path {...(actual === undefined ? TO_COME : {})} d={bar(WIDE, actual ?? predicted)} />
        <Words text={index ? String(index + 1) : returnsWords.first} size={21} room={2 * WIDE} x={WIDE} y={26} />
        {actual === undefined && (
          <Words text={String(predicted)} look="title" size={30} room={2 * WIDE} x={WIDE} y={-194} />
        )}
      </g>
    ))}
    {returnsWords.sum.map(([figure, name], index) => (
      <g key={name} transform={`translate(${8 + 150 * index} 280)`} fill={`var(--on-accent-${index === 2 ? 4 : 3})`}>
        <path
          fill={["var(--accent-3-shade)", "var(--accent-3)", "var(--accent-4)"][index]}
          d={`M0 0h${index === 2 ? 164 : 150}v72H0z`}
        />
        <Words text={figure} look="title" size={30} room={126} x={12} y={33} />
        <Words text={name} size={21} room={126} x={12} y={58} />
      </g>
    ))}
  </Scene>
);
