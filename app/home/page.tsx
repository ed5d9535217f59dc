import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata("home");

/** The landing page under its second address; the metadata names `/` as the canonical one. */
export { default } from "../page";
