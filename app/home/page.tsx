import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata("home");

/** The landing page at its second address, `/home`. Its metadata names `/` as the canonical address. */
export { default } from "../page";
