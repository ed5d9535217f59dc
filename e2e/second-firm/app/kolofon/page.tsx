import { Page } from "@/components/layout/page";
import { PlainText } from "@/components/sections/plain-text/plain-text";
import { site } from "@/content/site";
import { formatPostalAddress } from "@/lib/address";
import { pageMetadata, routeOf } from "@/lib/metadata";

export const metadata = pageMetadata("kolofon");

export default function KolofonPage() {
  return (
    <Page route={routeOf("kolofon")}>
      <PlainText title="Kolofon">
        <p>
          {site.legalName}, {formatPostalAddress()}
        </p>
        <h2>Kontakt</h2>
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </PlainText>
    </Page>
  );
}
