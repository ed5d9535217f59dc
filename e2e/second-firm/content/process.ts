import { idOf, sentences } from "./generate";
import type { ProcessStep } from "./schema/records";

type Step = readonly [title: string, duration?: string, weeks?: [number, number]];

/** A process on every page, of three and of five steps, with and without durations. */
const processes: readonly (readonly [page: ProcessStep["page"], steps: readonly Step[]])[] = [
  ["forside", [["Samtale"], ["Forundersøgelse"], ["Aftale på to sider"], ["Arbejde, I kan se"], ["Overdragelse"]]],
  [
    "rekruttering",
    [["Vi kommer forbi"], ["Vi søger, hvor de er"], ["Prøve og referencer"], ["I møder fire"], ["Vi ringer igen"]],
  ],
  [
    "software",
    [
      ["Skitse og pris", "1-2 uger", [1, 2]],
      ["Første udgave", "3 uger", [3, 3]],
      ["I drift og videre", "Løbende"],
    ],
  ],
  [
    "raadgivning",
    [
      ["Samtaler", "Uge 1-2"],
      ["Fælles billede", "Uge 3"],
      ["To veje", "Uge 4"],
      ["Beslutning", "Uge 5"],
      ["De første hundrede dage", "Tre måneder"],
    ],
  ],
];

export const processSteps: readonly ProcessStep[] = processes.flatMap(([page, steps]) =>
  steps.map(([title, duration, weeks], index) => ({
    id: `${page}-${idOf(title)}`,
    sample: false,
    page,
    step: index + 1,
    title,
    description: sentences(index),
    ...(duration && { duration }),
    ...(weeks && { weeks }),
  })),
);
