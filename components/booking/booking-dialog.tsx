"use client";

import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { site } from "@/content/site";
import { phoneAddress } from "@/lib/phone";
import { calendarUrl } from "./calendar";

/** How long the calendar may take before the visitor is told of the other ways, in ms. */
const PATIENCE = 6000;

type Answer = "waiting" | "late" | "loaded";

/**
 * The booking dialog: the specified title and text, the calendar in a frame of 600 px, and always below it the same
 * calendar in a new tab, the email address and the telephone. A frame that fails looks like one that loads (`load` fires
 * for a refused or broken page too), so those never depend on what the frame did.
 *
 * @param props.picture For markup of the open dialog without script: in place, and without the frame.
 */
export function BookingDialog({
  open,
  picture = false,
  onClose,
  onClosed,
}: {
  open: boolean;
  picture?: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { title, text } = site.consultation;
  return (
    <Dialog
      open={open}
      picture={picture}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      description={text}
      closeLabel="Close booking dialog"
    >
      <Calendar framed={!picture} />
      <p className="dialog-foot">
        Rather not book here?{" "}
        <a href={calendarUrl} target="_blank" rel="noopener">
          Open the calendar in a new tab
        </a>
        , write to <a href={`mailto:${site.email}`}>{site.email}</a> or call{" "}
        <a className="dialog-tel" href={phoneAddress(site.phone)}>
          {site.phone}
        </a>
        .
      </p>
    </Dialog>
  );
}

/** The calendar's frame, requested when it is first shown and never before. */
function Calendar({ framed }: { framed: boolean }) {
  const [answer, setAnswer] = useState<Answer>("waiting");

  useEffect(() => {
    const timer = setTimeout(() => setAnswer((now) => (now === "waiting" ? "late" : now)), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="calendar" data-answer={answer} aria-busy={answer === "waiting"}>
      <p className="calendar-note" role="status">
        {answer === "waiting" && "Loading the calendar …"}
        {answer === "late" && "The calendar is taking its time. You can wait, or use one of the ways below."}
      </p>
      {framed && <iframe src={calendarUrl} title={site.consultation.title} onLoad={() => setAnswer("loaded")} />}
    </div>
  );
}
