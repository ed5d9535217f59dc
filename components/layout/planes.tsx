import { pageLinks } from "@/lib/navigation";

/** Words that take smaller letters to stand on a plane in one piece; and of five pages all do. */
const LONG = { footer: /\S{13}/, menu: /\S{8}/ };

const PLACES = {
  footer: { sheet: "", few: "", many: "[--size:0.74]" },
  /** Takes the room that is left, and is cut there. */
  menu: { sheet: "grow overflow-clip pt-3 lg:hidden", few: "[--size:2.3]", many: "[--size:0.88]" },
};

/**
 * All pages, each a plane of one folded sheet, which is cut where it ends. In the menu the beginning of a name is large.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function Planes({ current, place }: { current?: string; place: keyof typeof PLACES }) {
  const pages = pageLinks();
  const { sheet, few, many } = PLACES[place];
  const size =
    pages.length >= 5 || pages.some(({ label, tab }) => LONG[place].test(place === "menu" ? tab : label)) ? many : few;
  return (
    <ul className={`planes ${sheet} ${size}`}>
      {pages.map(({ label, tab, href, accent }) => (
        <li key={href} data-accent={accent}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {place === "menu" ? tab : label}
            {place === "menu" && tab !== label && <span className="block text-lead">{label.slice(tab.length)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
