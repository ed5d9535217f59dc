import type { ReactNode } from "react";

/** This firm has no drawings, so its mark is on the covers. */
export const LEAFLET_DRAWINGS: Readonly<Record<string, { cover: ReactNode; inside: Record<string, ReactNode> }>> = {};
