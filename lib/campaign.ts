/**
 * Campaign parameters: what newsletters and ad networks add to the links that lead to this site. They are passed on in
 * links and to the calendar. Nothing is stored, and no other parameter of an address is touched.
 */

/** The id that an ad network gives to one click on an ad: Google, Microsoft, Meta, TikTok, X, LinkedIn, Reddit, Pinterest. */
const CLICK_ID = /^(gclid|gbraid|wbraid|dclid|msclkid|fbclid|ttclid|twclid|li_fat_id|rdt_cid|epik)$/;

/** In characters. The longest real click ids have about 200. A longer value would leave no room in the letter. */
export const CAMPAIGN_VALUE_MAX_LENGTH = 300;

/** Line breaks and other control characters, which would change the letter. U+200C and U+200D belong to words. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Parameters and their values, as they came. */
export type Campaign = readonly (readonly [name: string, value: string])[];

export function isClickId(name: string): boolean {
  return CLICK_ID.test(name);
}

/**
 * @param query An address's query string.
 * @returns the campaign parameters in it. Unusable values are left out.
 */
export function readCampaign(query: string): Campaign {
  const found = new Map<string, string>();
  for (const [written, value] of new URLSearchParams(query)) {
    // Newsletters that escape an address twice write &amp;utm_medium.
    const name = written.replace(/^amp;/, "");
    const isKnown = /^utm_\w+$/.test(name) || isClickId(name);
    const text = value.trim();
    const isUsable = text && text.length <= CAMPAIGN_VALUE_MAX_LENGTH && !CONTROL.test(text);
    if (isKnown && isUsable && !found.has(name)) found.set(name, text);
  }
  return [...found];
}

/**
 * The campaign of this visit: of the page's own address, of the page that linked here, or else of an earlier page of this
 * site in the tab's history, because pages without script cannot add parameters to their links. Runs in a browser.
 */
export function findCampaign(): Campaign {
  const { navigation }: { navigation?: Navigation } = window;
  const visited = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  for (const address of [location.href, document.referrer, ...visited.map(({ url }) => url).reverse()]) {
    // Another site cannot set this site's campaign.
    if (!address || new URL(address).origin !== location.origin) continue;
    const campaign = readCampaign(new URL(address).search);
    if (campaign.length > 0) return campaign;
  }
  return [];
}

/** Adds parameters to the query of an address or a path of this site. Without parameters, the address stays as it is. */
export function withParameters(address: string, parameters: Campaign): string {
  if (parameters.length === 0) return address;
  // For a path any origin will do, since only what follows it is returned.
  const url = new URL(address, "https://site.invalid");
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return address.startsWith("/") ? url.pathname + url.search + url.hash : url.href;
}

/** Describes a campaign, as "newsletter, spring" or "google, cpc, gclid Cj0KCQ"; empty without one. */
export function describeCampaign(campaign: Campaign): string {
  return campaign.map(([name, value]) => (isClickId(name) ? `${name} ${value}` : value)).join(", ");
}
