import { pageLinks } from "@/lib/navigation";

/** The maximum length of the longest word at each size of the names (page-planes.css). */
const LENGTHS = [11, 14, 18];

/**
 * All pages, each a plane of one folded sheet. Their names are of one size, as large as the longest word allows; from
 * five pages on the planes of a desk are narrower.
 *
 * @param props.current The address of this page, if it is one of them.
 */
export function PagePlanes({ current }: { current?: string }) {
  const pages = pageLinks();
  const longest = Math.max(...pages.flatMap(({ label }) => label.split(/\s/)).map((word) => word.length));
  const letters = longest * Math.max(1, (pages.length - 1) / 3);
  return (
    <ul className="planes" data-letters={LENGTHS.find((most) => letters <= most) ?? "many"}>
      {pages.map(({ label, href, accent }) => (
        <li key={href} data-accent={accent}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
