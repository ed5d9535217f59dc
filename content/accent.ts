/** The four colours of the mark. Each page has one as its own; app/tokens.css gives them their values. */
export type Accent = "cobalt" | "vermilion" | "viridian" | "marigold";
