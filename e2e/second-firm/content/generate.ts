/** Generates texts for records. They differ from the sample's in language, number and length. */
const TITLES = [
  "Mennesker",
  "Organisation og ledelse",
  "Gode råd",
  "Prøvet på rigtigt arbejde",
  "Virksomhedsoverdragelse",
  "I kan altid stoppe",
  "Selvbetjening",
  "Digitalisering, der kan betale sig",
  "Den, I taler med, gør arbejdet",
  "En anden mening",
  "Aftalt pris, også når vi regner forkert",
  "Fælles billede",
  "Samtale",
  "Arbejde, I kan se",
  "Integrationer og dataudveksling",
  "Vi ringer igen",
  "Kvalitetssikringsopgaver",
  "Løn uden gætværk",
  "De første hundrede dage",
  "Overdragelse",
];

const SENTENCES = [
  "Det holdt.",
  "Vi ser arbejdet, som det bliver gjort, og taler med dem, der gør det.",
  "Hvad vi gør, hvad det koster, og hvornår det er færdigt.",
  "Konsulenten har selv arbejdet i branchen og kan høre forskel på et kursus og en vane.",
  "Tager det længere tid, end vi troede, er det vores regning.",
  "Den første samtale er med en, der selv skal sidde med opgaven bagefter – også når den er svær.",
  "Virksomhedsoverdragelser og kvalitetssikringsopgaver tager den tid, de tager.",
];

/** Returns a text of `count` sentences, beginning with the sentence at `first`. */
export function sentences(first: number, count = 1): string {
  return Array.from({ length: count }, (_, index) => SENTENCES[(first + index) % SENTENCES.length]).join(" ");
}

/**
 * Returns records with titles and descriptions. Titles repeat after a while, so the lists of one page start at different
 * numbers.
 *
 * @param first The number of the first record, from which ids follow.
 * @param fields Returns the other fields of a record by its index.
 */
export function generate<Fields = unknown>(
  count: number,
  first: number,
  fields: (index: number) => Fields = () => ({}) as Fields,
) {
  return Array.from({ length: count }, (_, index) => ({
    id: `nr-${first + index}`,
    sample: false,
    title: TITLES[(first + index) % TITLES.length] ?? "",
    description: sentences(first + index, 1 + (index % 2)),
    ...fields(index),
  }));
}
