import type { Route, RouteId } from "@/content/routes";
import { site } from "@/content/site";

/** What is drawn beside the title (app/share/[page]/picture.tsx), for those who cannot see it. */
const DRAWN: Record<RouteId, string> = {
  landing: "a claim travels through five folded planes and is done",
  home: "a claim travels through five folded planes and is done",
  talent: "a short list of three candidates, folded twice",
  "ai-development": "four slotted cards: your data, a model, checks and your team’s screen",
  "growth-marketing": "six strips of paper folded into one rising sheet",
};

/** A page's share picture: its path in the site (app/share/[page] draws it), its size and its text alternative. */
export function sharePicture(route: Route) {
  return {
    // The same page under its second address has the same picture.
    path: `/share/${route.id === "home" ? "landing" : route.id}.png`,
    width: 1200,
    height: 630,
    type: "image/png",
    alt: `${site.name}: ${route.shareTitle}. Beside it, ${DRAWN[route.id]}.`,
  };
}
