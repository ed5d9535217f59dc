import { Scene } from "./scene";

/** Rise over run of the mark's folds (components/art/mark.tsx). The sheet at the end is folded a second time: twice it. */
const SLOPE = 7.5 / 19;
const WIDTH = 560;
const AXIS = 512;

/** Where the first strip is folded, and how far to the right the next one is. */
const FIRST_FOLD = { x: 114, y: 474 };
const STEP = 36;
/** A strip's height, and the gap that STEP along the slope closes, so that the folded strips lie edge to edge. */
const STRIP = 38;
const GAP = 14;
/** Where the six become one sheet: its left edge, the foot of that edge, and how far it rises to the frame. */
const SHEET = { x: 388, y: 366, rise: 136, height: 6 * STRIP };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"];
const MONTH = 82;

/** Marigold as it turns from the light, towards vermilion. */
const warm = (share: number) => `color-mix(in oklab,var(--accent-4) ${share}%,var(--accent-2))`;
const dim = (colour: string) => `color-mix(in oklab,var(--${colour}) 76%,black)`;

interface Strip {
  label: string;
  paper: string;
  /** What may be written on the paper. */
  ink: string;
  /** The strip's left end, folded away from the light. */
  end: string;
  /** Where that end is folded. */
  from: number;
  /** The gold that the strip shows once it is folded in. */
  folded: string;
}

/** From the foot to the top: the shorter the name, the sooner its strip can be folded. */
const STRIPS: readonly Strip[] = [
  {
    label: "Email",
    paper: "var(--accent-1)",
    ink: "var(--on-accent-1)",
    end: dim("accent-1"),
    from: 16,
    folded: warm(66),
  },
  {
    label: "Content",
    paper: "var(--accent-3)",
    ink: "var(--on-accent-3)",
    end: dim("accent-3"),
    from: 40,
    folded: warm(75),
  },
  {
    label: "Paid social",
    paper: "var(--accent-2)",
    ink: "var(--on-accent-2)",
    end: dim("accent-2"),
    from: 20,
    folded: warm(84),
  },
  {
    label: "Paid search",
    paper: "var(--overlap)",
    ink: "var(--on-accent-1)",
    end: dim("overlap"),
    from: 74,
    folded: warm(92),
  },
  { label: "Partnerships", paper: warm(60), ink: "var(--on-accent-4)", end: warm(30), from: 46, folded: warm(100) },
  {
    label: "Organic search",
    paper: "var(--accent-4)",
    ink: "var(--on-accent-4)",
    end: warm(70),
    from: 112,
    folded: "color-mix(in oklab,var(--accent-4) 82%,white)",
  },
];

/** The lower edge of the band, which is also the curve over the months. */
function curve(x: number) {
  const y = x < SHEET.x ? FIRST_FOLD.y - (x - FIRST_FOLD.x) * SLOPE : SHEET.y - (x - SHEET.x) * 2 * SLOPE;
  return Math.round(y);
}

/**
 * The growth page's hero: six channels, each a strip of paper, folded together into one rising sheet. The groups
 * that settle into place, strip by strip from the foot up and then the sheet, carry no transform of their own.
 */
export function GrowthScene() {
  return (
    <Scene
      viewBox="0 0 560 540"
      label="Six strips of paper, organic search, paid search, paid social, email, content and partnerships, are folded together into one sheet of qualified leads that rises from January to June."
      fontFamily="var(--font-text)"
      fontSize="20"
      fontWeight="600"
    >
      <g fill="var(--ink-soft)">
        <path
          fill="var(--accent-4-tint)"
          d={`M${FIRST_FOLD.x} ${FIRST_FOLD.y}L${SHEET.x} ${SHEET.y}L${WIDTH} ${curve(WIDTH)}V${AXIS}H${FIRST_FOLD.x}z`}
        />
        <path
          stroke="var(--accent-4)"
          strokeWidth="2"
          d={MONTHS.slice(1)
            .map((_, i) => FIRST_FOLD.x + (i + 1) * MONTH)
            .map((x) => `M${x} ${AXIS}V${curve(x)}`)
            .join("")}
        />
        <path stroke="var(--ink)" strokeWidth="2" d={`M0 ${AXIS}H${WIDTH}`} />
        {MONTHS.map((month, i) => (
          <text key={month} x={FIRST_FOLD.x + i * MONTH} y="536">
            {month}
          </text>
        ))}
      </g>
      <g className="in-turn">
        {STRIPS.map(({ label, paper, ink, end, from, folded }, i) => {
          const x = FIRST_FOLD.x + i * STEP;
          const y = FIRST_FOLD.y - STRIP - i * (STRIP + GAP);
          return (
            <g key={label} className="settle">
              <path fill={end} d={`M${from} ${y}v${STRIP}l-20-8V${y - 8}z`} />
              <path fill={paper} d={`M${from} ${y}H${x}v${STRIP}H${from}z`} />
              <path
                fill={folded}
                d={`M${x} ${y}L${SHEET.x} ${SHEET.y - STRIP - i * STRIP}v${STRIP}L${x} ${y + STRIP}z`}
              />
              <text x={from + 12} y={y + 26} fill={ink}>
                {label}
              </text>
            </g>
          );
        })}
      </g>
      <g className="settle [--start:480ms]">
        <path
          fill="var(--accent-4)"
          d={`M${SHEET.x} ${SHEET.y}L${WIDTH} ${SHEET.y - SHEET.rise}v-${SHEET.height}L${SHEET.x} ${SHEET.y - SHEET.height}z`}
        />
        <text
          transform="translate(404 262) skewY(-38.3)"
          fontFamily="var(--font-display)"
          fontSize="32"
          fill="var(--on-accent-4)"
        >
          Qualified
          <tspan x="0" dy="36">
            leads
          </tspan>
        </text>
      </g>
    </Scene>
  );
}
