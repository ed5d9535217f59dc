import { falling, rising } from "./slope";

const FIRST = rising(6, 150);

/**
 * The 404 page's picture: 4, 0 and 4 from one strip, in the mark's three planes and their two overlaps. The strip has
 * been folded once too often, and again, at its end. Decoration: the heading says the number.
 */
export const notFoundScene = (
  <svg viewBox="0 0 842 458" aria-hidden="true" className="h-auto w-full">
    <defs>
      <g id="not-found-four">
        <path fillRule="evenodd" d="M150 0h90v300h-90v-45H0v-75zM150 104 87 180h63z" />
        <path fill="var(--night)" opacity=".16" d="M150 0h90v300h-90z" />
      </g>
    </defs>
    <g transform={FIRST}>
      <use href="#not-found-four" fill="var(--accent-2)" />
      <path fill="var(--accent-2)" d="M240 180h60v75h-60z" />
    </g>
    <g transform={falling(266, 47)}>
      <path fill="var(--accent-1)" fillRule="evenodd" d="M0 0h270v300H0zM85 85h100v130H85z" />
      <path fill="var(--night)" opacity=".16" d="M270 0v300l-85-85V85z" />
      <path fill="var(--night)" opacity=".3" d="M0 300h270l-85-85H85z" />
    </g>
    <path fill="var(--overlap)" transform={FIRST} d="M260 180h40v75h-40z" />
    <g transform={rising(476, 150)}>
      <use href="#not-found-four" fill="var(--accent-4)" />
      <path fill="var(--accent-3)" d="M0 180 60 108v147H0z" />
    </g>
    <path fill="var(--accent-4)" d="M716 235l40 16 30-12 22 9 16-6 10 4v75l-10-4-16 6-22-9-30 12-40-16z" />
    <path
      fill="var(--night)"
      opacity=".3"
      d="M716 235l40 16v75l-40-16zM786 239l22 9v75l-22-9zM824 242l10 4v75l-10-4z"
    />
  </svg>
);
