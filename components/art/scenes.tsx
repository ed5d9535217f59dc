import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SceneName } from "@/content/scenes";
import type { Pictured as PictureOf } from "@/content/schema/records";
import * as aiCases from "./ai-case-scenes";
import * as cards from "./card-scenes";
import * as fridays from "./friday-pages";
import * as growthCases from "./growth-case-scenes";
import * as held from "./held-scenes";
import * as hiringSteps from "./hiring-step-scenes";
import * as papers from "./paper-scenes";
import * as seals from "./seal-scenes";

/** Scenes by the name of their export. `SceneName` keeps records from naming anything else that these files export. */
const SCENES: Record<SceneName, ReactNode> = {
  ...aiCases,
  ...cards,
  ...fridays,
  ...growthCases,
  ...held,
  ...hiringSteps,
  ...papers,
  ...seals,
};

/** A record's picture: an image file, or a scene by its name. */
export function Pictured({ picture }: { picture: PictureOf }) {
  if ("image" in picture)
    return <Picture image={picture.image} alt={picture.alt} sizes="(width >= 64rem) 50vw, 92vw" />;
  return SCENES[picture.scene];
}
