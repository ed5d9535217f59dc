import { growthCaseWords } from "@/content/drawings/growth-marketing";
import { Drawing } from "./drawing";

/*
 * The scenes of the growth page's case studies. Each is a sheet with one folded leaf, in accent-1 like the strip of the
 * hero.
 */
const { inkwright, tarnside, norvane } = growthCaseWords;

/** Inkwright: a year with trials every month. The leaf shows an earlier year, with most trials from two trade shows. */
export const trials = <Drawing name="trials" words={inkwright} />;

/** Tarnside: the inquiry, with the end view and side view of the bushing. */
export const inquiries = <Drawing name="inquiry" words={tarnside} />;

/** Norvane: two ads on one sheet. The ad that attracted drivers who look for jobs is folded away and struck out. */
export const shippers = <Drawing name="shippers" words={norvane} />;
