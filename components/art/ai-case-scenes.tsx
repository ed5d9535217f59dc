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
      <path fill="var(--accent-3-shade)" d="M0 0H232V220H0z" />
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

/** How high the head of the calls and each of them is, and where the lines between them are. */
const [HEAD, CALL] = [64, 74];
const SHEET = HEAD + CALL * triageWords.calls.length;
const lines = (wide: number) => triageWords.calls.map((_, nth) => `M0 ${HEAD + CALL * nth}h${wide}`).join("");

/**
 * Fernhollow: three calls on a sheet with two wings: what the assistant suggests, what the caller says and which page
 * that is from, and what the nurse decides, in marigold. She overrules the last one.
 */
export const clinicTriage = (
  <Scene viewBox={`0 0 464 ${SHEET + 48}`} label={triageWords.label} fill="var(--night)">
    <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".25" d={`M120 0h224v${SHEET}H120z`} />
    <g transform="translate(120)">
      <path stroke="var(--night)" strokeOpacity=".2" strokeWidth="2" d={lines(224)} />
      <Words text={triageWords.call} look="title" size={21} room={194} x={15} y={29} leading={24} />
      {triageWords.calls.map(({ text, source }, nth) => [
        <Words key={text} text={text} size={21} room={194} x={15} y={HEAD + CALL * nth + 33} />,
        <Words key={source} text={source} look="light" size={20} room={194} x={15} y={HEAD + CALL * nth + 59} />,
      ])}
    </g>
    <g transform={rising(0, 47.4)} fill="var(--on-accent-3)">
      <path fill="var(--accent-3)" d={`M0 0h120v${SHEET}H0z`} />
      <path stroke="var(--on-accent-3)" strokeOpacity=".4" strokeWidth="2" d={lines(120)} />
      <Words text={triageWords.suggests} look="title" size={21} room={92} x={16} y={29} leading={24} />
      {triageWords.calls.map(({ text, suggestion }, nth) => (
        <Words key={text} text={suggestion} size={21} room={92} x={16} y={HEAD + CALL * nth + 45} />
      ))}
    </g>
    <g transform={falling(344, 0)} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d={`M0 0h120v${SHEET}H0z`} />
      <path stroke="var(--on-accent-4)" strokeOpacity=".3" strokeWidth="2" d={lines(120)} />
      <Words text={triageWords.decides} look="title" size={21} room={92} x={16} y={29} leading={24} />
      <path
        fill="none"
        stroke="var(--on-accent-4)"
        strokeWidth="6"
        d={triageWords.calls
          .map(({ decision }, nth) => (decision ? "" : `M18 ${HEAD + CALL * nth + 37}l12 13 24-27`))
          .join("")}
      />
      {triageWords.calls.map(
        ({ text, decision }, nth) =>
          decision && [
            <Words key={text} text={triageWords.moved} size={19} room={92} x={16} y={HEAD + CALL * nth + 31} />,
            <Words key="to" text={decision} look="title" size={27} room={92} x={16} y={HEAD + CALL * nth + 60} />,
          ],
      )}
    </g>
  </Scene>
);

/** The bars of a week, each so wide, and how far it is to the next week. */
const [BAR, WEEK] = [16, 40];
const MOST = Math.max(...returnsWords.weeks.map(({ predicted, actual = 0 }) => Math.max(predicted, actual)));

/** The bar of some returns, in a week's place. */
function bar(week: number, place: 0 | 1, returns = 0): string {
  const high = Math.round((returns / MOST) * 118);
  return returns ? `M${18 + WEEK * week + BAR * place} 210v-${high}h${BAR}v${high}z` : "";
}

const LAST = returnsWords.weeks.length - 1;
const coming = returnsWords.weeks[LAST]?.predicted;

/**
 * Parcelle: on the left page two bars a week, the forecast and what came back; of the last week there is a forecast alone,
 * and the other is an outline. That is what the right page takes off; what it orders is marigold, since the buyer decides.
 */
export const returnsForecast = (
  <Scene viewBox={`0 0 464 ${SHEET + 48}`} label={returnsWords.label} fill="var(--night)">
    <g transform={rising(0, 91.6)}>
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".25" d="M0 0h232v242H0z" />
      <Words text={returnsWords.title} look="title" size={21} room={196} x={18} y={38} />
      <Words text={[returnsWords.predicted, returnsWords.actual]} size={20} room={110} x={40} y={69} leading={27} />
      <path
        fill="var(--accent-3)"
        d={`M18 55h15v15h-15z${returnsWords.weeks.map(({ predicted }, week) => bar(week, 0, predicted)).join("")}`}
      />
      <path d={`M18 82h15v15h-15z${returnsWords.weeks.map(({ actual }, week) => bar(week, 1, actual)).join("")}`} />
      <path fill="none" stroke="var(--night)" strokeWidth="2" strokeDasharray="6 5" d={bar(LAST, 1, coming)} />
      <Words
        text={String(coming)}
        look="title"
        size={22}
        room={44}
        x={18 + WEEK * LAST + BAR / 2}
        y={83}
        textAnchor="middle"
      />
      <Words text={returnsWords.first} size={20} room={90} x={18} y={231} />
      <Words text={String(LAST + 1)} size={20} room={30} x={18 + WEEK * LAST + BAR} y={231} textAnchor="middle" />
    </g>
    <g transform={falling(232, 0)} fill="var(--on-accent-3)">
      <path fill="var(--accent-3)" d="M0 0h232v242H0z" />
      <path fill="var(--accent-4)" d="M0 160h232v82H0z" />
      {returnsWords.sum.map(([figure, name], nth) => {
        const [size, y, on] = nth === 2 ? [50, 205, "accent-4" as const] : [42, 48 + 72 * nth];
        return [
          <Words key={figure} text={figure} look="title" size={size} room={192} x={20} y={y} on={on} />,
          <Words key={name} text={name} size={21} room={192} x={20} y={y + 26} on={on} />,
        ];
      })}
    </g>
  </Scene>
);
