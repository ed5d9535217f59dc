import { roleWords } from "@/content/drawings/talent";

/** The shapes and colors of one face, and the number of the accent behind it. */
interface Appearance {
  accent: 1 | 3 | 4;
  coat: string;
  skin: string;
  /** The color of hair and beard. */
  fill: string;
  hair: string;
  /** The path of the lit part of the hair. */
  highlight: string;
  /** The path of long hair behind the shoulders. */
  behind?: string;
  beard?: string;
}

const BROWN = "color-mix(in oklab,var(--accent-4) 60%,var(--overlap))";

/** The appearances of the three candidates, the same in every drawing of the talent page. */
const APPEARANCES: readonly [Appearance, Appearance, Appearance] = [
  {
    accent: 4,
    coat: "var(--accent-1)",
    skin: BROWN,
    fill: "var(--overlap)",
    hair: "M92 16q30 2 27 44l-2 16q-1-24-13-42-18 22-46 27l-2 22q-8-30 2-48 10-19 34-19z",
    highlight: "M92 16q-24 0-34 19-10 18-2 48l2-22q12-2 24-10z",
    behind: "M91 10q39 1 38 45-1 22 6 45 4 14-6 24H50q-12-10-7-26 6-20 5-42Q47 11 91 10z",
  },
  {
    accent: 1,
    coat: "var(--accent-4)",
    skin: "color-mix(in oklab,var(--accent-2) 32%,var(--on-night))",
    fill: "var(--accent-2)",
    hair: "M58 76l-5-24q-3-18 13-24 8-14 30-13 26 1 25 24l-4 26-5-19q-16-3-26-12-4 12-18 14l-3 8z",
    highlight: "M58 76l-5-24q-3-18 13-24 8-14 30-13l-10 19q-4 12-18 14l-3 8z",
    beard: "M60 68l5 10q8 4 15 12 6-5 11-3 5-3 10 1 6-6 12-14l-3 21q-4 18-15 20-8 0-18-7-11-7-14-20z",
  },
  {
    accent: 3,
    coat: "var(--accent-2)",
    skin: "color-mix(in oklab,var(--accent-4) 26%,var(--on-night))",
    fill: "var(--night)",
    hair: "M89 10q43 0 42 44v44q-10 5-19 2l2-36-1-8q-18 3-40-2l-6 10 1 38q-12 4-24 0V54q0-44 45-44z",
    highlight: "M89 10q-45 0-45 44v48q12 4 24 0l-1-38 6-10z",
  },
];

export const CANDIDATES = roleWords.candidates.map((words, index) => ({
  ...words,
  ...(APPEARANCES[index] ?? APPEARANCES[2]),
}));

/** The candidate who is hired. */
export const HIRED = { ...roleWords.candidates[2], ...APPEARANCES[2] };

export const PORTRAIT_BOX = "M0 0h178v150H0z";
const DEEP_RED = "color-mix(in oklab,var(--accent-2) 65%,var(--overlap))";

/** A candidate's portrait, 178 by 150 units. It is drawn in facets and lit from the left, like the team's portraits. */
export function Portrait({
  candidate: { coat, skin, fill, hair, highlight, behind, beard },
}: {
  candidate: Appearance;
}) {
  return (
    <>
      {behind && <path fill={fill} d={behind} />}
      <path fill={coat} d="M9 150q5-21 22-26l39-11 19 25 19-25 39 11q17 5 22 26z" />
      <path opacity=".2" d="M89 138l19-25 39 11q17 5 22 26H84z" />
      <path
        fill={skin}
        d="M76 92h27v18l8 5-22 27-22-27 9-4zM88 24q25 0 27 27l-1 11 1 10-6 23q-4 15-14 16-7 0-17-6-10-6-13-17-5-15-5-36 3-28 28-28z"
      />
      <path
        fill={DEEP_RED}
        opacity=".36"
        d="M93 24l2 25 3 9v6l5 15q2 5-4 6v5l2 2-2 3 1 4-2 3 1 9q8-2 10-16l6-23-1-10 1-11q-2-26-22-27zM76 98q12 12 22 13l5-4 8 8-22 27-8-9z"
      />
      <path fill={fill} d={`${beard ?? ""}${hair}M70 61q8-8 18-3v3q-9-3-18 0zm29-2q6-5 12-1-6-1-12 3z`} />
      <path fill="var(--on-night)" opacity=".18" d={highlight} />
      <path d="M79 67h7v3q-3 4-7 0zm24 0h6v3q-3 4-6 0z" />
      <path fill="none" stroke="var(--night)" strokeWidth="2" d="M74 69q7-5 14-1m11 0q6-4 12 1" />
      <path fill={DEEP_RED} d="M84 92q6 3 10 2l4 1 9-3q-3 7-10 7-8 0-13-7z" />
    </>
  );
}

/**
 * A candidate's portrait on a box in the candidate's accent.
 *
 * @param props.isMirrored Whether to mirror the portrait, for a box that faces away from the light.
 */
export function Face({ candidate, isMirrored = false }: { candidate: Appearance; isMirrored?: boolean }) {
  return (
    <g fill="var(--night)">
      <path fill={`var(--accent-${candidate.accent})`} d={PORTRAIT_BOX} />
      <g transform={isMirrored ? "matrix(-1 0 0 1 178 0)" : undefined}>
        <path opacity=".18" d="M0 42l178 58v50H0z" />
        <Portrait candidate={candidate} />
      </g>
    </g>
  );
}

/** Draws an anonymous person on a box of the same size: filled if `isPresent`, otherwise as a dashed outline. */
export function anonymousPerson(isPresent: boolean) {
  const d = "M9 150q5-21 22-26l37-10 8-4V99q-15-10-16-31-4-50 30-50t29 50q-2 21-14 31v11l8 4 37 10q17 5 22 26";
  if (isPresent) return { d, fill: "var(--night)", opacity: 0.6 };
  return { d, fill: "none", stroke: "var(--night)", strokeWidth: 3, strokeDasharray: "7 5" };
}
