import type { ReactNode } from "react";
import type { RouteId } from "@/content/routes";

/** The drawings of a section's records, by the id of each. */
export type Scenes = Readonly<Record<string, ReactNode>>;

/**
 * @param file Where the record stands, as in `content/services.ts`.
 * @returns the record's drawing.
 * @throws Error naming the record, if nobody has drawn one: its place would be an empty box.
 */
export function sceneOf(scenes: Scenes, file: string, { id, page }: { id: string; page: RouteId }): ReactNode {
  const scene = Object.hasOwn(scenes, id) && scenes[id];
  if (scene) return scene;
  const folder = page === "landing" ? "app" : `app/${page}`;
  throw new Error(
    `${file}: ${id}: expected a drawing with this id among the scenes of ${folder}/page.tsx, found none. ` +
      "Draw one in components/art, or take the record out.",
  );
}
