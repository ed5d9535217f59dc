/** Written by export/prepare.ts, so a fresh clone has none yet. */
declare module "@/.cache/content-state.json" {
  export const faults: readonly string[];
}
