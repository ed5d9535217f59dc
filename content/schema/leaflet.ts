import type { Claim, Month, Reason } from "./records";

/** What a page's leaflet says beside the records that its route shows. All of it is optional. */
export interface LeafletExtras {
  /** Below the people; the first three are printed. */
  figures?: readonly Claim[];
  /** A panel of their own, where the route's records leave one. */
  reasons?: readonly Reason[];
  /** Below the services. */
  price?: { value: string; label: string };
  /** All channels of one month together, above the single ones. */
  allChannels?: Month | undefined;
  /** Lists the other pages of the site below this heading, below the reasons. */
  otherPagesHeading?: string;
}
