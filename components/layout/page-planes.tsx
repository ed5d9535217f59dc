import type { NavLink } from "@/lib/navigation";

/** For each font size of the names (page-planes.css): the maximum length of the longest word, in characters. */
const LENGTHS = [11, 14, 18];

/**
 * Links to all pages, each on one plane of a folded sheet. All names have the same font size, the largest at which the
 * longest word fits. With five pages or more, the planes on a desktop are narrower.
 *
 * @param props.current The address of the current page, if it is in the list.
 */
export function PagePlanes({ pages, current }: { pages: readonly (NavLink & { accent: string })[]; current?: string }) {
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
