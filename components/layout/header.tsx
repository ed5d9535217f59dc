import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button";
import { type notFoundRoute, pageAddress, type Route } from "@/content/routes";
import { site } from "@/content/site";
import { chrome, openers, schedulePage } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";
import { MenuPages } from "./menu-pages";
import { MobileMenu } from "./mobile-menu";

/**
 * The fixed top bar: the brand, links to the page's sections, and the booking link. On a narrow screen the links become
 * a menu, which also lists all pages and ends with a booking link.
 */
export function Header({ route, links }: { route: Route | typeof notFoundRoute; links: readonly NavLink[] }) {
  const opensDialog = route.booking === "dialog";
  return (
    <header id="bar" className="bar">
      <div className="wrapper">
        <div className="bar-start">
          <Brand place="bar" />
        </div>{" "}
        {links.length > 0 && "id" in route && (
          <MobileMenu hasScript={opensDialog}>
            <MenuPages current={pageAddress(route.canonical)} />
            <p className="menu-title">{chrome.onPage}</p>
            <ul className="menu-sections">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
            <div data-surface="tint" className="menu-booking">
              <p>
                <b>{schedulePage.free(site.consultation.minutes)}</b>{" "}
                <ButtonLink look="text" href={phoneAddress(site.phone)}>
                  <span className="whitespace-nowrap">{site.phone}</span>
                </ButtonLink>
              </p>
              {opensDialog ? (
                <BookingLink label={openers.start} />
              ) : (
                <ButtonLink href="/#book">{chrome.book}</ButtonLink>
              )}
            </div>
          </MobileMenu>
        )}
        {opensDialog ? (
          <BookingLink label={openers.start} inBar />
        ) : (
          <ButtonLink id="book" href="/#book" size="bar">
            {chrome.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
