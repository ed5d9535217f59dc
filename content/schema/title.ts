/**
 * A page's title as browsers and search results show it.
 *
 * @param firm The firm's name where there is little room.
 */
export function titleWithFirm(page: { title: string; titleSuffix?: string | undefined }, firm: string): string {
  return [`${page.title} | ${firm}`, page.titleSuffix].filter(Boolean).join(" ");
}
