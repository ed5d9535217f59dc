import { useEffect, useState } from "react";
import type { NavLink } from "@/lib/navigation";

/** Returns the address of the linked section in the middle of the window. */
export function useCurrentSection(links: readonly NavLink[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const href = `#${target.id}`;
          setCurrent((shown) => (isIntersecting ? href : shown === href ? undefined : shown));
        }
      },
      { rootMargin: "-45% 0px -55% 0px" },
    );
    for (const { href } of links) {
      const section = document.getElementById(href.slice(1));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [links]);
  return current;
}
