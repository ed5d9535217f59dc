/** Returns a page's title with the firm's short name, for browsers and search results. */
export function titleWithFirm(page: { title: string; titleSuffix?: string | undefined }, firm: string): string {
  return [`${page.title} | ${firm}`, page.titleSuffix].filter(Boolean).join(" ");
}
