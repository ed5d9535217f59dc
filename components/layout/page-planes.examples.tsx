import { accents } from "@/content/theme";
import { LONGEST, several } from "@/lib/examples";
import { PagePlanes } from "./page-planes";

const LABELS = [LONGEST.unhyphenated, "Growth marketing", "Gardens", "Prices and plans", "Contact"];

const planes = (count: number) => (
  <nav aria-label={`${count} pages`} data-surface="night" className="overflow-clip">
    <PagePlanes
      current="/1/"
      pages={several(count, (nth) => ({
        label: LABELS[nth - 1] ?? "",
        href: `/${nth}/`,
        accent: accents[(nth - 1) % accents.length] ?? "accent-1",
      }))}
    />
  </nav>
);

export default { "two pages": planes(2), three: planes(3), four: planes(4), five: planes(5) };
