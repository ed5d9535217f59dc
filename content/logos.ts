import type { Logo } from "./schema/records";

export const logos: readonly Logo[] = [
  { id: "norvane", sample: true, name: "Norvane", image: "logos/norvane.svg" },
  { id: "fernhollow", sample: true, name: "Fernhollow", image: "logos/fernhollow.svg" },
  { id: "quaylight", sample: true, name: "Quaylight", image: "logos/quaylight.svg" },
  { id: "inkwright", sample: true, name: "Inkwright", image: "logos/inkwright.svg" },
  { id: "parcelle", sample: true, name: "Parcelle", image: "logos/parcelle.svg" },
  { id: "tarnside", sample: true, name: "Tarnside", image: "logos/tarnside.svg" },
];
