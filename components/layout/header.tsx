import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button";
import { type notFoundRoute, pageAddress, type Route } from "@/content/routes";
import { site } from "@/content/site";
import { frame, openers, schedulePage } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";
import { MenuPages } from "./menu-pages";
import { MobileMenu } from "./mobile-menu";

/** In the bar, a line grows below the link that is pointed at, and stands below the section that is read, if not the first. */
const LINE =
  "relative flex min-h-11 items-center max-lg:justify-center max-lg:border-t-5 max-lg:border-accent max-lg:bg-paper-deep max-lg:px-2 font-medium max-lg:not-data-top:aria-[current]:underline forced-colors:aria-[current]:underline decoration-accent decoration-[3px] underline-offset-[0.4em] lg:after:absolute lg:after:inset-x-0 lg:after:bottom-1 lg:after:h-[3px] lg:after:origin-left lg:after:bg-accent lg:after:transition-[scale] lg:after:[scale:0_1] lg:hover:after:[scale:1] lg:not-data-top:aria-[current]:after:[scale:1]";

/**
 * The fixed top bar: the brand, the page's links, and the way to a booking. On a narrow screen the links become a menu,
 * which has all pages before them and ends in the way to a booking, which is not in the bar, then.
 */
export function Header({ route, links }: { route: Route | typeof notFoundRoute; links: readonly NavLink[] }) {
  const opens = route.booking === "dialog";
  return (
    <header
      id="bar"
      className="[view-transition-name:bar] fixed inset-x-0 top-0 z-20 border-b border-hairline bg-paper"
    >
      <div
        className={`frame flex h-[calc(var(--bar)-1px)] items-center gap-[clamp(0.5rem,2.5vw,2.5rem)] ${opens ? "has-[:popover-open]:*:last:invisible" : "max-lg:has-[:target]:*:last:invisible"}`}
      >
        <Brand place="bar" />{" "}
        {links.length > 0 && "id" in route && (
          <MobileMenu hasScript={opens}>
            <MenuPages current={pageAddress(route.canonical)} />
            <p className="px-(--margin) pt-2 text-note text-muted sm:pt-5 sm:text-[1rem] lg:hidden">{frame.onPage}</p>
            <ul className="flex flex-wrap gap-x-[clamp(1.25rem,2.4vw,2.25rem)] max-lg:gap-1.5 max-lg:*:grow max-lg:*:whitespace-nowrap max-sm:*:basis-[29%] sm:max-lg:*:basis-0 max-lg:px-(--margin) max-lg:pt-1.5 max-lg:pb-3 max-lg:text-small sm:max-lg:text-card">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className={LINE}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <div
              data-surface="tint"
              className="sticky bottom-0 grid grid-cols-[1fr_auto] items-center gap-4 border-t border-rule px-(--margin) py-4 sm:grid-cols-2 lg:hidden"
            >
              <p className="flex flex-wrap items-center gap-x-6 min-[22rem]:max-sm:*:last:-my-1.5">
                <b className="font-display text-[min(1.125rem,4.1vw)]/[1.15] sm:text-title">
                  {schedulePage.free(site.consultation.minutes)}
                </b>{" "}
                <span className="text-note sm:text-[1rem]">
                  <ButtonLink look="text" href={phoneAddress(site.phone)}>
                    {site.phone}
                  </ButtonLink>
                </span>
              </p>
              {opens ? <BookingLink label={openers.start} /> : <ButtonLink href="/#book">{frame.book}</ButtonLink>}
            </div>
          </MobileMenu>
        )}
        {opens ? (
          <BookingLink label={openers.start} inBar />
        ) : (
          <ButtonLink id="book" href="/#book" size="bar">
            {frame.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
