import { addParameters, type Campaign, findCampaign, isClickId } from "@/lib/campaign";

/**
 * How a calendar receives the campaign and the subject of a visit. Without settings, every campaign parameter keeps its
 * name.
 */
export interface CalendarSettings {
  /**
   * The calendar's names for campaign parameters and for click ids of ads. `$` stands for the parameter's own name. If
   * undefined, the calendar accepts none.
   */
  utm?: string | undefined;
  clickId?: string | undefined;
  /** The form fields for the page that the consultation is about, and for the visitor's choice on that page. */
  topic?: string | undefined;
  answer?: string | undefined;
  /** The name of each page by its path. Set only if `topic` is set. */
  pages?: Record<string, string> | undefined;
  /** Additional parameters in the frame: `frame` always, `light` or `dark` by the visitor's color scheme. */
  frame?: Record<string, string> | undefined;
  light?: Record<string, string> | undefined;
  dark?: Record<string, string> | undefined;
}

const ALL_PARAMETERS: CalendarSettings = { utm: "$", clickId: "$" };

/** Converts a campaign, a page and the visitor's choice on that page to a calendar's parameters. */
export function calendarParameters(
  { utm, clickId, topic, answer, pages }: CalendarSettings,
  campaign: Campaign,
  path = "",
  choice = "",
): Campaign {
  const parameters = campaign.flatMap(([name, value]): Campaign => {
    const pattern = isClickId(name) ? clickId : utm;
    return pattern ? [[pattern.replace("$", name), value]] : [];
  });
  const fields = new Map<string, string>();
  const page = pages?.[path];
  if (topic && page) fields.set(topic, page);
  // Both may have the same form field.
  if (answer && choice) fields.set(answer, [fields.get(answer), choice].filter(Boolean).join(": "));
  return [...parameters, ...fields];
}

/** Adds the visit's campaign to the links to other pages of the site and to the calendar, before and without React. */
export function passOnCampaign(): void {
  const campaign = findCampaign();
  const props = document.querySelector("[data-island=booking]")?.getAttribute("data-props") ?? "{}";
  const { settings = ALL_PARAMETERS } = JSON.parse(props);
  for (const link of document.querySelectorAll("a[href^='/'], a[data-booking]")) {
    const address = link.getAttribute("href") ?? "";
    const parameters = address.startsWith("/") ? campaign : calendarParameters(settings, campaign);
    if (parameters.length > 0) link.setAttribute("href", addParameters(address, parameters));
  }
}

/**
 * The addresses of the calendar in the dialog's frame and in a new tab, with the visit's campaign and subject.
 *
 * @param address The calendar's address as built.
 * @param choice The subject of the clicked booking link. If undefined, the address opened the dialog, so the subject
 *   is the previous page.
 */
export function calendarAddresses(address: string, settings = ALL_PARAMETERS, choice?: string) {
  const parameters = calendarParameters(settings, findCampaign(), subjectPath(settings, choice), choice);
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? settings.dark : settings.light;
  const framing = Object.entries({ ...settings.frame, ...scheme });
  return {
    framed: addParameters(address, [...framing, ...parameters]),
    linked: addParameters(address, parameters),
  };
}

function subjectPath({ pages }: CalendarSettings, choice: string | undefined): string {
  const pathOf = ({ pathname }: URL | Location) => pathname.replace(/\/?$/, "/");
  const previous = choice === undefined && document.referrer ? new URL(document.referrer) : undefined;
  const isKnown = previous?.origin === location.origin && pages?.[pathOf(previous)];
  return pathOf(isKnown ? previous : location);
}
