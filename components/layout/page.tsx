import type { ReactNode } from "react";
import { Enhancements } from "@/components/client/enhancements";
import type { Route } from "@/content/routes";
import { frame } from "@/content/words";
import { Footer } from "./footer";
import { Header, type NavLink } from "./header";

/**
 * What every page shares: skip link, top bar, main part, footer, the page's accent, and its client behaviour if it opens
 * the booking dialog.
 */
export function Page({
  route: { accent, booking },
  links,
  children,
}: {
  route: Pick<Route, "accent" | "booking">;
  links: readonly NavLink[];
  children: ReactNode;
}) {
  return (
    <div data-accent={accent}>
      <a href="#main" className="skip-link">
        {frame.skip}
      </a>
      <Header links={links} booking={booking} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {booking === "dialog" && <Enhancements />}
    </div>
  );
}
