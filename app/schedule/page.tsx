import type { Metadata } from "next";
import { Schedule } from "@/components/schedule/schedule";
import { SchedulerClient } from "@/components/schedule/scheduler-client";
import { schedulePage } from "@/content/words";

// Found through the booking dialog, never through a search.
export const metadata: Metadata = {
  title: schedulePage.choose,
  robots: { index: false, follow: false },
};

export default function SchedulePage() {
  return (
    <>
      <Schedule />
      <SchedulerClient />
    </>
  );
}
