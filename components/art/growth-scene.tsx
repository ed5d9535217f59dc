import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { fallingTransform, risingTransform } from "@/lib/slope";
import { Drawing } from "./drawing";
import type { Layers } from "./scene";
import { Words } from "./words";

/** Width and transform of each of the sheet's three panels. */
const PANELS = [
  { width: 216, transform: risingTransform(46, 118.5) },
  { width: 206, transform: fallingTransform(262, 33.2) },
  { width: 298, transform: risingTransform(468, 114.6) },
] as const;
/** Height of the sheet, and the upper and lower edges of the strip on it, in units of the drawing. */
const HEIGHT = 326;
const [STRIP_TOP, STRIP_BOTTOM] = [72, 272];
/** Left margin of the text in a panel, in units of the drawing. */
const MARGIN = 18;

/** Colors of the strip and the sheet on the panel that faces away from the light. */
const STRIP_SHADE = "var(--accent-1-shade)";
const SHEET_SHADE = "color-mix(in oklab,var(--night) 10%,var(--on-night))";

/** The text on the strip in one panel: a large amount, with its label above it and its unit below it. */
function Line({ text, amount, unit, width }: Record<"text" | "amount" | "unit", string> & { width: number }) {
  return (
    <>
      <Words text={text} look="head" size={36} room={width - 30} x={MARGIN} y={unit ? 116 : 128} />
      <Words text={amount} look="figure" size={unit ? 92 : 112} room={width - 28} x={MARGIN - 3} y={unit ? 202 : 232} />
      {unit && <Words text={unit} look="head" size={36} room={width - 30} x={MARGIN} y={246} />}
    </>
  );
}

/** Draws the sheet and the strip in one layer, so that their folds stay aligned during the animation. */
const report = (
  <g>
    {/* The strip extends to both edges of the window. */}
    <path
      transform={fallingTransform(0, 136.7)}
      fill={STRIP_SHADE}
      d={`M-900 ${STRIP_TOP}H0.5V${STRIP_BOTTOM}H-900z`}
    />
    <g transform={fallingTransform(0, 136.7)} fill="var(--on-accent-1)" className="max-lg:hidden">
      <Words text={words.buyer} look="head" size={44} room={240} x={-266} y={164} leading={52} />
    </g>
    <path transform={fallingTransform(765.5, -3)} fill={STRIP_SHADE} d={`M0 ${STRIP_TOP}h900V${STRIP_BOTTOM}H0z`} />
    {PANELS.map(({ width, transform }, index) => (
      <g key={transform} transform={transform} fill="var(--night)">
        <path fill={index === 1 ? SHEET_SHADE : "var(--on-night)"} d={`M0 0h${width + 0.5}v${HEIGHT}H0z`} />
        <path
          fill={index === 1 ? STRIP_SHADE : "var(--accent-1)"}
          d={`M${index ? 0 : -46} ${STRIP_TOP}H${width + 0.5}V${STRIP_BOTTOM}H${index ? 0 : -46}z`}
        />
        <Words text={words.report[index] ?? ""} look="head" size={34} room={width - 30} x={MARGIN} y={46} />
        <g fill="var(--on-accent-1)">
          {index === 0 && (
            <>
              {/* A magnifying glass. */}
              <path
                fill="none"
                stroke="var(--on-accent-1)"
                strokeWidth="7"
                d="M44 117a16 16 0 1 1-32 0 16 16 0 0 1 32 0zM39 129l13 13"
                className="max-lg:hidden"
              />
              <g className="max-lg:hidden">
                <Words text={words.search} size={44} room={150} x={60} y={130} leading={52} />
              </g>
              <g className="lg:hidden">
                <Words text={[...words.buyer, ...words.search]} size={36} room={190} x={12} y={107} leading={38} />
              </g>
            </>
          )}
          {index > 0 && <Line {...(index === 1 ? words.cost : words.sale)} width={width} />}
          {index === 2 && <path fill="none" stroke="var(--on-accent-1)" strokeWidth="9" d="M112 114l14 14 32-36" />}
        </g>
      </g>
    ))}
  </g>
);

/**
 * The growth page's hero: a Friday report folded in three, with a strip across it. The strip starts as a search. On the
 * report it becomes the line with the average cost of an order and the value of this order.
 */
export const growth: Layers = { viewBox: "0 -4 768 449", label: words.label, layers: [report] };

/**
 * A strip from the window's right edge, folded three times. Each leaf shows an answer: the last one is checked, the
 * others are struck out.
 */
export const answers = (
  <div className="growth-answers self-end">
    <Drawing name="answers" words={{ label: words.answers.label, lines: words.answers.lines }} />
  </div>
);
