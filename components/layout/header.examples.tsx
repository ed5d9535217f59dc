import { notFoundRoute } from "@/content/routes";
import { LONGEST } from "@/lib/examples";
import { Header } from "./header";

const labels = ["Prices", "Team", "Process", LONGEST.unhyphenated, LONGEST.word];

// Only one example, because the bar is fixed.
export default {
  "longest words, on a page without script": (
    <Header route={notFoundRoute} links={labels.map((label) => ({ label, href: `#${label}` }))} />
  ),
};
