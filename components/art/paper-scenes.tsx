import { paperWords } from "@/content/drawings/landing";
import { Drawing } from "./drawing";

/*
 * A typical document of each industry. It lies flat, and the part that needs a person is folded up. It extends beyond
 * the left side of its view box, so that it can start at the window's edge.
 */
export const screeningNote = <Drawing name="document" words={paperWords.screeningNote} />;
export const triageSheet = <Drawing name="document" words={paperWords.triageSheet} />;
export const billOfLading = <Drawing name="document" words={paperWords.billOfLading} />;
