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

/** By the names under which they are exported; what else those files export is no scene, which a record cannot name. */
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

/** The picture of a record: a file of the owner's, or one of the drawings by its name. */
export function Pictured({ picture }: { picture: PictureOf }) {
  if ("image" in picture)
    return <Picture image={picture.image} alt={picture.alt} sizes="(width >= 64rem) 50vw, 92vw" />;
  return SCENES[picture.scene];
}
