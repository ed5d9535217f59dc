/**
 * Shows a page in Hebrew, which is written from right to left. Replaces the text of the built pages, because building
 * another site would take half a minute.
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

/** Returns all rules of the site, including those for right-to-left text. */
const rulesWithoutFonts = () => wholeStyleSheet(schedulePath).replaceAll(FONT_FACE, "");

/**
 * Serves every page from right to left, with the rules for it, which the build removes from pages in other languages.
 */
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

/** Sets the current page from right to left, with the rules for it. */
export async function setRightToLeft(page: Page): Promise<void> {
  await addStyles(page, rulesWithoutFonts());
  await page.evaluate(() => Object.assign(document.documentElement, { lang: "he", dir: "rtl" }));
}

/** Replaces the text of a page, and of the calendar in its dialog, with Hebrew text. */
export async function translate(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(setInHebrew, SENTENCES);
}

/** Runs in the page. Keeps numbers, prices and addresses, as Hebrew does, and the words in drawings. */
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
  /** Matches consecutive words, but not addresses, whose words contain a dot, a slash or an @. */
  const PHRASE =
    /(?<![\p{L}\d@./#-])[\p{Script=Latin}’'-]+(?![\p{L}@/#]|[.-]\w)(?:\s+[\p{Script=Latin}’'-]+(?![\p{L}@/#]|[.-]\w))*/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (text.parentElement?.closest("svg, script, style, template")) continue;
    text.data = text.data.replaceAll(PHRASE, wordsFor);
  }
}
