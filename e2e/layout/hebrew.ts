/**
 * A page as the site would show it in Hebrew, which is written from right to left. The pages are those of the build, with
 * other words: a third site would make the check half a minute longer.
 */
import type { Page } from "@playwright/test";
import { schedulePath } from "@/content/routes";
import { changeSite } from "../site-variant";
import { wholeStyleSheet } from "../whole-style-sheet";
import { addStyles } from "./text-settings";

/** Sentences about a small firm, which replace the pages' texts. */
const SENTENCES = `
אנחנו בונים כלים שחוסכים זמן לצוותים קטנים. כל פרויקט מתחיל בשיחה קצרה, ללא תשלום, עם מי שיעשה את העבודה. אתם מספרים
מה חוזר על עצמו בכל יום, ואנחנו מציעים דרך לקצר אותו. המחיר נקבע מראש ואינו משתנה. בכל שבועיים אתם רואים גרסה שאפשר
לנסות, ומחליטים אם להמשיך. הקוד, החשבונות והמסמכים שייכים לכם מהיום הראשון. אם משהו אינו עובד, אנחנו מתקנים אותו בלי
תוספת תשלום. אפשר לעצור בכל שלב ולשלם רק על מה שכבר נעשה. לכל משרה אנחנו מציגים שלושה מועמדים, עם הערות מכל בדיקה
ועם ספק אחד שכדאי לשאול עליו. בכל יום שישי מגיע דוח של עמוד אחד: כמה עלה כל ערוץ, וכמה הוא הכניס.`;

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The rules of the whole site, those for right-to-left text included. */
const rulesWithoutFonts = () => wholeStyleSheet(schedulePath).replaceAll(FONT_FACE, "");

/** Serves every page with the direction of Hebrew, and with the rules for it, which the build leaves out elsewhere. */
export async function serveFromRightToLeft(page: Page): Promise<void> {
  const rules = rulesWithoutFonts();
  await changeSite(page, (text, kind) => {
    if (kind !== "page") return text;
    const faces = text.match(FONT_FACE)?.join("") ?? "";
    return text
      .replace(/<html lang="[^"]*"/, '<html lang="he" dir="rtl"')
      .replace(/<style>.*?<\/style>/s, () => `<style>${faces}${rules}</style>`);
  });
}

/** Sets the direction of Hebrew on the current page, with the rules for it. */
export async function setRightToLeft(page: Page): Promise<void> {
  await addStyles(page, rulesWithoutFonts());
  await page.evaluate(() => Object.assign(document.documentElement, { lang: "he", dir: "rtl" }));
}

/** Replaces the words of a page, and of the calendar in its dialog, by Hebrew ones. */
export async function translate(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(setInHebrew, SENTENCES);
}

/** Runs within the page. Numbers, prices and addresses stay, as they do in Hebrew; so do the words of drawings. */
function setInHebrew(sentences: string): void {
  const words = sentences.trim().split(/\s+/);
  let at = 0;
  /** Returns Hebrew words of about nine tenths of the English length, as translations have. */
  const wordsFor = (english: string) => {
    // Initials.
    if (english.length < 3) return (words[at++ % words.length] ?? "").slice(0, english.length);
    const taken: string[] = [];
    let letters = 0;
    do {
      const word = words[at++ % words.length] ?? "";
      letters += word.length + 1;
      taken.push(word);
    } while (letters + 4 < english.length * 0.9);
    return taken.join(" ").replace(/[,.:]$/, "");
  };
  /** A run of words. Addresses are left out: a word of theirs contains a dot, a slash or an @. */
  const PHRASE =
    /(?<![\p{L}\d@./#-])[\p{Script=Latin}’'-]+(?![\p{L}@/#]|[.-]\w)(?:\s+[\p{Script=Latin}’'-]+(?![\p{L}@/#]|[.-]\w))*/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (text.parentElement?.closest("svg, script, style, template")) continue;
    text.data = text.data.replaceAll(PHRASE, wordsFor);
  }
}
