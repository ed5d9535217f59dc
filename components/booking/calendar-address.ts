import { type Campaign, CLICK_ID_PARAMETERS, findCampaign, withParameters } from "@/lib/campaign";

/**
 * How a calendar receives the data of a visit. The page's script reads it as JSON from `data-calendar` on the dialog's
 * root; without it, every campaign parameter keeps its own name.
 */
export interface CalendarSettings {
  /** The calendar's name for a campaign parameter; `$` stands for the parameter's own name. Undefined: it takes none. */
  utm?: string | undefined;
  clickId?: string | undefined;
  /** The form fields for the consultation's page and for the visitor's choice on it. */
  topic?: string | undefined;
  answer?: string | undefined;
  /** The name of each page by its path; only where `topic` is set. */
  pages?: Record<string, string> | undefined;
  /** Parameters that its address needs in a frame: always, and for the visitor's color scheme. */
  frame?: Record<string, string> | undefined;
  light?: Record<string, string> | undefined;
  dark?: Record<string, string> | undefined;
}

const EVERYTHING: CalendarSettings = { utm: "$", clickId: "$" };

/** The subject of a consultation: the page's path, and the choice made on it, or "". */
interface Subject {
  path: string;
  answer: string;
}

/** @returns a campaign and a subject as the calendar's own parameters. */
export function calendarParameters(settings: CalendarSettings, campaign: Campaign, subject?: Subject): Campaign {
  const parameters: [string, string][] = [];
  for (const [name, value] of campaign) {
    const pattern = CLICK_ID_PARAMETERS.includes(name) ? settings.clickId : settings.utm;
    if (pattern) parameters.push([pattern.replace("$", name), value]);
  }
  const { topic, answer } = settings;
  const [page = "", chosen = ""] = [settings.pages?.[subject?.path ?? ""], subject?.answer];
  // One field may take both.
  if (topic && page) parameters.push([topic, topic === answer && chosen ? `${page}: ${chosen}` : page]);
  if (answer && chosen && !(topic === answer && page)) parameters.push([answer, chosen]);
  return parameters;
}

function readSettings(root: HTMLElement | null): CalendarSettings {
  return root?.dataset.calendar ? JSON.parse(root.dataset.calendar) : EVERYTHING;
}

/**
 * Adds the visit's campaign to the page's links: to other pages of the site, and to the calendar. Without a campaign no
 * link changes.
 *
 * @param root The dialog's root.
 */
export function carryCampaign(root: HTMLElement | null): void {
  const campaign = findCampaign();
  for (const link of document.querySelectorAll("a[href^='/'], a[data-booking]")) {
    const address = link.getAttribute("href") ?? "";
    const parameters = address.startsWith("/") ? campaign : calendarParameters(readSettings(root), campaign);
    if (parameters.length > 0) link.setAttribute("href", withParameters(address, parameters));
  }
}

/**
 * Adds the visit's campaign and subject to the calendar's address, before a dialog is shown: in the frame, and in the
 * links that open the same calendar in a new tab.
 *
 * @param dialog Holds the dialog's markup.
 * @param root The dialog's root.
 */
export function prepareCalendar(dialog: ParentNode, root: HTMLElement): void {
  const frame = dialog.querySelector("iframe");
  const address = frame?.getAttribute("src");
  if (!frame || !address) return;
  const settings = readSettings(root);
  const subject = { path: findSubjectPath(settings, root), answer: root.dataset.topic ?? "" };
  const parameters = calendarParameters(settings, findCampaign(), subject);
  for (const link of dialog.querySelectorAll("a")) {
    if (link.getAttribute("href") === address) link.setAttribute("href", withParameters(address, parameters));
  }
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? settings.dark : settings.light;
  const entries = [...Object.entries({ ...settings.frame, ...scheme }), ...parameters];
  if (entries.length > 0) frame.src = withParameters(address, entries);
}

/**
 * The path of the page that a consultation is about: this one or, where no button on it has opened the dialog, the page that
 * the visitor has come from for a booking.
 */
function findSubjectPath({ pages }: CalendarSettings, root: HTMLElement): string {
  const currentPath = withSlash(location.pathname);
  if (root.dataset.topic !== undefined || !document.referrer) return currentPath;
  const referrer = new URL(document.referrer);
  const path = withSlash(referrer.pathname);
  return referrer.origin === location.origin && pages?.[path] ? path : currentPath;
}

function withSlash(path: string): string {
  return path.replace(/\/?$/, "/");
}
