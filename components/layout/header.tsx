import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button";
import type { Route } from "@/content/routes";
import { frame, openers } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { Brand } from "./brand";
import { BarLinks, MobileMenu } from "./mobile-menu";

/**
 * The fixed top bar: the brand, the page's links, and the way to a booking. On a narrow screen the links become a menu. Of
 * a page without script they are left out there, or on a tablet where they are long: nothing would close the menu over
 * the section that was chosen.
 */
export function Header({ links, booking }: { links: readonly NavLink[]; booking: Route["booking"] }) {
  return (
    <header className="[view-transition-name:bar] fixed inset-x-0 top-0 z-20 border-b border-hairline bg-paper print:hidden">
      <div className="frame flex h-[calc(var(--bar)-1px)] items-center gap-[clamp(0.5rem,2.5vw,2.5rem)]">
        <Brand place="bar" />
        {booking === "dialog" ? (
          <>
            {links.length > 0 && <MobileMenu links={links} />}
            <BookingLink label={openers.start} inBar />
          </>
        ) : (
          <>
            {links.length > 0 && (
              <nav
                className={links.map(({ label }) => label).join("").length > 40 ? "max-lg:hidden" : "max-md:hidden"}
                aria-label={frame.main}
              >
                <BarLinks links={links} />
              </nav>
            )}{" "}
            <ButtonLink href="/#book" size="bar">
              {frame.book}
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
