import { Menu, X } from "lucide-react";
import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button";
import type { Route } from "@/content/routes";
import { frame, openers } from "@/content/words";
import { Brand } from "./brand";

export interface NavLink {
  label: string;
  href: string;
}

/**
 * The fixed top bar: the brand, the page's links and the way to a booking. On a narrow screen the links become a menu,
 * a native popover, so that it opens and closes without script; components/client/menu.ts adds what is missing.
 */
export function Header({ links, booking }: { links: readonly NavLink[]; booking: Route["booking"] }) {
  return (
    <header className="bar">
      <div className="frame bar-row">
        <Brand />
        <button type="button" className="menu-button" popoverTarget="menu" aria-label={frame.menu}>
          <Menu aria-hidden="true" className="menu-icon" />
          <X aria-hidden="true" className="close-icon" />
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label={frame.main}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {booking === "dialog" ? (
          <BookingLink label={openers.start} size="compact" anchor />
        ) : (
          <ButtonLink href="/#book" size="compact">
            {frame.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
