/** Names of the drawings that a record can use as its `scene`. Each is the name of an export in components/art. */
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

/** Names of the drawings for share pictures. app/share/[page]/picture.tsx places them. */
export const shareScenes = ["hero", "shortlist", "system", "growth"] as const;

export type ShareScene = (typeof shareScenes)[number];
