import { site } from "@/content/site";

/**
 * @returns where the site is published, without a trailing slash: `SITE_URL` of the environment, else the record's.
 * @throws Error, if SITE_URL is set to anything but such an https address.
 */
export function siteAddress(): string {
  const given = process.env.SITE_URL;
  if (!given) return site.url;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== "https:" || url.origin !== given) {
    throw new Error(
      `SITE_URL is "${given}": expected the https address of a host, without a path or a slash at its end, ` +
        "as in https://www.example.com",
    );
  }
  return given;
}

/** The full address of a path of the site: `/talent/` gives `https://…/talent/`. */
export function addressOf(path: string): string {
  return `${siteAddress()}${path}`;
}
