/**
 * Campaign parameters, which newsletters and ad networks add to links to this site. The site passes them on in its
 * links and to the calendar. It stores nothing and leaves other parameters alone.
 */

/** Matches the parameters with click ids of Google, Microsoft, Meta, TikTok, X, LinkedIn, Reddit and Pinterest ads. */
const CLICK_ID = /^(gclid|gbraid|wbraid|dclid|msclkid|fbclid|ttclid|twclid|li_fat_id|rdt_cid|epik)$/;

/** In characters. The longest real click ids have about 200. A longer value would leave no room in the email. */
const VALUE_MAX_LENGTH = 300;

/**
 * Matches line breaks and other control characters, which could change the email, except U+200C and U+200D, which some
 * languages need.
 */
const CONTROL_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The campaign parameters of an address, unchanged. */
export type Campaign = readonly (readonly [name: string, value: string])[];

export function isClickId(name: string): boolean {
  return CLICK_ID.test(name);
}

/** Reads the campaign parameters of a query string, without values that are too long or contain control characters. */
export function readCampaign(query: string): Campaign {
  const found = new Map<string, string>();
  for (const [written, value] of new URLSearchParams(query)) {
    // Some newsletters escape an address twice, as in &amp;utm_medium.
    const name = written.replace(/^amp;/, "");
    const text = value.trim();
    const isUsable = text && text.length <= VALUE_MAX_LENGTH && !CONTROL_CHARACTER.test(text);
    if (isUsable && (/^utm_\w+$/.test(name) || isClickId(name)) && !found.has(name)) found.set(name, text);
  }
  return [...found];
}

/**
 * Returns the campaign of this visit from the address of the page, of its referrer, or of an earlier page in the tab's
 * history, because pages without script cannot add parameters to links. Ignores pages of other sites.
 */
export function findCampaign(): Campaign {
  const { navigation }: { navigation?: Navigation } = window;
  const visited = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const addresses = [location.href, document.referrer, ...visited.map(({ url }) => url).reverse()];
  const own = addresses.flatMap((address) => (address ? new URL(address) : [])).filter(isOwn);
  return own.map(({ search }) => readCampaign(search)).find(({ length }) => length > 0) ?? [];
}

function isOwn({ origin }: URL): boolean {
  return origin === location.origin;
}

/** Adds parameters to an address or to a path of this site. */
export function addParameters(address: string, parameters: Campaign): string {
  if (parameters.length === 0) return address;
  // The origin is only needed to parse a path, and is not returned.
  const url = new URL(address, "https://site.invalid");
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return address.startsWith("/") ? url.pathname + url.search + url.hash : url.href;
}

/** Describes a campaign: "newsletter, spring" or "google, cpc, gclid Cj0KCQ". Empty if there is none. */
export function describeCampaign(campaign: Campaign): string {
  return campaign.map(([name, value]) => (isClickId(name) ? `${name} ${value}` : value)).join(", ");
}
