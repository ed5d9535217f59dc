import type { ReactNode } from "react";
import { BookingDialog } from "@/components/booking/booking-dialog";
import { Tooltips } from "@/components/ui/tooltip";
import type { Route } from "@/content/routes";
import { frame } from "@/content/words";
import type { NavLink } from "@/lib/navigation";
import { Footer } from "./footer";
import { Header } from "./header";

/**
 * What every page shares: skip link, top bar, main part, footer, the page's accent, and the dialog and tooltips of those
 * where a booking starts.
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
    // Radix takes pointer events from the body, and every element would be styled anew; the overlay covers them anyway.
    <div data-accent={accent} className="pointer-events-auto">
      <a href="#main" className="fixed -top-20 left-3 z-30 bg-ink px-5 py-3 text-paper focus:top-3 print:hidden">
        {frame.skip}
      </a>
      <Header links={links} booking={booking} />
      <main id="main" tabIndex={-1} className="outline-0">
        {children}
      </main>
      <Footer />
      {booking === "dialog" && (
        <>
          <BookingDialog />
          <Tooltips />
        </>
      )}
    </div>
  );
}
