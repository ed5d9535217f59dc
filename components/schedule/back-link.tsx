"use client";

import { useEffect, useState } from "react";
import { shortName } from "@/content/site";
import { schedulePage as words } from "@/content/words";

/**
 * The link to the page that the visitor came from, or to the landing page.
 *
 * @param props.pages The paths of the site's pages.
 */
export function BackLink({ pages }: { pages: readonly string[] }) {
  const [path, setPath] = useState("/");
  useEffect(() => {
    const { origin, pathname } = new URL(document.referrer || "/", location.href);
    const cameFrom = pathname.replace(/\/?$/, "/");
    if (origin === location.origin && pages.includes(cameFrom)) setPath(cameFrom);
  }, [pages]);
  return (
    <a href={path} className="link text-small">
      {words.back(shortName())}
    </a>
  );
}
