import { type Campaign, CLICK_ID_PARAMETERS, findCampaign, withParameters } from "@/lib/campaign";

/**
 * How a calendar receives the data of a visit. The page's script reads this as JSON from `data-calendar` on the
 * dialog's root. If the attribute is missing, every campaign parameter keeps its name.
 */
export interface CalendarSettings {
  /**
   * The calendar's name for a campaign parameter, in which `$` stands for the parameter's own name. If undefined, the
   * calendar accepts no campaign parameters. `clickId` is the same for the id of a click on an ad.
   */
  utm?: string | undefined;
  clickId?: string | undefined;
  /** The form fields for the page that the consultation is about, and for the visitor's choice on that page. */
  topic?: string | undefined;
  answer?: string | undefined;
  /** The name of each page by its path. Set only if `topic` is set. */
  pages?: Record<string, string> | undefined;
  /**
   * Parameters that the calendar's address needs in a frame: `frame` always, the others for the visitor's color scheme.
   */
  frame?: Record<string, string> | undefined;
  light?: Record<string, string> | undefined;
  dark?: Record<string, string> | undefined;
}

const EVERYTHING: CalendarSettings = { utm: "$", clickId: "$" };

/** The subject of a consultation: the path of a page, and the visitor's choice on that page, or "". */
interface Subject {
  path: string;
  answer: string;
}

/** Converts a campaign and a subject to the calendar's own parameters. */
export function calendarParameters(settings: CalendarSettings, campaign: Campaign, subject?: Subject): Campaign {
  const parameters: [string, string][] = [];
  for (const [name, value] of campaign) {
    const pattern = CLICK_ID_PARAMETERS.includes(name) ? settings.clickId : settings.utm;
    if (pattern) parameters.push([pattern.replace("$", name), value]);
  }
  const { topic, answer } = settings;
  const [page = "", chosen = ""] = [settings.pages?.[subject?.path ?? ""], subject?.answer];
  // The same form field may be set for topic and answer.
  if (topic && page) parameters.push([topic, topic === answer && chosen ? `${page}: ${chosen}` : page]);
  if (answer && chosen && !(topic === answer && page)) parameters.push([answer, chosen]);
  return parameters;
}

function readSettings(root: HTMLElement | null): CalendarSettings {
  return root?.dataset.calendar ? JSON.parse(root.dataset.calendar) : EVERYTHING;
}

/**
 * Adds the visit's campaign to the page's links to other pages of the site and to the calendar. Without a campaign, no
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
 * Adds the visit's campaign parameters and subject to the address of the calendar, both in the frame and in the links
 * that open it in a new tab. Call it before the dialog is shown, because the frame then starts to load.
 *
 * @param dialog The element that contains the dialog's markup.
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
 * Finds the path of the page that a consultation is about. Usually this is the current page. If no button on it opened
 * the dialog, it is the page from which the visitor followed a booking link.
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
