import { addressOf } from "../../deploy/headers";
import { attribute, type Element, elements, parsePage, text } from "../../export/html";

/** What a page says of itself to those who list it or pass its link on. */
export interface DescribedPage {
  /** As in `/talent/`. */
  path: string;
  title: string;
  description: string;
  /** The address by which search engines know it; none for a page that names none. */
  canonical: string | undefined;
  isIndexed: boolean;
  card: Card | undefined;
}

/** What stands beside a link to the page. */
export interface Card {
  siteName: string;
  title: string;
  description: string;
  /** The picture's full address, and its text alternative. */
  picture: string;
  alt: string;
}

/**
 * @param path The page's path in the site, as in `/talent/index.html`.
 * @throws Error naming the page and what it lacks: a title or a description, or half of a card.
 */
export function describedPage(path: string, html: string): DescribedPage {
  const all = elements(parsePage(path, html).document);
  const title = all.find(({ tagName }) => tagName === "title");
  const meta = (name: string) => contentOf(all, name);
  const required = (name: string) => {
    const content = meta(name);
    if (!content) throw new Error(`${path}: expected <meta> "${name}", found none`);
    return content;
  };
  if (!title) throw new Error(`${path}: expected a <title>, found none`);
  const canonical = all.find((one) => one.tagName === "link" && attribute(one, "rel") === "canonical");
  const isIndexed = !meta("robots")?.includes("noindex");
  return {
    path: addressOf(path),
    title: text(title),
    description: isIndexed ? required("description") : (meta("description") ?? ""),
    canonical: canonical && attribute(canonical, "href"),
    isIndexed,
    // Networks that know Twitter's names take those first, and fall back to Open Graph.
    card: meta("og:image")
      ? {
          siteName: required("og:site_name"),
          title: meta("twitter:title") ?? required("og:title"),
          description: meta("twitter:description") ?? required("og:description"),
          picture: required("og:image"),
          alt: required("og:image:alt"),
        }
      : undefined,
  };
}

function contentOf(all: readonly Element[], name: string): string | undefined {
  const found = all.find(
    (one) => one.tagName === "meta" && [attribute(one, "name"), attribute(one, "property")].includes(name),
  );
  return found && attribute(found, "content");
}
