"use client";

import { useEffect, useState } from "react";
import { shortName } from "@/content/site";
import { schedulePage as words } from "@/content/words";

/** The link to the page that the visitor came from, if it is one of `pages`, or to the landing page. */
export function BackLink({ pages }: { pages: readonly string[] }) {
  const [path, setPath] = useState("/");
  useEffect(() => {
    const { origin, pathname } = new URL(document.referrer || "/", location.href);
    const previous = pathname.replace(/\/?$/, "/");
    if (origin === location.origin && pages.includes(previous)) setPath(previous);
  }, [pages]);
  return (
    <a href={path} className="link text-small">
      {words.back(shortName())}
    </a>
  );
}
