import type { Claim, Month, Reason } from "./records";

/** The content of a page's leaflet in addition to the records of the page's sections. */
export interface LeafletExtras {
  /** Figures to print below the list of people. At most the first three are printed. */
  figures?: readonly Claim[];
  /** Reasons to print on a separate panel, if one is free. */
  reasons?: readonly Reason[];
  /** A price to print below the services. */
  price?: { value: string; label: string };
  /** The totals of all channels in one month, printed above the list of channels. */
  allChannels?: Month | undefined;
  /** A heading; below it, the leaflet lists the site's other pages. Printed after the reasons. */
  otherPagesHeading?: string;
}
