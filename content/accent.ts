/** The colours of the mark. Each page has one as its own; app/tokens.css gives them their values. */
export const accents = ["accent-1", "accent-2", "accent-3", "accent-4"] as const;
