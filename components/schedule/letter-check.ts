import { fault } from "@/content/schema/check";
import type { Site } from "@/content/schema/records";
import { letter } from "@/content/words";
import { DETAIL_MAX_LENGTH, detailsFrom } from "./fields";
import { draftAddress, EMAIL_APP, GMAIL, OUTLOOK } from "./mail-ways";
import { composeRequest, composeRequestWithoutTime, type LetterWords } from "./request";
import { createWording } from "./wording";

/** Two time zones: the one with the longest name, and one whose date usually differs from the firm's. */
const ZONES = ["America/Argentina/ComodRivadavia", "Pacific/Kiritimati"];

/**
 * Checks that requests in the site's language fit the length limits of mail programs and services (mail-ways.ts): the
 * request without a script, and requests with the longest dates of a year and the longest possible name.
 *
 * @param words The words of the letter (content/words.ts).
 * @returns One line for each fault, in the format of the content check.
 */
export function findLetterFaults(site: Site, words: LetterWords = letter): string[] {
  const { language, email, workingHours, consultation } = site;
  const settings = { ...site, hours: { ...workingHours, minutes: consultation.minutes } };
  const wording = createWording(language);
  const name = longestText(words);
  const details = detailsFrom(({ type }) => (type === "tel" ? "+000 000 000 000" : name));
  const requests = ZONES.flatMap((timeZone) =>
    [...Array(12).keys()].map((month) => {
      const choice = { start: Date.UTC(2026, month, 28, 23, 30), timeZone, details };
      const request = composeRequest(settings, choice, wording, words);
      // Excludes the shortest version, which omits the visitor's name. It is for texts whose length cannot be checked
      // in advance.
      return { ...request, shorter: request.shorter.slice(0, -1) };
    }),
  );
  const faults = [EMAIL_APP, OUTLOOK, GMAIL].flatMap((way) => {
    const lengths = [composeRequestWithoutTime(site, words), ...requests].map(
      (request) => draftAddress(way, email, request).href.length,
    );
    const longest = Math.max(...lengths);
    if (longest <= way.maxLength) return [];
    const expected = `a subject so short that an email with a date and a name fits into the ${way.maxLength} characters that mail programs take, escaped (the words of content/words.ts, letter, count as well)`;
    return [fault("site", site.name, "consultation.subject", expected, `${longest} characters`)];
  });
  // A request that is too long for one service is usually too long for the others, so one message is sufficient.
  return faults.slice(0, 1);
}

/** Returns the longest possible value of a field, of the character that is longest when escaped. */
function longestText(words: LetterWords): string {
  const letters = [...Object.values(words).map(String).join("")].filter((letter) => /\p{L}/u.test(letter));
  const [widest = "x"] = letters.sort((a, b) => encodeURIComponent(b).length - encodeURIComponent(a).length);
  return widest.repeat(DETAIL_MAX_LENGTH);
}
