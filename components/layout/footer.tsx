import { ArrowUpRight } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { formatWorkingHours } from "@/components/schedule/wording";
import { Email } from "@/components/ui/email";
import { fitWords } from "@/components/ui/fit-words";
import { pageAddress } from "@/content/routes";
import { site } from "@/content/site";
import { chrome } from "@/content/words";
import { formatPostalAddress } from "@/lib/address";
import { FOOTER_PAGES, getPageLinks } from "@/lib/navigation";
import { phoneAddress } from "@/lib/phone";
import { Brand } from "./brand";
import { PagePlanes } from "./page-planes";

/**
 * The footer of every page: contact details and hours of the firm, the copyright notice, and links to all pages on a
 * folded sheet.
 *
 * @param props.current The address of the current page, if it is one of the site's pages.
 * @param props.isMinimal Whether to show only the contact details, on a page where the visitor has a task to complete.
 */
export function Footer({ current, isMinimal = false }: { current?: string | undefined; isMinimal?: boolean }) {
  const numbers = [site.registration, site.taxNumber].flatMap((entry) =>
    entry ? `${entry.label} ${entry.number}` : [],
  );
  const isCurrent = (path: string) => (pageAddress(path) === current ? "page" : undefined);
  return (
    <footer data-surface="night" className="footer" data-isMinimal={isMinimal || undefined}>
      <div className="wrapper">
        <Brand place="footer" />
        {!isMinimal && <p className={`tagline ${fitWords(site.tagline)}`}>{site.tagline}</p>}
        <address>
          <ul className="cluster">
            {site.social.map(({ label, url }) => (
              <Item key={url} href={url} target="_blank" rel="noopener">
                {label}
                <span className="sr-only">{chrome.newTab}</span>
                <ArrowUpRight aria-hidden="true" size="0.8em" />
              </Item>
            ))}
            <Item href={`mailto:${site.email}`}>
              {/* One element, because a screen reader would pause between several. */}
              <span>
                <Email>{site.email}</Email>
              </span>
            </Item>
            <Item href={phoneAddress(site.phone)}>{site.phone}</Item>
          </ul>
          {!isMinimal && <p>{formatWorkingHours(site.workingHours, site.language)}</p>}
        </address>
        <div className="small-print">
          <p>
            © <time>{site.copyrightYear}</time> {[site.legalName, formatPostalAddress()].join(", ")}
          </p>
          {numbers.length > 0 && <p>{numbers.join(" · ")}</p>}
          {!isMinimal && <p>{site.analytics?.notice ?? chrome.privacy}</p>}
          {FOOTER_PAGES.length > 0 && (
            <ul className="cluster">
              {FOOTER_PAGES.map(({ path, navLabel }) => (
                <Item key={path} href={pageAddress(path)} aria-current={isCurrent(path)}>
                  {navLabel}
                </Item>
              ))}
            </ul>
          )}
        </div>
      </div>
      {!isMinimal && (
        <nav aria-label={chrome.allPages}>
          <PagePlanes pages={getPageLinks()} current={current} />
        </nav>
      )}
    </footer>
  );
}

function Item(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return (
    <li>
      <a {...props} />
    </li>
  );
}
