"use client";

import { useEffect } from "react";
import { startScheduler } from "./scheduler";

/** Runs the page's script where Next itself serves the page; the export inlines first-script.ts and last-script.ts. */
export function SchedulerClient() {
  useEffect(startScheduler, []);
  return null;
}
