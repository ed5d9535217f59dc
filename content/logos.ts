import type { Logo } from "./schema/records";

export const logos: readonly Logo[] = [
  { id: "norvane", sample: true, name: "Norvane", industry: "logistics", image: "logos/norvane.svg" },
  { id: "fernhollow", sample: true, name: "Fernhollow", industry: "healthcare", image: "logos/fernhollow.svg" },
  { id: "quaylight", sample: true, name: "Quaylight", industry: "freight", image: "logos/quaylight.svg" },
  { id: "inkwright", sample: true, name: "Inkwright", industry: "publishing software", image: "logos/inkwright.svg" },
  { id: "parcelle", sample: true, name: "Parcelle", industry: "online shoe store", image: "logos/parcelle.svg" },
  { id: "tarnside", sample: true, name: "Tarnside", industry: "manufacturing", image: "logos/tarnside.svg" },
];
