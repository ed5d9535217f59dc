import { BookingLink } from "@/components/booking/booking-link";
import { ButtonLink } from "@/components/ui/button";
import type { Route } from "@/content/routes";
import { site } from "@/content/site";
import { frame, openers } from "@/content/words";
import { type NavLink, pageLinks } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";

/** In the bar, a line grows below the link that is pointed at, and stands below the section that is read, if not the first. */
const LINE =
  "lg:after:absolute lg:after:inset-x-0 lg:after:bottom-1 lg:after:h-[3px] lg:after:origin-left lg:after:bg-accent lg:after:transition-[scale] lg:after:[scale:0_1] lg:hover:after:[scale:1] lg:not-data-top:aria-[current]:after:[scale:1]";

/** The fixed top bar: the brand, the page's links, and the way to a booking. On a narrow screen the links become a menu. */
export function Header({
  links,
  current,
  booking,
}: {
  links: readonly NavLink[];
  /** The address of the page that one is on, if it is one of them. */
  current?: string;
  booking: Route["booking"];
}) {
  return (
    <header
      id="bar"
      className="[view-transition-name:bar] fixed inset-x-0 top-0 z-20 border-b border-hairline bg-paper print:hidden"
    >
      <div className="frame flex h-[calc(var(--bar)-1px)] items-center gap-[clamp(0.5rem,2.5vw,2.5rem)]">
        <Brand place="bar" />{" "}
        {links.length > 0 && (
          <MobileMenu hasScript={booking === "dialog"}>
            <MenuLinks links={links} current={current} />
          </MobileMenu>
        )}
        {booking === "dialog" ? (
          <BookingLink label={openers.start} inBar />
        ) : (
          <ButtonLink href="/#book" size="bar">
            {frame.book}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

/** The sections of the page; and below them, where they are a menu, the pages of the site and the ways to write and call. */
function MenuLinks({ links, current }: { links: readonly NavLink[]; current?: string }) {
  const ways: { label: string; href: string; accent?: string }[] = [
    ...pageLinks(),
    { label: site.email, href: `mailto:${site.email}` },
    { label: site.phone, href: phoneAddress(site.phone) },
  ];
  return (
    <>
      <ul className="lg:flex lg:gap-[clamp(1.25rem,2.4vw,2.25rem)] lg:text-small">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className={`relative flex min-h-11 items-center font-medium max-lg:min-h-15 max-lg:border-b max-lg:border-hairline max-lg:font-display max-lg:text-[1.5rem]/[1.2] max-lg:font-bold max-lg:tracking-[-0.01em] max-lg:aria-[current]:underline max-lg:decoration-accent max-lg:decoration-[3px] max-lg:underline-offset-[0.35em] lg:not-data-top:forced-colors:aria-[current]:underline lg:forced-colors:decoration-[3px] lg:forced-colors:underline-offset-[0.4em] ${LINE}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid grid-cols-2 gap-x-3 text-small font-semibold *:nth-last-[-n+2]:col-span-full lg:hidden">
        {ways.map(({ label, href, accent }) => (
          <li key={href} data-accent={accent} className={accent && "mb-2 border-t-4 border-accent"}>
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className="flex min-h-11 min-w-11 items-center decoration-accent decoration-[3px] underline-offset-[0.35em] aria-[current]:font-bold aria-[current]:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
