/** Drawings that a record may name as its `scene`, by their export in components/art. */
export const scenes = [
  "workflow",
  "internalTool",
  "assistant",
  "release",
  "requirement",
  "screening",
  "interview",
  "checks",
  "manual",
  "intake",
  "order",
  "freightIntake",
  "clinicTriage",
  "returnsForecast",
  "trials",
  "inquiries",
  "shippers",
  "audit",
  "plan",
  "live",
  "stopped",
  "tally",
  "clickable",
  "version",
  "keys",
  "screeningNote",
  "triageSheet",
  "billOfLading",
] as const;

export type SceneName = (typeof scenes)[number];

/** Drawings for share pictures, placed by app/share/[page]/picture.tsx. */
export const shareScenes = ["flow", "shortlist", "system", "growth"] as const;

export type ShareScene = (typeof shareScenes)[number];
