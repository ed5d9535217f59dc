import { roleWords } from "@/content/drawings/talent";

export interface Candidate {
  name: string;
  /** Their experience in a few words, and what was checked about them. */
  years: string;
  facts: readonly string[];
  /** The accent behind them. */
  accent: 1 | 3 | 4;
  coat: string;
  skin: string;
  neck: { fill: string; d: string };
  /** The hair, and of long hair what is seen behind the shoulders. */
  hair: { fill: string; d: string; behind?: string };
  beard?: { fill: string; d: string };
}

/** The three people of the shortlist: the same in every drawing of the talent page, each in their own colours. */
export const CANDIDATES: readonly [Candidate, Candidate, Candidate] = [
  {
    ...roleWords.candidates[0],
    accent: 4,
    coat: "var(--accent-1)",
    skin: "color-mix(in oklab,var(--accent-4) 66%,var(--overlap))",
    neck: { fill: "color-mix(in oklab,var(--accent-4) 55%,var(--overlap))", d: "M73 92h32v16l-16 18-16-18z" },
    hair: {
      fill: "var(--overlap)",
      d: "M60 62V38l29-18 31 18v28L100 36z",
      behind: "M44 42 84 6l46 24 8 90H40z",
    },
  },
  {
    ...roleWords.candidates[1],
    accent: 1,
    coat: "var(--accent-4)",
    skin: "color-mix(in oklab,color-mix(in oklab,var(--accent-4) 55%,var(--accent-2)) 42%,var(--on-night))",
    neck: {
      fill: "color-mix(in oklab,color-mix(in oklab,var(--accent-4) 45%,var(--accent-2)) 66%,var(--on-night))",
      d: "M73 92h32v14l-16 14-16-14z",
    },
    hair: {
      fill: "var(--accent-2)",
      d: "M59 64l-3-36 30-18 22-2 16 18-5 38-6-22-26-8-22 8z",
    },
    beard: {
      fill: "color-mix(in oklab,var(--accent-2) 50%,var(--overlap))",
      d: "M63 66l8 23 18-6 18 6 8-23v10l-12 24-14 12-14-12-12-24z",
    },
  },
  {
    ...roleWords.candidates[2],
    accent: 3,
    coat: "var(--accent-2)",
    skin: "color-mix(in oklab,var(--accent-4) 35%,var(--on-night))",
    neck: { fill: "color-mix(in oklab,var(--accent-4) 50%,var(--on-night-soft))", d: "M73 92h32v16l-16 16-16-16z" },
    hair: { fill: "var(--night)", d: "M45 36 89 9l44 27v58h-19l-3-38H67l-3 38H45z" },
  },
];

const BOX = "M0 0h178v150H0z";
const COAT = "M8 150l20-33 42-15h38l42 15 20 33z";
const FACE = "M63 42l26-10 26 10v32l-12 24-14 10-14-10-12-24z";
/** The half of it that is turned away from the light, with the nose. */
const SHADE = "M89 32l26 10v32l-12 24-14 10V82h10l-10-28z";

/** Eyes, brows and mouth. */
const FEATURES = (
  <>
    <path fill="var(--on-night)" d="M70 68q7-7 14 0-7 5-14 0zm24 0q7-7 14 0-7 5-14 0z" />
    <g fill="none" stroke="var(--night)" strokeWidth="2.4">
      <path d="M70 67q7-6 14 0m10 0q7-6 14 0M69 60q8-5 15-1m10 0q7-4 15 1" />
      <path strokeWidth="5" strokeLinecap="round" d="M77 67h.1m24 0h.1" />
      <path stroke="var(--accent-2)" strokeWidth="3.6" d="M81 92q8 4 16 0" />
    </g>
  </>
);

/** One of them on a box 178 wide and 150 high. */
export function Portrait({ candidate: { coat, skin, neck, hair, beard } }: { candidate: Candidate }) {
  return (
    <>
      {hair.behind && <path fill={hair.fill} d={hair.behind} />}
      <path fill={coat} d={COAT} />
      <path fill="var(--night)" opacity=".16" d="M89 126l19-24 42 15 20 33H89z" />
      <path {...neck} />
      <path fill={skin} d={FACE} />
      <path fill="var(--night)" opacity=".16" d={SHADE} />
      <path fill={hair.fill} d={hair.d} />
      {beard && <path {...beard} />}
      {FEATURES}
    </>
  );
}

/**
 * One of them from the front, on a box 178 wide and 150 high that is filled with their own colour.
 *
 * @param props.shaded The box turns away from the light; the face stays as it is.
 */
export function Face({ candidate, shaded = false }: { candidate: Candidate; shaded?: boolean }) {
  return (
    <>
      <path fill={`var(--accent-${candidate.accent})`} d={BOX} />
      {shaded && <path fill="var(--night)" opacity=".16" d={BOX} />}
      <Portrait candidate={candidate} />
    </>
  );
}

/** Nobody in particular, on the same box: an outline at first, then a shape, and then a person. */
export function Unknown({ stage }: { stage: number }) {
  const whole = "M8 150l20-33 42-15 3-2v-6L63 74l-4-8-3-32 33-20 33 20-3 32-4 8-10 20v6l3 2 42 15 20 33";
  if (stage === 0) return <path fill="none" stroke="var(--night)" strokeWidth="3" strokeDasharray="7 5" d={whole} />;
  if (stage === 1) return <path fill="var(--night)" opacity=".6" d={whole} />;
  const { skin, neck } = CANDIDATES[1];
  return (
    <>
      <path fill="var(--accent-2)" d={COAT} />
      <path {...neck} />
      <path fill={skin} d={FACE} />
      <path fill="var(--night)" opacity=".16" d={`${SHADE}M89 126l19-24 42 15 20 33H89z`} />
      <path fill="var(--night)" d="M59 66l-3-32 33-20 33 20-3 32-6-20-24-12-24 12z" />
      {FEATURES}
    </>
  );
}
