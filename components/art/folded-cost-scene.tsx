import { roleWords } from "@/content/drawings/talent";
import { Words } from "./words";

/*
 * What we cost, drawn: a sheet of ten panels, and the same sheet with six of them folded flat behind four. Where those six
 * lay open, there is room for the figure (sections/figures-and-reasons.tsx), which says in words what this shows.
 */
const { typical, ours } = roleWords.cost;

/** Panels in one row, for a place at least 700 px wide. */
export function FoldedCostWide() {
  const rise = "l115-45.4v56l-115 45.4z";
  const fall = "l115 45.4v56l-115-45.4z";
  const down = "l115 45.4v168l-115-45.4z";
  return (
    <svg viewBox="0 0 1150 400" aria-hidden="true" className="h-auto w-full overflow-visible" fill="var(--fg)">
      <Words weight={600} size={23} room={400} x="0" y="20">
        {typical}
      </Words>
      <path
        fill="none"
        stroke="var(--muted)"
        strokeOpacity=".8"
        strokeWidth="1.5"
        d={`M0 80${`${rise}m115-45.4${fall}m115 45.4`.repeat(5)}`}
      />
      <Words weight={600} size={23} room={400} x="0" y="172">
        {ours}
      </Words>
      <path
        fill="var(--accent-2)"
        d={`M0 232${"l115-45.4 115 45.4".repeat(2)}${"l10-4 10 4".repeat(3)}v168${"l-10-4-10 4".repeat(3)}${"l-115-45.4-115 45.4".repeat(2)}z`}
      />
      <path
        fill="var(--night)"
        opacity=".3"
        d={`M115 186.6${`${down}m230 0`.repeat(2)}M470 228${"l10 4v168l-10-4zm20 0".repeat(3)}`}
      />
    </svg>
  );
}

/** Panels from top to bottom, for a phone. */
export function FoldedCostTall() {
  const one = "h100l16 40h-100z";
  const other = "h100l-16 40h-100z";
  return (
    <svg viewBox="0 0 330 440" aria-hidden="true" className="h-auto w-full overflow-visible" fill="var(--fg)">
      <Words weight={600} size={16} room={122} x="0" y="16">
        {typical}
      </Words>
      <path
        fill="none"
        stroke="var(--muted)"
        strokeOpacity=".8"
        strokeWidth="1.5"
        d={`M0 32${`${one}m16 40${other}m-16 40`.repeat(5)}`}
      />
      <Words weight={600} size={16} room={180} x="144" y="16">
        {ours}
      </Words>
      <g transform="translate(144 32)">
        <path
          fill="var(--accent-2)"
          d={`M0 0h170${"l16 40-16 40".repeat(2)}${"l2 6-2 6".repeat(3)}h-170${"l2-6-2-6".repeat(3)}${"l16-40-16-40".repeat(2)}z`}
        />
        <path
          fill="var(--night)"
          opacity=".3"
          d={`M16 40h170l-16 40H0zM16 120h170l-16 40H0zM2 166${"h170l-2 6h-170zm0 12".repeat(3)}`}
        />
      </g>
    </svg>
  );
}
