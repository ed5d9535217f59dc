import { ArrowUpRight } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { site } from "@/content/site";
import { frame } from "@/content/words";
import { pageLinks } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";

/**
 * The footer of every page: the firm's addresses and the copyright, and all pages as the sheet that it ends on.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 */
export function Footer({ current }: { current?: string }) {
  return (
    <footer data-surface="night" className="relative overflow-clip">
      <div className="frame grid gap-x-(--gutter) gap-y-6 py-10 md:grid-cols-[7fr_5fr] md:items-end md:py-20 print:py-5">
        <div>
          <Brand place="footer" />
          <p className="mt-3 max-w-[15em] font-display text-[clamp(1.25rem,0.9rem+1.9vw,2.75rem)]/[1.15] font-semibold tracking-[-0.02em] text-balance md:mt-6">
            {site.tagline}
          </p>
        </div>
        <address className="not-italic md:text-lead">
          <ul className="flex flex-wrap gap-x-8 md:block">
            <Item href={`mailto:${site.email}`}>{site.email}</Item>
            <Item href={phoneAddress(site.phone)}>
              <span className="whitespace-nowrap">{site.phone}</span>
            </Item>
            {site.social.map(({ label, url }) => (
              <Item key={url} href={url} target="_blank" rel="noopener">
                {label}
                <span className="sr-only">{frame.newTab}</span>
                <ArrowUpRight aria-hidden="true" size={16} />
              </Item>
            ))}
          </ul>
        </address>
        <p className="text-note text-muted md:col-span-2">
          © <time>{site.copyrightYear}</time>{" "}
          {[site.legalName, site.address.locality, site.address.region].filter(Boolean).join(", ")}
        </p>
      </div>
      <Planes current={current} />
    </footer>
  );
}

function Item(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return (
    <li>
      <a
        {...props}
        className="inline-flex min-h-11 items-center wrap-anywhere decoration-[1.5px] underline-offset-[0.25em] hover:underline"
      />
    </li>
  );
}

/** Where a plane lies over the one before. */
const OVERLAP =
  "before:absolute before:inset-y-0 before:left-0 before:w-[8%] before:bg-(--night) before:opacity-30 [li:first-child>&]:before:hidden max-md:[li:nth-child(odd)>&]:before:hidden";

/**
 * All pages, each a plane of one sheet folded at the mark's slope (7.5 over 19, an angle of 21.54 degrees) and cut by the
 * end of the page. A plane of the width w rises by .395 w: half of it is above the plane's middle, half below.
 */
function Planes({ current }: { current?: string }) {
  return (
    <nav aria-label={frame.allPages} className="overflow-clip print:hidden">
      <ul className="grid grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {pageLinks().map(({ label, href, accent }) => (
          <li
            key={href}
            data-accent={accent}
            className="-mb-[19.75%] grid pt-[19.75%] max-md:odd:last:col-span-2 odd:*:-skew-y-[21.54deg] even:*:skew-y-[21.54deg] nth-last-[-n+2]:*:pb-[calc(39.5%+1.25rem)] md:*:pb-[calc(39.5%+clamp(2rem,5vw,7rem))]"
          >
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className={`relative bg-accent pt-[clamp(0.875rem,2vw,3rem)] pr-3 pb-5 pl-[12%] font-display text-card leading-none font-bold tracking-[-0.02em] text-on-accent transition-[translate] hover:-translate-y-2 focus-visible:-outline-offset-8 focus-visible:outline-current aria-[current]:underline aria-[current]:decoration-[3px] aria-[current]:underline-offset-[0.25em] md:text-[clamp(1.25rem,2.3vw,3rem)] forced-colors:border ${OVERLAP}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
