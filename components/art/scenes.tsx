import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { SceneName } from "@/content/scenes";
import type { Pictured as PictureOf } from "@/content/schema/records";
import { clinicTriage, freightIntake, returnsForecast } from "./ai-case-scenes";
import { assistant, internalTool, release, workflow } from "./card-scenes";
import { audit, live, plan, stopped } from "./friday-pages";
import { inquiries, shippers, trials } from "./growth-case-scenes";
import { clickable, keys, tally, version } from "./held-scenes";
import { interview, requirement, screening } from "./hiring-step-scenes";
import { billOfLading, screeningNote, triageSheet } from "./paper-scenes";
import { checks, intake, manual, order } from "./seal-scenes";

const SCENES: Record<SceneName, ReactNode> = {
  workflow,
  "internal-tool": internalTool,
  assistant,
  release,
  requirement,
  screening,
  interview,
  checks,
  manual,
  intake,
  order,
  "freight-intake": freightIntake,
  "clinic-triage": clinicTriage,
  "returns-forecast": returnsForecast,
  trials,
  inquiries,
  shippers,
  "friday-audit": audit,
  "friday-plan": plan,
  "friday-live": live,
  "friday-stopped": stopped,
  tally,
  clickable,
  version,
  keys,
  "screening-note": screeningNote,
  "triage-sheet": triageSheet,
  "bill-of-lading": billOfLading,
};

/** The picture of a record: a file of the owner's, or one of the drawings by its name. */
export function Pictured({ picture }: { picture: PictureOf }) {
  if ("image" in picture)
    return <Picture image={picture.image} alt={picture.alt} sizes="(width >= 64rem) 50vw, 92vw" />;
  return SCENES[picture.scene];
}
