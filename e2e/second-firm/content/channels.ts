import type { Channel } from "./schema/records";

export type { Channel };

/** No page of this firm has a table of channels. */
export const channels: readonly Channel[] = [];
