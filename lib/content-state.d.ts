/** Written by export/content-state.ts, so a fresh clone has none yet. */
declare module "@/.cache/content-state.json" {
  export const faults: readonly string[];
}
