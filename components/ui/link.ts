/** For parts that are not yet built from link.css. */
export const LINK = "link";
export const TEXT_LINK = "link link-alone";
