import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button";
import type { Route } from "@/content/routes";
import { frame, openers } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";

/** The fixed top bar: the brand, the page's links, if any, which become a menu on a narrow screen, and the way to a booking. */
export function Header({ links, booking }: { links: readonly NavLink[]; booking: Route["booking"] }) {
  return (
    <header className="[view-transition-name:bar] fixed inset-x-0 top-0 z-20 border-b border-hairline bg-paper print:hidden">
      <div className="frame flex h-[calc(var(--bar)-1px)] items-center gap-[clamp(0.5rem,2.5vw,2.5rem)]">
        <Brand place="bar" />
        {links.length > 0 && <MobileMenu links={links} />}
        {booking === "dialog" ? (
          <BookingLink label={openers.start} size="bar" anchor />
        ) : (
          <ButtonLink href="/#book" size="bar">
            {frame.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
