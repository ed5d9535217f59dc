/** Danish text for the records of this firm, which differ from the sample in language, number and length, not in meaning. */
const SENTENCES = [
  "Vi ser arbejdet, som det bliver gjort, og taler med dem, der gør det.",
  "Hvad vi gør, hvad det koster, og hvornår det er færdigt.",
  "En halv side hver torsdag: gjort, på vej, og hvad vi mangler svar på.",
  "Konsulenten har selv arbejdet i branchen og kan høre forskel på et kursus og en vane.",
  "Det holdt.",
  "Vi siger, hvilke arbejdsgange der skal have et system, og hvilke der skal have en tavle.",
  "Den første samtale er med en, der selv skal sidde med opgaven bagefter – også når den er svær.",
  "Tager det længere tid, end vi troede, er det vores regning.",
  "Virksomhedsoverdragelser og kvalitetssikringsopgaver tager den tid, de tager.",
  "Der skal være et menneske for enden, siger vores kunder på Ærø.",
];

/** @returns a text of `count` sentences, another one for each `seed`. */
export function sentences(seed: number, count = 1): string {
  return Array.from({ length: count }, (_, index) => SENTENCES[(seed + index) % SENTENCES.length]).join(" ");
}

/** @returns a text in a form for ids: `raad-til-ejere` for "Råd til ejere". */
export function idOf(text: string): string {
  const letters = text.toLowerCase().replaceAll("æ", "ae").replaceAll("ø", "oe").replaceAll("å", "aa");
  return letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
