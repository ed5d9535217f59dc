import { freightWords, returnsWords, triageWords } from "@/content/drawings/ai-cases";
import { falling, rising } from "@/lib/slope";
import { Scene } from "./scene";
import { Words } from "./words";

/* Scenes of the three AI case studies. Planes that face right are darker. */

/**
 * Quaylight: a bill of lading on the left page and the record made from it on the right. A strip in accent-4 folds across
 * both and shows one field as printed and as filed.
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
      <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M188 188l8 11 17-28" />
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

const { calls, moved } = triageWords;
/** Height of the sheet with the calls. */
const SHEET = 64 + 74 * calls.length;

/** The panels, and the lines of each call per panel: none on the last if the nurse agrees. */
const PANELS = [
  { at: "translate(0 47.4)", ink: "night", paper: "on-night", wide: 224, title: triageWords.call },
  { at: rising(224, 47.4), ink: "on-accent-3", paper: "accent-3", wide: 120, title: triageWords.suggests },
  { at: falling(344, 0), ink: "on-accent-4", paper: "accent-4", wide: 120, title: triageWords.decides },
];
const LINES = calls.map(({ text, source, suggestion, decision }) => [
  [text, source],
  [suggestion],
  decision ? [moved, decision] : [],
]);

/**
 * Fernhollow: three calls in three panels: the caller's words with their source page, the assistant's suggestion, and the
 * nurse's decision in accent-4. She overrules the last suggestion.
 */
export const clinicTriage = (
  <Scene viewBox={`0 0 464 ${SHEET + 48}`} label={triageWords.label}>
    {PANELS.map(({ at, ink, paper, wide, title }, side) => (
      <g key={at} transform={at} fill={`var(--${ink})`} stroke={`var(--${ink})`} strokeWidth="0">
        <path fill={`var(--${paper})`} strokeWidth="1" strokeOpacity=".25" d={`M0 0h${wide}v${SHEET}H0z`} />
        <path strokeWidth="2" strokeOpacity=".3" d={calls.map((_, nth) => `M0 ${64 + 74 * nth}h${wide}`).join("")} />
        <Words text={title} look="title" size={21} room={wide - 28} x={15} y={29} leading={24} />
        {LINES.map(({ [side]: lines = [] }, nth) =>
          lines.map((line, at) => (
            <Words
              key={line}
              text={line}
              look={at === Math.min(side, lines.length - 1) ? "strong" : "light"}
              size={20.5}
              room={wide - 29}
              x={15}
              y={64 + 74 * nth + (lines.length > 1 ? 33 : 45) + 26 * at}
            />
          )),
        )}
      </g>
    ))}
    <path
      fill="none"
      stroke="var(--on-accent-4)"
      strokeWidth="6"
      transform={falling(344, 0)}
      d={LINES.map(({ 2: agrees }, nth) => (agrees?.length ? "" : `M18 ${101 + 74 * nth}l10 15 20-38`)).join("")}
    />
  </Scene>
);

/** Width of a bar, and distance from one week to the next. */
const [BAR, WEEK] = [15, 40];
const MOST = Math.max(...returnsWords.weeks.map(({ predicted, actual = 0 }) => Math.max(predicted, actual)));

/** @returns The path of one bar: in `place` 0 the forecast, in 1 the actual number. */
function bar(week: number, place: 0 | 1, returns = 0): string {
  const high = Math.round((returns / MOST) * 118);
  return returns ? `M${18 + WEEK * week + (BAR + 3) * place} 210v-${high}h${BAR}v${high}z` : "";
}

const LAST = returnsWords.weeks.length - 1;
const coming = returnsWords.weeks[LAST]?.predicted;

/**
 * Parcelle: on the left page two bars a week, forecast and actual returns; the last week has only a forecast, so its second
 * bar is an outline. The right page subtracts that forecast. The order itself is in accent-4, since a person decides it.
 */
export const returnsForecast = (
  <Scene viewBox={`0 0 464 ${SHEET + 48}`} label={returnsWords.label} fill="var(--night)">
    <g transform={rising(0, 91.6)}>
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".25" d="M0 0h232v242H0z" />
      <Words text={returnsWords.title} look="title" size={23} room={196} x={18} y={36} />
      <Words text={[returnsWords.predicted, returnsWords.actual]} size={20} room={105} x={40} y={65} leading={26} />
      <path
        fill="var(--accent-3)"
        d={`M18 51h15v15h-15z${returnsWords.weeks.map(({ predicted }, week) => bar(week, 0, predicted)).join("")}`}
      />
      <path d={`M18 77h15v15h-15z${returnsWords.weeks.map(({ actual }, week) => bar(week, 1, actual)).join("")}`} />
      <path fill="none" stroke="var(--night)" strokeWidth="2" strokeDasharray="6 5" d={bar(LAST, 1, coming)} />
      <Words
        text={String(coming)}
        look="title"
        size={22}
        room={44}
        x={18 + WEEK * LAST + BAR}
        y={84}
        textAnchor="end"
      />
      {returnsWords.weeks.map(({ predicted }, week) => (
        <Words
          key={predicted}
          text={String(week + 1)}
          size={19}
          room={30}
          x={19.5 + WEEK * week + BAR}
          y={230}
          textAnchor="middle"
        />
      ))}
    </g>
    <g transform={falling(232, 0)} fill="var(--on-accent-3)">
      <path fill="var(--accent-3)" d="M0 0h232v242H0z" />
      <path fill="var(--accent-4)" d="M0 144h232v98H0z" />
      {returnsWords.sum.map(([figure, name], nth) => {
        const [size, y, on] = nth === 2 ? [58, 198, "accent-4" as const] : [40, 38 + 67 * nth];
        return [
          <Words key={figure} text={figure} look="title" size={size} room={192} x={20} y={y} on={on} />,
          <Words key={name} text={name} size={21} room={192} x={20} y={y + 28} on={on} />,
        ];
      })}
    </g>
  </Scene>
);
