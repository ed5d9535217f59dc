import type { ReactNode } from "react";
import type { ChannelSign } from "@/content/scenes";

interface Sign {
  /** The plane in front: the paper that the channel has in the page's hero, and the ink on it. */
  paper: string;
  ink: string;
  /** The channel's own object, drawn flat in the plane's box of 50 x 38. */
  object: ReactNode;
}

/** Marigold in the shade, as on the folded strips of the hero. */
const SHADE = "var(--accent-4-shade)";

const SIGNS = {
  "organic-search": {
    paper: "var(--accent-4)",
    ink: "var(--on-accent-4)",
    object: (
      <>
        <path d="M6 6h20v4H6zm0 9h12v3H6zm0 7h10v3H6zm0 7h14v3H6z" />
        <path fill="none" strokeWidth="3.5" d="M39 19a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-2 6 8 8" />
      </>
    ),
  },
  "paid-search": {
    paper: "var(--overlap)",
    ink: "var(--on-accent-1)",
    object: (
      <>
        <path d="M6 23h34v3H6zm0 7h22v3H6z" opacity=".6" />
        <path fill="var(--accent-2)" d="M-4 5h48v12H-4z" />
        <path fill="var(--on-accent-2)" d="M0 8h6v6H0zm10 1h26v4H10z" />
      </>
    ),
  },
  "paid-social": {
    paper: "var(--accent-2)",
    ink: "var(--on-accent-2)",
    object: (
      <>
        <path d="M5 4h7v7H5zm10 1h20v4H15z" />
        <path fill="var(--on-accent-1)" d="M5 14h40v20H5z" />
        <path fill="var(--accent-1)" d="M5 34V24l14-6 14 6v10z" />
        <path fill="var(--overlap)" d="M25 34v-6l20-8v14z" />
      </>
    ),
  },
  email: {
    paper: "var(--accent-1)",
    ink: "var(--on-accent-1)",
    object: (
      <>
        <path fill="var(--night)" opacity=".4" d="M0 38 25 16l25 22z" />
        <path fill="color-mix(in oklab,var(--accent-1) 40%,white)" d="M0 0h50L25 23z" />
      </>
    ),
  },
  content: {
    paper: "var(--accent-3)",
    ink: "var(--on-accent-3)",
    object: (
      <>
        <path d="M6 5h28v5H6zm20 9h18v3H26zm0 6h18v3H26zm0 6h18v3H26zm0 6h10v3H26z" />
        <path fill="var(--accent-4)" d="M6 14h16v20H6z" />
      </>
    ),
  },
  partnerships: {
    paper: SHADE,
    ink: "var(--on-accent-4)",
    object: (
      <>
        <path d="M6 8h24v4H6zm0 9h16v3H6zm0 7h20v3H6z" />
        <path fill="var(--accent-1)" d="M34 12h16l16-13v14L50 26H34z" />
      </>
    ),
  },
} as const satisfies Record<ChannelSign, Sign>;

/** A channel's sign: two planes and the channel's own object. Decoration beside its name, hidden from assistive tools. */
export function ChannelScene({ sign }: { sign: ChannelSign }) {
  const { paper, ink, object } = SIGNS[sign];
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className="h-auto w-full">
      <path fill={sign === "organic-search" ? SHADE : "var(--accent-4)"} d="M54 22 92 7v38L54 60z" />
      <g transform="translate(4 2)skewY(21.54)" fill={ink} stroke={ink} strokeWidth="0">
        <path fill={paper} d="M0 0h50v38H0z" />
        {object}
      </g>
    </svg>
  );
}
