import { falling, rising, SLOPE } from "./slope";

const FIRST = rising(6, 150);
const SECOND = rising(420, 150);

/** The right half of the 0, which begins as deep as the left one ends, and what is to be seen of it. */
const HALF = { transform: rising(362, 55 + 100 * SLOPE), d: "M0 0h100v300H0v-65h35V65H0z" };

/**
 * The 404 page's picture: 4, 0 and 4 from one strip, on one line, in the mark's three planes and their two overlaps. The
 * bar of each 4 goes on into what follows: the first through the 0, the last down by the window's edge, where it becomes
 * the ground of the words and of the way on. Decoration: the heading says the number.
 */
export const notFoundScene = (
  <svg
    viewBox="6 55 834 350"
    // In a low window it is flatter, so that the way on is in sight.
    preserveAspectRatio="none"
    aria-hidden="true"
    className="aspect-834/350 max-h-[max(16rem,100svh-23rem)] w-full"
  >
    <g transform={FIRST}>
      <path
        fill="var(--accent-2)"
        fillRule="evenodd"
        d="M150 0h90v180h60v75h-60v45h-90v-45H0v-75zM150 104 87 180h63z"
      />
      <path fill="var(--night)" opacity=".16" d="M150 0h90v300h-90z" />
    </g>
    <g fill="var(--accent-1)">
      <path transform={falling(262, 55)} d="M0 0h100.5v65H65v170h35.5v65H0z" />
      <path {...HALF} />
    </g>
    <path fill="var(--night)" opacity=".16" {...HALF} />
    <path fill="var(--overlap)" transform={FIRST} d="M255.5 180H321v75h-65.5z" />
    <g transform={SECOND}>
      {/* Below the 4, whose own colour would be seen along its edges. */}
      <path fill="var(--accent-3)" d="M0 180 42 129.6h.5V222H0z" />
      <path
        fill="var(--accent-4)"
        fillRule="evenodd"
        d="M150 0h90v180h90v75h-90v45h-90v-45H0v-33.4h42v-92zM150 104 87 180h63z"
      />
      <path fill="var(--night)" opacity=".16" d="M150 0h90v300h-90z" />
    </g>
    <g transform={falling(750, 150 - 330 * SLOPE + 180)}>
      <path fill="var(--accent-4)" d="M-.5 0H99v300H-.5z" />
      <path fill="var(--night)" opacity=".3" d="M0 0h99v300H0z" />
    </g>
  </svg>
);
