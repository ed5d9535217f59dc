import { siteInPlainText } from "@/lib/plain-text";

export const dynamic = "force-static";

/** The site for language models and other readers of plain text, in the form of https://llmstxt.org. */
export function GET(): Response {
  return new Response(siteInPlainText());
}
