import type { FunctionComponent } from "react";
import { Picture } from "@/components/ui/picture";
import type { SceneName } from "@/content/scenes";
import type { Pictured as PictureOf } from "@/content/schema/records";
import { ClinicTriageScene, FreightIntakeScene, ReturnsForecastScene } from "./ai-case-scenes";
import { AssistantScene } from "./assistant-scene";
import { InkwrightCaseScene, NorvaneCaseScene, TarnsideCaseScene } from "./growth-case-scenes";
import { ClickableScene, KeysScene, TallyScene, VersionScene } from "./held-scenes";
import { InterviewScene, RequirementScene, ScreeningScene } from "./hiring-step-scenes";
import { InternalToolScene } from "./internal-tool-scene";
import { BillOfLadingScene, ScreeningNoteScene, TriageSheetScene } from "./paper-scenes";
import { ReleaseScene } from "./release-scene";
import { ChecksScene, IntakeScene, ManualScene, OrderScene } from "./seal-scenes";
import { WorkflowScene } from "./workflow-scene";

const SCENES: Record<SceneName, FunctionComponent> = {
  workflow: WorkflowScene,
  "internal-tool": InternalToolScene,
  assistant: AssistantScene,
  release: ReleaseScene,
  requirement: RequirementScene,
  screening: ScreeningScene,
  interview: InterviewScene,
  checks: ChecksScene,
  manual: ManualScene,
  intake: IntakeScene,
  order: OrderScene,
  "freight-intake": FreightIntakeScene,
  "clinic-triage": ClinicTriageScene,
  "returns-forecast": ReturnsForecastScene,
  trials: InkwrightCaseScene,
  inquiries: TarnsideCaseScene,
  shippers: NorvaneCaseScene,
  tally: TallyScene,
  clickable: ClickableScene,
  version: VersionScene,
  keys: KeysScene,
  "screening-note": ScreeningNoteScene,
  "triage-sheet": TriageSheetScene,
  "bill-of-lading": BillOfLadingScene,
};

/** The picture of a record: a file of the owner's, or one of the drawings by its name. */
export function Pictured({ picture }: { picture: PictureOf }) {
  if ("image" in picture)
    return <Picture image={picture.image} alt={picture.alt} sizes="(width >= 64rem) 50vw, 92vw" />;
  const Scene = SCENES[picture.scene];
  return <Scene />;
}
