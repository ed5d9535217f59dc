"use client";

import { useEffect } from "react";
import { Booking } from "@/components/booking/booking";
import { Tooltips } from "@/components/ui/tooltip";
import { startCurrentSection } from "./current-section";
import { startMenu } from "./menu";

/**
 * All client behaviour of a page, as Next serves it in development. It renders nothing of its own and works on the HTML
 * that is there, which is why the export can leave Next's scripts out and start the same parts later and lighter
 * (inline.ts and booking-root.tsx).
 */
export function Enhancements() {
  useEffect(() => {
    startMenu();
    startCurrentSection();
  }, []);
  return (
    <>
      <Booking />
      <Tooltips />
    </>
  );
}
