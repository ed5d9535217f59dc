import type { Channel } from "./schema/records";

/** No page of this firm has a table of channels. */
export const channels: readonly Channel[] = [];
