import { generate } from "./generate";
import type { Industry } from "./schema/records";

export const industries: readonly Industry[] = generate(5, 3, (index) => ({ link: `/brancher/${index}` }));
