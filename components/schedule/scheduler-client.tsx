"use client";

import { useEffect } from "react";
import { startScheduler } from "./scheduler";

/** Runs the page's script where Next itself serves the page; the export inlines entry.ts instead. */
export function SchedulerClient() {
  useEffect(startScheduler, []);
  return null;
}
