import type { ReactNode } from "react";
import { BookingDialog } from "@/components/booking/booking-dialog";
import { calendarSettings } from "@/components/booking/calendar-settings";
import { formatWorkingHours } from "@/components/schedule/wording";
import { PersonByline } from "@/components/sections/speaker/speaker";
import { Island } from "@/components/ui/island";
import { type notFoundRoute, pageAddress, type Route } from "@/content/routes";
import { site } from "@/content/site";
import { chrome, schedulePage } from "@/content/words";
import { findHost } from "@/lib/host";
import type { NavLink } from "@/lib/navigation";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageTabs } from "./page-tabs";
import { StructuredData } from "./structured-data";

/**
 * The parts that every page shares: skip link, top bar, tabs of all pages, main part and footer, in the page's accent.
 * A page where a booking can start also gets the booking dialog.
 *
 * @param props.links Links to the page's sections, for the bar.
 */
export function Page({
  route,
  links = [],
  children,
}: {
  route: Route | typeof notFoundRoute;
  links?: readonly NavLink[];
  children: ReactNode;
}) {
  const { accent, booking } = route;
  const isListed = "id" in route;
  const current = isListed ? pageAddress(route.canonical) : undefined;
  const host = isListed ? findHost(route) : undefined;
  return (
    <div data-accent={accent} className="page">
      <a href="#main" className="skip-link">
        {chrome.skip}
      </a>
      <Header route={route} links={links} />
      <PageTabs current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer current={current} />
      {/* Outside `main`: when the dialog opens, Radix does not hide elements that contain a script. */}
      {isListed && <StructuredData page={route} />}
      {booking === "dialog" && (
        <Island
          name="booking"
          component={BookingDialog}
          props={{
            hours: formatWorkingHours(site.workingHours, site.language),
            settings: calendarSettings(site),
            accent,
          }}
        >
          <PersonByline person={host} before={`${schedulePage.speakTo} `}>
            {host?.role}
          </PersonByline>
        </Island>
      )}
    </div>
  );
}
