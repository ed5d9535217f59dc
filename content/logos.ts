import type { Logo } from "./schema/records";

export const logos: readonly Logo[] = [
  { id: "norvane", sample: true, name: "Norvane", industry: "Logistics", image: "logos/norvane.svg" },
  { id: "fernhollow", sample: true, name: "Fernhollow", industry: "Healthcare", image: "logos/fernhollow.svg" },
  { id: "quaylight", sample: true, name: "Quaylight", industry: "Freight", image: "logos/quaylight.svg" },
  { id: "inkwright", sample: true, name: "Inkwright", industry: "Publishing software", image: "logos/inkwright.svg" },
  { id: "parcelle", sample: true, name: "Parcelle", industry: "Retail", image: "logos/parcelle.svg" },
  { id: "tarnside", sample: true, name: "Tarnside", industry: "Manufacturing", image: "logos/tarnside.svg" },
];
