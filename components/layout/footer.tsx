import { ArrowUpRight } from "lucide-react";
import { site } from "@/content/site";
import { pageLinks } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";

/** The footer of every page: all pages, the firm's addresses and the copyright. */
export function Footer() {
  return (
    <footer data-surface="night" className="footer">
      <div className="frame grid gap-x-(--gutter) gap-y-12 py-16 md:grid-cols-[1.2fr_0.9fr_1.4fr] lg:py-24">
        <div>
          <Brand />
          <p className="mt-5 max-w-[26ch] text-lead text-muted">{site.tagline}</p>
        </div>
        <nav aria-label="Pages">
          <ul className="footer-links">
            {pageLinks().map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <address>
          <ul className="footer-links">
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <a href={phoneAddress(site.phone)} className="whitespace-nowrap">
                {site.phone}
              </a>
            </li>
            {site.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {label}
                  <span className="sr-only"> (opens in a new tab)</span>
                  <ArrowUpRight aria-hidden="true" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </address>
        <p className="border-t border-rule pt-6 text-note text-muted md:col-span-3">
          © <time>{site.copyrightYear}</time>{" "}
          {[site.legalName, site.address.locality, site.address.region].filter(Boolean).join(", ")}
        </p>
      </div>
    </footer>
  );
}
