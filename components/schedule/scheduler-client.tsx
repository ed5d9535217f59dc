"use client";

import { useEffect } from "react";
import { startScheduler } from "./scheduler";

/**
 * Runs the page's script when Next serves the page. In the export, first-script.ts and last-script.ts are inlined
 * instead.
 */
export function SchedulerClient() {
  useEffect(startScheduler, []);
  return null;
}
