import { pageLinks } from "@/lib/navigation";

/** As many letters as the longest word may have, to stand on a plane in one piece, and how large they are then. */
const SIZES = [
  [11, ""],
  [14, "[--size:0.78]"],
  [18, "[--size:0.62]"],
  [Number.POSITIVE_INFINITY, "[--size:0.54]"],
] as const;

/**
 * All pages, each a plane of one folded sheet, which is cut where it ends. Their names are of one size, as large as the
 * longest word allows; from five pages on the planes of a desk are narrower.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function Planes({ current }: { current?: string }) {
  const pages = pageLinks();
  const longest = Math.max(...pages.flatMap(({ label }) => label.split(/\s/)).map((word) => word.length));
  const size = SIZES.find(([letters]) => longest * Math.max(1, (pages.length - 1) / 3) <= letters)?.[1];
  return (
    <ul className={`planes ${size}`}>
      {pages.map(({ label, href, accent }) => (
        <li key={href} data-accent={accent}>
          <a href={href} aria-current={href === current ? "page" : undefined} className="wrap-anywhere">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
