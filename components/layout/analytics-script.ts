/** What every exported page runs at its end where the owner has set `analytics` in content/site.ts. */
import type { Analytics } from "@/content/schema/campaigns";
import { startAnalytics } from "./analytics";

/** The owner's record, filled in by the export. */
declare const ANALYTICS: Analytics;

const { src, attributes, consent } = ANALYTICS;
startAnalytics({ src, attributes, consent });
