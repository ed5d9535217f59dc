import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button/button";
import { Island } from "@/components/ui/island";
import { type notFoundRoute, pageAddress, type Route } from "@/content/routes";
import { site } from "@/content/site";
import { chrome, openers, schedulePage } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";
import { LinkedMenu } from "./menu/linked-menu";
import { MenuPages } from "./menu/menu-pages";
import { MobileMenu } from "./menu/mobile-menu";

/**
 * The fixed top bar: the brand, links to the page's sections, and the booking link. On a narrow screen the links become
 * a menu, which also lists all pages and ends with a booking link.
 */
export function Header({ route, links }: { route: Route | typeof notFoundRoute; links: readonly NavLink[] }) {
  const opensDialog = route.booking === "dialog";
  const rest = "id" in route && <MenuRest route={route} />;
  return (
    <header id="bar" className="bar">
      <div className="wrapper">
        <div className="bar-start">
          <Brand place="bar" />
        </div>{" "}
        {links.length > 0 &&
          (opensDialog ? (
            <Island name="menu" component={MobileMenu} props={{ links }}>
              {rest}
            </Island>
          ) : (
            <LinkedMenu links={links}>{rest}</LinkedMenu>
          ))}
        {opensDialog ? (
          <BookingLink label={openers.start} isInBar />
        ) : (
          <ButtonLink id="book" href="/#book" size="bar">
            {chrome.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** The rest of the menu, after the links to sections: links to all pages, and the ways to book. */
function MenuRest({ route: { canonical, booking } }: { route: Route }) {
  return (
    <>
      <MenuPages current={pageAddress(canonical)} />
      <div data-surface="tint" className="menu-booking">
        <p className="cluster">
          <b>{schedulePage.free(site.consultation.minutes)}</b>{" "}
          <ButtonLink look="text" href={phoneAddress(site.phone)}>
            <span className="whitespace-nowrap">{site.phone}</span>
          </ButtonLink>
        </p>
        {booking === "dialog" ? (
          <BookingLink label={openers.start} />
        ) : (
          <ButtonLink href="/#book">{chrome.book}</ButtonLink>
        )}
      </div>
    </>
  );
}
