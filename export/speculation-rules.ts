import { append, element, type Page } from "./html";

/**
 * Step: lets the browser prepare the next page when a visitor is about to press a link (browsers that know speculation
 * rules), so that plain links are as quick as a client-side router. Nothing is fetched before that.
 */
export function addSpeculationRules(page: Page): void {
  const rules = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: "/*" },
            { not: { selector_matches: "[data-booking], [target]" } },
            { not: { href_matches: "/*\\?*" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
  append(element(page, "body"), `<script type="speculationrules">${JSON.stringify(rules)}</script>`);
}
