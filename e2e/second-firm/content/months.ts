import type { Month } from "./schema/records";

export const months: readonly Month[] = [];
