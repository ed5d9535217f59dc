import type { ReactNode } from "react";
import { release } from "@/components/art/card-scenes";
import { answersOnPaper, growthOnCover } from "@/components/art/growth-scene";
import { ReplacementScene } from "@/components/art/replacement-scene";
import { LayeredScene } from "@/components/art/scene";
import { gain, order } from "@/components/art/seal-scenes";
import { badges, shortlist } from "@/components/art/shortlist-scene";
import { namedSlip } from "@/components/art/slip";

/**
 * The drawings of each leaflet by route id: one for the cover, and those for the inside by the topic of their panel.
 */
export const LEAFLET_DRAWINGS: Readonly<Record<string, { cover: ReactNode; inside: Record<string, ReactNode> }>> = {
  landing: { cover: namedSlip, inside: { process: release } },
  talent: {
    cover: <LayeredScene {...shortlist} />,
    inside: { process: <ReplacementScene />, reasons: badges },
  },
  "ai-development": { cover: order, inside: { process: gain } },
  "growth-marketing": { cover: <LayeredScene {...growthOnCover} />, inside: { process: answersOnPaper } },
};
