import { idOf, sentences } from "./generate";
import type { Reason } from "./schema/records";

const reason = (title: string, index: number): Reason => ({
  id: idOf(title),
  sample: false,
  title,
  description: sentences(index, 1 + (index % 2)),
});

/** On the front page. */
export const landingReasons: readonly Reason[] = [
  "Den, I taler med, gør arbejdet",
  "Aftalt pris, også når vi regner forkert",
  "I kan altid stoppe",
].map(reason);

/** On the recruitment page: the first two have a figure as proof. */
export const talentBenefits: readonly Reason[] = [
  { ...reason("En liste, der kan læses på fem minutter", 0), claim: "uger-til-liste" },
  { ...reason("Garanti, der ikke kræver en jurist", 1), claim: "garanti" },
  reason("Ordentligt over for dem, der ikke får jobbet", 2),
  reason("Vi kender faget", 3),
];

/** Below the figures of the recruitment page. */
export const talentReasons: readonly Reason[] = [
  "Prøvet på rigtigt arbejde",
  "Referencer, der bliver ringet til",
  "Løn uden gætværk",
].map(reason);
