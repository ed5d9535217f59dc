import { fault } from "@/content/schema/check";
import type { Site } from "@/content/schema/records";
import { letter } from "@/content/words";
import { draftAddress, EMAIL_APP, GMAIL, OUTLOOK } from "./mail-ways";
import { composeRequest, DETAIL_MAX_LENGTH, type LetterWords, openRequest } from "./request";
import { createWording } from "./wording";

/** The zone with the longest name, and one whose date usually differs from the firm's. */
const ZONES = ["America/Argentina/ComodRivadavia", "Pacific/Kiritimati"];

/**
 * Checks that the request fits into every address that opens it (mail-ways.ts), in the site's language: as the visitor
 * without script sends it, and with a chosen time and a name as long as its field, on the longest date of a year.
 *
 * @param words The words of the letter (content/words.ts).
 * @returns one line for each fault, as the content check has them.
 */
export function findLetterFaults(site: Site, words: LetterWords = letter): string[] {
  const { language, email, workingHours, consultation } = site;
  const settings = { ...site, hours: { ...workingHours, minutes: consultation.minutes } };
  const wording = createWording(language);
  const details = { name: longestName(words), tel: "+000 000 000 000" };
  const requests = ZONES.flatMap((timeZone) =>
    [...Array(12).keys()].map((month) => {
      const choice = { start: Date.UTC(2026, month, 28, 23, 30), timeZone, details };
      const request = composeRequest(settings, choice, wording, words);
      // Without the last form, which leaves out who asks: it is for texts that no check can foresee.
      return { ...request, shorter: request.shorter.slice(0, -1) };
    }),
  );
  const faults = [EMAIL_APP, OUTLOOK, GMAIL].flatMap((way) => {
    const lengths = [openRequest(site, words), ...requests].map(
      (request) => draftAddress(way, email, request).href.length,
    );
    const longest = Math.max(...lengths);
    if (longest <= way.maxLength) return [];
    const expected = `a subject so short that an email with a date and a name fits into the ${way.maxLength} characters that mail programs take, escaped (the words of content/words.ts, letter, count as well)`;
    return [fault("site", site.name, "consultation.subject", expected, `${longest} characters`)];
  });
  // A request that is too long for one way mostly is for the others, too: one message is enough.
  return faults.slice(0, 1);
}

/** A name as long as its field, in the letters that take the most room in the site's language. */
function longestName(words: LetterWords): string {
  const letters = [...Object.values(words).map(String).join("")].filter((letter) => /\p{L}/u.test(letter));
  const [widest = "x"] = letters.sort((a, b) => encodeURIComponent(b).length - encodeURIComponent(a).length);
  return widest.repeat(DETAIL_MAX_LENGTH);
}
