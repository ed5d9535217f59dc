import { pageLinks } from "@/lib/navigation";

/** A word that takes smaller letters to stand on a plane in one piece; and of so many pages all do. */
const LONG = /\S{13}/;
const MANY = 5;

const PLACES = {
  footer: { sheet: "", few: "", many: "[--size:0.74]" },
  /** Takes the room that is left, and is cut there. */
  menu: { sheet: "grow overflow-clip pt-3 lg:hidden", few: "[--size:1.42]", many: "[--size:0.88]" },
};

/**
 * All pages, each a plane of one folded sheet, which is cut where it ends.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function Planes({ current, place }: { current?: string; place: keyof typeof PLACES }) {
  const pages = pageLinks();
  const { sheet, few, many } = PLACES[place];
  const size = pages.length >= MANY || pages.some(({ label }) => LONG.test(label)) ? many : few;
  return (
    <ul className={`planes ${sheet} ${size}`}>
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
