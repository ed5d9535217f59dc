import type { Claim, Month, Reason } from "./records";

/** The content of a page's leaflet in addition to the records of the page's sections. */
export interface LeafletExtras {
  /** Printed below the people, the first three of them. */
  figures?: readonly Claim[];
  /** Printed on a panel of their own, if one is free. */
  reasons?: readonly Reason[];
  /** Printed below the services. */
  price?: { value: string; label: string };
  /** The sum of all channels in one month, printed above the single channels. */
  allChannels?: Month | undefined;
  /** The heading of a list of the site's other pages, printed below the reasons. */
  otherPagesHeading?: string;
}
