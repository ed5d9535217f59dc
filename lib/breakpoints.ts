/** The breakpoints of app/theme.css, for `sizes` attributes and tests, which cannot use custom properties. */
export const BREAKPOINTS = { sm: "40rem", md: "48rem", lg: "64rem", "2xl": "100rem" } as const;
