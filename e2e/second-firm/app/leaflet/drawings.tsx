import type { ReactNode } from "react";

/** This firm has no drawings of its own: its mark stands on the covers. */
export const LEAFLET_DRAWINGS: Readonly<Record<string, { cover: ReactNode; inside: Record<string, ReactNode> }>> = {};
