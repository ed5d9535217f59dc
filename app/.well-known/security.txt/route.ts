import { site } from "@/content/site";
import { addressOf } from "@/lib/site-address";

export const dynamic = "force-static";

const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell about a weakness (RFC 9116). It has to expire within a year; each build renews it, to the day. */
export function GET(): Response {
  const midnight = Math.floor(Date.now() / DAY) * DAY;
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(midnight + 364 * DAY).toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${new Intl.Locale(site.language).language}`,
    `Canonical: ${addressOf("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`);
}
