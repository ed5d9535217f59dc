/** export/prepare.ts writes this file, so a fresh clone does not have it. */
declare module "@/.cache/content-state.json" {
  export const faults: readonly string[];
}
