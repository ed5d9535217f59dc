/** The drawings that a record may name as its `scene`: each by the name that its file in components/art exports it under. */
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

/** The drawings that may stand in a page's share picture (app/share/[page]/picture.tsx places them). */
export const shareScenes = ["flow", "shortlist", "system", "growth"] as const;

export type ShareScene = (typeof shareScenes)[number];
