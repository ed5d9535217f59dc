import { site } from "@/content/site";
import { llmsText } from "@/content/words";
import { absoluteUrl, canonicalUrl } from "@/lib/metadata";
import { FOOTER_PAGES, TAB_PAGES } from "@/lib/navigation";

export const dynamic = "force-static";

/** Describes the firm and lists its pages for language models, in the format of https://llmstxt.org. */
export function GET(): Response {
  const { name, tagline, consultation, email, phone } = site;
  const contact = [
    `${llmsText.email}: ${email}`,
    `${llmsText.phone}: ${phone}`,
    `${llmsText.book(consultation.minutes)}: ${absoluteUrl("/#book")}`,
  ];
  const pages = [...TAB_PAGES, ...FOOTER_PAGES].map(
    (route) => `[${route.navLabel}](${canonicalUrl(route)}): ${route.description}`,
  );
  const parts = [`# ${name}`, `> ${tagline} ${consultation.text}`, list(contact), `## ${llmsText.pages}`, list(pages)];
  return new Response(`${parts.join("\n\n")}\n`);
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
