import { fridayWords } from "@/content/drawings/growth-marketing";
import { Drawing } from "./drawing";

/*
 * Four pages of the Friday report, one for each step of growth marketing: where leads were lost, the first channel, the
 * live campaign, and two ads, one of which was stopped.
 */
const { head, audit: auditReport, plan: planReport, launch, improve } = fridayWords;

export const audit = <Drawing name="audit" words={{ head, ...auditReport }} />;
export const plan = <Drawing name="plan" words={{ head, ...planReport }} />;
export const live = <Drawing name="live" words={{ head, ...launch }} />;
export const stopped = <Drawing name="stopped" words={{ head, ...improve }} />;
