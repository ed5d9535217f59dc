import type { ReactNode } from "react";
import { Island } from "@/components/ui/island";
import { pageAddress } from "@/content/routes";
import { site } from "@/content/site";
import { findHost } from "@/lib/host";
import { portraitOf } from "@/lib/images";
import { TAB_PAGES } from "@/lib/navigation";
import { BackLink } from "./back-link";
import { Contact } from "./contact";
import type { Page } from "./page-around";
import { Scheduler } from "./scheduler";
import { SETTINGS } from "./settings";
import { upcomingDays } from "./slots";
import { firstWeekday } from "./wording";

const PAGES: readonly Page[] = TAB_PAGES.map((route) => {
  const { id, path, accent, booking, navLabel, tab = navLabel } = route;
  const host = findHost(route);
  return {
    ...{ id, path: pageAddress(path), accent, booking, topic: navLabel, short: tab },
    host: host && { name: host.name, role: host.role, portrait: portraitOf(host) },
  };
});

/**
 * The scheduling page. Outside a frame it has a bar and a footer. In the booking dialog it is in a frame of 600 px, so no
 * height may depend on the window. Every link to an email has the target `_top`, because Chromium checks a `mailto:` link
 * inside the frame against the frame-src of the policy.
 *
 * @param props.brand The content at the start of the bar.
 */
export function Schedule({ brand, footer }: { brand: ReactNode; footer: ReactNode }) {
  return (
    <div data-accent="accent-1" className="schedule">
      <header className="top border-b border-hairline">
        <div className="wrapper flex flex-wrap items-center justify-between gap-x-6">
          {brand}{" "}
          <Island name="backLink" component={BackLink} props={{ pages: PAGES.map(({ path }) => path) }} inline />
        </div>
      </header>
      <main className="flex flex-1 flex-col">
        <Island
          name="scheduler"
          component={Scheduler}
          props={{ pages: PAGES, placeholders: countPlaceholders(), firstWeekday: firstWeekday(site.language) }}
        >
          <Contact />
        </Island>
      </main>
      <div className="foot">{footer}</div>
    </div>
  );
}

/** Returns the numbers of days and times on a fixed date in 1970, so that builds are reproducible. */
function countPlaceholders(): { days: number; times: number } {
  const days = upcomingDays(SETTINGS.hours, 0, SETTINGS.hours.timeZone);
  return { days: days.length, times: Math.max(0, ...days.map(({ starts }) => starts.length)) };
}
