import { sentences } from "./generate";
import type { Testimonial } from "./schema/records";

/** One short quote on a page, and six long ones on another, with and without portraits. */
const people: readonly (readonly [name: string, role: string, image?: string])[] = [
  ["Karen Lyngby", "Produktionschef, Kærsgaard Køl"],
  ["Ole Bonde", "Indehaver, Bonde & Søn Maskinudlejning", "ole.jpg"],
  ["Sofie Lindegaard-Christoffersen", "Administrationschef, Foreningen af Selvstændige Havnemestre i Østdanmark"],
  ["Henrik Munk", "Lagerchef, Nordsten", "henrik.png"],
  ["Żaneta Kļaviņa", "Klinikejer, Tandlægerne ved Åen", "nadia.jpg"],
  ["Thorkild Ravn", "Bestyrelsesformand, Ravn Emballage"],
  ["Ida Falk", "Driftsleder, Falk & Fjord", "ida.jpg"],
];

export const testimonials: readonly Testimonial[] = people.map(([name, role, image], index) => ({
  id: `kunde-${index}`,
  sample: false,
  page: index === 0 ? "rekruttering" : "software",
  name,
  role,
  ...(image && { image: `testimonials/${image}` }),
  quote: sentences(index, index === 0 ? 1 : 5),
}));
