/** Written by export/prepare.ts each time it has looked at the content, so a fresh clone has none yet. */
declare module "@/.cache/content-state.json" {
  export const faults: readonly string[];
}
