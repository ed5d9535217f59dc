import { ArrowUpRight } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { site } from "@/content/site";
import { frame, leaflet } from "@/content/words";
import { pageLinks } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";

/** The footer of every page: all pages, the firm's addresses and the copyright. */
export function Footer({ printed }: { printed: boolean }) {
  return (
    <footer data-surface="night">
      <div className="frame grid gap-x-(--gutter) gap-y-12 py-16 md:grid-cols-[1.2fr_0.9fr_1.4fr] lg:py-24 print:py-5">
        <div>
          <Brand place="footer" />
          <p className="mt-5 max-w-[26ch] text-lead text-muted">{site.tagline}</p>
        </div>
        <nav aria-label={frame.pages}>
          <ul>
            {pageLinks().map(({ label, href }) => (
              <Item key={href} href={href}>
                {label}
              </Item>
            ))}
          </ul>
        </nav>
        <address className="not-italic">
          <ul>
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
        <p className="border-t border-rule pt-6 text-note text-muted md:col-span-3">
          © <time>{site.copyrightYear}</time>{" "}
          {[site.legalName, site.address.locality, site.address.region].filter(Boolean).join(", ")}
          {printed && (
            <>
              {" "}
              <span className="block">{leaflet.note}</span>
            </>
          )}
        </p>
      </div>
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
