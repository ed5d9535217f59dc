import { claim, shortlistSize } from "./claims";
import type { Reason } from "./schema/records";
import { capitalize, spellNumber } from "./words";

/** On the front page. */
export const landingReasons: readonly Reason[] = [
  {
    id: "en-samtale",
    sample: false,
    title: "Den, I taler med, gør arbejdet",
    description: "Vi har ingen sælgere. Den første samtale er med en, der selv skal sidde med opgaven bagefter.",
  },
  {
    id: "aftalt-pris",
    sample: false,
    title: "Aftalt pris, også når vi regner forkert",
    description: "Tager det længere tid, end vi troede, er det vores regning. Det gør os omhyggelige.",
  },
  {
    id: "kan-stoppes",
    sample: false,
    title: "I kan altid stoppe",
    description: "Efter hvert trin har I noget, der kan bruges, også hvis I går videre uden os.",
  },
];

/** On the recruitment page. */
export const talentBenefits: readonly Reason[] = [
  {
    id: "kort-liste",
    sample: false,
    title: "En liste, der kan læses på fem minutter",
    description: `${capitalize(spellNumber(shortlistSize))} kandidater inden for ${claim("uger-til-liste").value}. Hver med vores noter, to referencer og ét forbehold.`,
    claim: "uger-til-liste",
  },
  {
    id: "uden-risiko",
    sample: false,
    title: "Garanti, der ikke kræver en jurist",
    description: "Stopper den nye inden for et halvt år, finder vi en anden. Der er ingen undtagelser med småt.",
    claim: "garanti",
  },
  {
    id: "ordentligt",
    sample: false,
    title: "Ordentligt over for dem, der ikke får jobbet",
    description: "Alle får svar, og dem, der var til samtale, får en begrundelse i telefonen. De taler jo også om jer.",
  },
  {
    id: "kender-faget",
    sample: false,
    title: "Vi kender faget",
    description: "Konsulenten har selv arbejdet i branchen og kan høre forskel på et kursus og en vane.",
  },
];

/** Below the figures of the recruitment page. */
export const talentReasons: readonly Reason[] = [
  {
    id: "test",
    sample: false,
    title: "Prøvet på rigtigt arbejde",
    description: "Hver kandidat løser en lille opgave fra jeres hverdag, som I selv har valgt.",
  },
  {
    id: "referencer",
    sample: false,
    title: "Referencer, der bliver ringet til",
    description: "Vi spørger en tidligere chef og en tidligere kollega og skriver svarene ned, som de faldt.",
  },
  {
    id: "loen",
    sample: false,
    title: "Løn uden gætværk",
    description: "Vi fortæller, hvad stillingen koster i dag, før I slår den op, ikke bagefter.",
  },
];
