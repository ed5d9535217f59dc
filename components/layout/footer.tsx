import { ArrowUpRight } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { site } from "@/content/site";
import { frame, leaflet as words } from "@/content/words";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";
import { Planes } from "./planes";

/**
 * The footer of every page: the firm's addresses and the copyright, and all pages as the sheet that it ends on.
 *
 * @param props.current The address of the page that one is on, if it is one of them.
 * @param props.leaflet The address of the page's leaflet, if it has one.
 * @param props.quiet Whether the addresses will do, on a page with something to do.
 */
export function Footer({ current, leaflet, quiet }: { current?: string; leaflet?: string; quiet?: boolean }) {
  return (
    <footer data-surface="night" className="relative overflow-clip">
      <div
        className={`frame grid gap-x-(--gutter) gap-y-3 py-10 lg:grid-cols-[1fr_auto] ${quiet ? "" : "md:py-20 lg:items-center"}`}
      >
        <div className={quiet ? "" : "lg:col-span-2"}>
          <Brand place="footer" />
        </div>
        {!quiet && (
          <p className="font-display text-[clamp(1.25rem,5vw,4rem)]/[1.15] font-semibold tracking-[-0.02em] text-balance lg:col-span-2">
            {site.tagline}
          </p>
        )}
        <address className={`not-italic ${quiet ? "" : "mt-3"}`}>
          <ul className="flex flex-wrap gap-x-8">
            <Item href={`mailto:${site.email}`}>{site.email}</Item>
            <Item href={phoneAddress(site.phone)}>
              <span className="whitespace-nowrap">{site.phone}</span>
            </Item>
            {site.social.map(({ label, url }) => (
              <Item key={url} href={url} target="_blank" rel="noopener">
                {label}
                <span className="sr-only">{frame.newTab}</span>
                <ArrowUpRight aria-hidden="true" size="0.8em" className="ml-[0.15em]" />
              </Item>
            ))}
          </ul>
        </address>
        <p className={`text-note text-muted ${quiet ? "lg:col-span-2" : "mt-3"}`}>
          © <time>{site.copyrightYear}</time>{" "}
          {[site.legalName, site.address.locality, site.address.region].filter(Boolean).join(", ")}
          {leaflet && (
            <>
              {" "}
              <a href={leaflet} className="block w-fit underline">
                {words.link}
              </a>
            </>
          )}
        </p>
      </div>
      {!quiet && (
        <nav aria-label={frame.allPages}>
          <Planes current={current} />
        </nav>
      )}
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
