/**
 * The analytics script of an exported page, which runs at its end. Included only if the owner has set `analytics` in
 * content/site.ts.
 */
import type { Analytics } from "@/content/schema/campaigns";
import { startAnalytics } from "./analytics";

/** The owner's `analytics` record. The export inserts it. */
declare const ANALYTICS: Analytics;

const { src, attributes, consent } = ANALYTICS;
startAnalytics({ src, attributes, consent });
