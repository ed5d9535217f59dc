export interface Candidate {
  name: string;
  /** What stands behind them. */
  surface: string;
  coat: string;
  hair: string;
  skin: string;
}

/** The three people of the short list: the same in every drawing of the talent page, each in their own colours. */
export const CANDIDATES: readonly [Candidate, Candidate, Candidate] = [
  {
    name: "Nadia K.",
    surface: "var(--accent-4)",
    coat: "var(--accent-1)",
    hair: "var(--overlap)",
    skin: "color-mix(in oklab,var(--accent-4) 66%,var(--overlap))",
  },
  {
    name: "Jonas P.",
    surface: "var(--accent-1)",
    coat: "var(--accent-4)",
    hair: "color-mix(in oklab,var(--accent-2) 72%,var(--overlap))",
    skin: "color-mix(in oklab,var(--accent-2) 24%,var(--on-night))",
  },
  {
    name: "Aiko M.",
    surface: "var(--accent-3)",
    coat: "var(--accent-2)",
    hair: "var(--night)",
    skin: "color-mix(in oklab,var(--accent-4) 35%,var(--on-night))",
  },
];
