/** For parts that are not yet built from layout.css. */
export const LETTER = "letter";
