/** The drawings that a record may name as its `scene` (components/art/scenes.tsx draws them). */
export const scenes = [
  "workflow",
  "internal-tool",
  "assistant",
  "release",
  "requirement",
  "screening",
  "interview",
  "checks",
  "manual",
  "intake",
  "order",
  "freight-intake",
  "clinic-triage",
  "returns-forecast",
  "trials",
  "inquiries",
  "shippers",
  "friday-audit",
  "friday-plan",
  "friday-live",
  "friday-stopped",
  "tally",
  "clickable",
  "version",
  "keys",
  "screening-note",
  "triage-sheet",
  "bill-of-lading",
] as const;

export type SceneName = (typeof scenes)[number];

/** The drawings that may stand in a page's share picture (app/share/[page]/picture.tsx places them). */
export const shareScenes = ["flow", "shortlist", "system", "growth"] as const;

export type ShareScene = (typeof shareScenes)[number];
