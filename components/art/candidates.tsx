import { roleWords } from "@/content/drawings/talent";
import { DrawingShapes } from "./drawing";

/** A candidate's portrait, 178 by 150 units and lit from the left, and the number of the accent behind it. */
interface Appearance {
  portrait: string;
  accent: 1 | 3 | 4;
}

/** The appearance of each candidate, the same in every drawing of the talent page. */
const APPEARANCES: readonly [Appearance, Appearance, Appearance] = [
  { portrait: "candidate-1", accent: 4 },
  { portrait: "candidate-2", accent: 1 },
  { portrait: "candidate-3", accent: 3 },
];

export const CANDIDATES = roleWords.candidates.map((words, index) => ({
  ...words,
  ...(APPEARANCES[index] ?? APPEARANCES[2]),
}));

/** The candidate who is hired. */
export const HIRED = { ...roleWords.candidates[2], ...APPEARANCES[2] };

export const PORTRAIT_BOX = "M0 0h178v150H0z";

/**
 * A candidate's portrait on a box in the candidate's accent. The hero defines the portraits by id, and the drawings
 * below it use them.
 *
 * @param props.isMirrored Whether to mirror the portrait, for a box that faces away from the light.
 * @param props.isDefinition Whether this is the page's first drawing of the portrait.
 */
export function Face({
  candidate: { portrait, accent },
  isMirrored = false,
  isDefinition = false,
}: {
  candidate: Appearance;
  isMirrored?: boolean;
  isDefinition?: boolean;
}) {
  return (
    <g fill="var(--night)">
      <path fill={`var(--accent-${accent})`} d={PORTRAIT_BOX} />
      <g transform={isMirrored ? "matrix(-1 0 0 1 178 0)" : undefined}>
        <path opacity=".18" d="M0 42l178 58v50H0z" />
        {isDefinition ? <DrawingShapes name={portrait} id={portrait} /> : <use href={`#${portrait}`} />}
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
