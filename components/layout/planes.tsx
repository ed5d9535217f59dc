import { pageLinks } from "@/lib/navigation";

/** As many letters as the longest word may have, to stand on a plane in one piece, and how large they are then. */
const SIZES = [
  [11, ""],
  [14, "[--size:0.78]"],
  [18, "[--size:0.62]"],
  [Number.POSITIVE_INFINITY, "[--size:0.54]"],
] as const;

/** In the menu they are as low as their words allow, so that all of it is in sight, and take the room that is left. */
const PLACES = {
  footer: "",
  menu: "grow overflow-clip pt-4 planes-in-menu *:*:pt-3 *:*:pb-5 max-sm:*:*:pb-7 *:nth-last-[-n+2]:*:pt-8 *:nth-last-[-n+2]:*:pb-1 sm:*:*:pr-(--outside) [--letters:.073] [--most:max(4.4svh,1.5rem)] lg:hidden",
};

/**
 * All pages, each a plane of one folded sheet, which is cut where it ends. Their names are of one size, as large as the
 * longest word allows; from five pages on the planes of a desk are narrower. In the menu, where they are larger, each
 * says what it offers.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function Planes({ current, place }: { current?: string; place: keyof typeof PLACES }) {
  const pages = pageLinks();
  const longest = Math.max(...pages.flatMap(({ label }) => label.split(/\s/)).map((word) => word.length));
  const size = SIZES.find(([letters]) => longest * Math.max(1, (pages.length - 1) / 3) <= letters)?.[1];
  return (
    <ul className={`planes ${PLACES[place]} ${size}`}>
      {pages.map(({ label, href, accent, says, figure }) => (
        <li key={href} data-accent={accent}>
          <a href={href} aria-current={href === current ? "page" : undefined} className="wrap-anywhere">
            <span>{label}</span>{" "}
            {place === "menu" && (
              <span className="mt-[.75em] block max-w-[12em] pr-3.5 text-balance font-semibold font-text text-[max(1rem,.56em)]/[1.3] tracking-normal">
                {says}
              </span>
            )}{" "}
            {place === "menu" && figure && (
              <b>
                <span>{figure.value}</span> {figure.label}
              </b>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
