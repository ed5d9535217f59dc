import { freightWords, returnsWords, triageWords } from "@/content/drawings/ai-cases";
import { fallingTransform, risingTransform } from "@/lib/slope";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { Words } from "./words";

/* Scenes of the three AI case studies. Planes that face right are darker. */

/**
 * Quaylight: a bill of lading on the left page, and on the right page the record made from it. A strip in accent-4
 * folds across both pages and shows one field, first as printed and then as filed.
 */
export const freightIntake = <Drawing name="freight-intake" words={freightWords} />;

const { calls, moved } = triageWords;
/** Height of the sheet with the calls, in units of the drawing. */
const SHEET_HEIGHT = 64 + 74 * calls.length;

/**
 * The three panels of the sheet, then the lines of text for each call, one entry per panel. The last entry is empty if
 * the nurse agrees.
 */
const PANELS = [
  { transform: "translate(0 47.4)", ink: "night", paper: "on-night", width: 224, title: triageWords.call },
  {
    transform: risingTransform(224, 47.4),
    ink: "on-accent-3",
    paper: "accent-3",
    width: 120,
    title: triageWords.suggests,
  },
  {
    transform: fallingTransform(344, 0),
    ink: "on-accent-4",
    paper: "accent-4",
    width: 120,
    title: triageWords.decides,
  },
];
const LINES = calls.map(({ text, source, suggestion, decision }) => [
  [text, source],
  [suggestion],
  decision ? [moved, decision] : [],
]);

/**
 * Fernhollow: three calls across three panels. The panels show the caller's words with their source page, the
 * assistant's suggestion and, in accent-4, the nurse's decision. She overrules the last suggestion.
 */
export const clinicTriage = (
  <Scene viewBox={`0 0 464 ${SHEET_HEIGHT + 48}`} label={triageWords.label}>
    {PANELS.map(({ transform, ink, paper, width, title }, panel) => (
      <g key={transform} transform={transform} fill={`var(--${ink})`} stroke={`var(--${ink})`} strokeWidth="0">
        <path fill={`var(--${paper})`} strokeWidth="1" strokeOpacity=".25" d={`M0 0h${width}v${SHEET_HEIGHT}H0z`} />
        <path strokeWidth="2" strokeOpacity=".3" d={calls.map((_, row) => `M0 ${64 + 74 * row}h${width}`).join("")} />
        <Words text={title} look="title" size={21} room={width - 28} x={15} y={29} leading={24} />
        {LINES.map(({ [panel]: lines = [] }, row) =>
          lines.map((line, index) => (
            <Words
              key={line}
              text={line}
              look={index === Math.min(panel, lines.length - 1) ? "strong" : "light"}
              size={20.5}
              room={width - 29}
              x={15}
              y={64 + 74 * row + (lines.length > 1 ? 33 : 45) + 26 * index}
            />
          )),
        )}
      </g>
    ))}
    <path
      fill="none"
      stroke="var(--on-accent-4)"
      strokeWidth="6"
      transform={fallingTransform(344, 0)}
      d={LINES.map(({ 2: decision }, row) => (decision?.length ? "" : `M18 ${101 + 74 * row}l10 15 20-38`)).join("")}
    />
  </Scene>
);

/** Width of a bar, and distance from one week to the next, in units of the drawing. */
const [BAR_WIDTH, WEEK_PITCH] = [15, 40];
const MAX_RETURNS = Math.max(...returnsWords.weeks.map(({ predicted, actual = 0 }) => Math.max(predicted, actual)));

/** Returns the SVG path of one bar in a week's pair: the forecast (position 0), then the actual number (position 1). */
function bar(week: number, position: 0 | 1, returns = 0): string {
  const height = Math.round((returns / MAX_RETURNS) * 118);
  return returns
    ? `M${18 + WEEK_PITCH * week + (BAR_WIDTH + 3) * position} 210v-${height}h${BAR_WIDTH}v${height}z`
    : "";
}

const LAST_WEEK = returnsWords.weeks.length - 1;
const forecast = returnsWords.weeks[LAST_WEEK]?.predicted;

/**
 * Parcelle: the left page has two bars for each week, forecast and actual returns. The last week has only a forecast,
 * so its second bar is an outline. The right page subtracts that forecast from the order. The order is in accent-4,
 * because a person decides it.
 */
export const returnsForecast = (
  <Scene viewBox={`0 0 464 ${SHEET_HEIGHT + 48}`} label={returnsWords.label} fill="var(--night)">
    <g transform={risingTransform(0, 91.6)}>
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".25" d="M0 0h232v242H0z" />
      <Words text={returnsWords.title} look="title" size={23} room={196} x={18} y={36} />
      <Words text={[returnsWords.predicted, returnsWords.actual]} size={20} room={105} x={40} y={65} leading={26} />
      <path
        fill="var(--accent-3)"
        d={`M18 51h15v15h-15z${returnsWords.weeks.map(({ predicted }, week) => bar(week, 0, predicted)).join("")}`}
      />
      <path d={`M18 77h15v15h-15z${returnsWords.weeks.map(({ actual }, week) => bar(week, 1, actual)).join("")}`} />
      <path fill="none" stroke="var(--night)" strokeWidth="2" strokeDasharray="6 5" d={bar(LAST_WEEK, 1, forecast)} />
      <Words
        text={String(forecast)}
        look="title"
        size={22}
        room={44}
        x={18 + WEEK_PITCH * LAST_WEEK + BAR_WIDTH}
        y={84}
        textAnchor="end"
      />
      {returnsWords.weeks.map(({ predicted }, week) => (
        <Words
          key={predicted}
          text={String(week + 1)}
          size={19}
          room={30}
          x={19.5 + WEEK_PITCH * week + BAR_WIDTH}
          y={230}
          textAnchor="middle"
        />
      ))}
    </g>
    <g transform={fallingTransform(232, 0)} fill="var(--on-accent-3)">
      <path fill="var(--accent-3)" d="M0 0h232v242H0z" />
      <path fill="var(--accent-4)" d="M0 144h232v98H0z" />
      {returnsWords.sum.map(([figure, name], row) => {
        const [size, y, on] = row === 2 ? [58, 198, "accent-4" as const] : [40, 38 + 67 * row];
        return [
          <Words key={figure} text={figure} look="title" size={size} room={192} x={20} y={y} on={on} />,
          <Words key={name} text={name} size={21} room={192} x={20} y={y + 28} on={on} />,
        ];
      })}
    </g>
  </Scene>
);
