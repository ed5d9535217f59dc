import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SceneName } from "@/content/scenes";
import type { Pictured as PictureOf } from "@/content/schema/records";
import { BREAKPOINTS } from "@/lib/breakpoints";
import { pictureFor } from "@/lib/images";
import * as aiCases from "./ai-case-scenes";
import * as cards from "./card-scenes";
import * as fridays from "./friday-pages";
import * as growthCases from "./growth-case-scenes";
import * as hiringSteps from "./hiring-step-scenes";
import * as papers from "./paper-scenes";
import * as results from "./result-scenes";
import * as seals from "./seal-scenes";

/**
 * Scenes by the name of their export. With the type `SceneName`, records can name scenes, but no other exports of these
 * files.
 */
const SCENES: Record<SceneName, ReactNode> = {
  ...aiCases,
  ...cards,
  ...fridays,
  ...growthCases,
  ...results,
  ...hiringSteps,
  ...papers,
  ...seals,
};

/** The picture of a record: an image file, or a scene by its name. */
export function Pictured({ picture }: { picture: PictureOf }) {
  if ("image" in picture)
    return (
      <Picture
        picture={pictureFor(picture.image)}
        alt={picture.alt}
        sizes={`(width >= ${BREAKPOINTS.lg}) 50vw, 92vw`}
      />
    );
  return SCENES[picture.scene];
}
