/**
 * Campaign parameters: what newsletters and ad networks add to the links that lead to this site. They are carried along in
 * links and handed to the calendar. Nothing is stored, and no other parameter of an address is touched.
 */

/** The campaign parameters of an address. Calendly and Cal.com document these five. */
const UTM_PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/**
 * The id that an ad network gives to one click on an ad: Google (four), Microsoft, Meta, TikTok, X, LinkedIn, Reddit,
 * Pinterest.
 */
export const CLICK_ID_PARAMETERS = [
  ...["gclid", "gbraid", "wbraid", "dclid"],
  ...["msclkid", "fbclid", "ttclid", "twclid", "li_fat_id", "rdt_cid", "epik"],
];

/** In characters. The longest of real click ids have about 200; whatever is longer was not sent by an ad network. */
export const CAMPAIGN_VALUE_MAX_LENGTH = 300;

/** Parameters and their values, in the order of the lists above. */
export type Campaign = readonly (readonly [name: string, value: string])[];

/**
 * @param query An address's query string, without the "?".
 * @returns the campaign parameters in it, without duplicates. Values that are empty, too long or contain invisible characters
 *   (a line break would add a line to the request) are left out.
 */
export function readCampaign(query: string): Campaign {
  const parameters = new URLSearchParams(query);
  return [...UTM_PARAMETERS, ...CLICK_ID_PARAMETERS].flatMap((name) => {
    const value = parameters.get(name)?.trim();
    if (!value || value.length > CAMPAIGN_VALUE_MAX_LENGTH || /\p{C}/u.test(value)) return [];
    return [[name, value] as const];
  });
}

/**
 * The campaign of this visit: of the page's own address, of the page that linked here, or else of an earlier page of this
 * site in the tab's history. Pages without script cannot carry parameters in their links, so the browser's own record of
 * the way here is read instead. Runs in a browser.
 */
export function findCampaign(): Campaign {
  const { navigation }: { navigation?: Navigation } = window;
  const visited = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const addresses = [location.href, document.referrer, ...visited.map(({ url }) => url).reverse()];
  for (const address of addresses) {
    // Addresses of other sites are ignored, so that they cannot set this site's campaign.
    if (!address || new URL(address).origin !== location.origin) continue;
    const campaign = readCampaign(new URL(address).search);
    if (campaign.length > 0) return campaign;
  }
  return [];
}

/**
 * @param address An address, or a path of this site.
 * @returns the address with the parameters in its query; unchanged without parameters.
 */
export function withParameters(address: string, parameters: Campaign): string {
  if (parameters.length === 0) return address;
  // For a path any origin will do, since only what follows it is returned.
  const url = new URL(address, "https://site.invalid");
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return address.startsWith("/") ? url.pathname + url.search + url.hash : url.href;
}

/**
 * @returns a description of a campaign, such as "newsletter, spring" or "google, cpc, gclid Cj0KCQ"; empty without one.
 */
export function describeCampaign(campaign: Campaign): string {
  return campaign.map(([name, value]) => (CLICK_ID_PARAMETERS.includes(name) ? `${name} ${value}` : value)).join(", ");
}
