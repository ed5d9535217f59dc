"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { DOUBLE_PRESS, dialogPlace, holdPage } from "./dialog-page";

/**
 * A modal dialog with a title, a description and a close button that comes first, so that it is reached before
 * anything inside (Escape pressed in a frame of another origin never arrives here).
 *
 * Radix's own Overlay is left out on purpose: it brings react-remove-scroll, which injects a style element that the
 * site's policy refuses (radix-ui/primitives#3063). The page behind is held still by `html[data-dialog]` in
 * app/dialog.css instead, and a press on the overlay still closes, because it is a press outside of the content.
 *
 * @param props.picture Renders the open dialog where it stands, for markup of it without script (export/client-markup.tsx).
 * @param props.onClosed Called when the dialog has gone, to put the focus back: Radix knows no trigger here.
 */
export function Dialog({
  open,
  picture = false,
  onClose,
  onClosed,
  title,
  description,
  closeLabel,
  children,
}: {
  open: boolean;
  picture?: boolean;
  onClose: () => void;
  onClosed: () => void;
  title: string;
  description: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const opened = useRef(0);

  useEffect(() => {
    if (!open) return;
    opened.current = performance.now();
    return holdPage();
  }, [open]);

  const place = typeof document === "undefined" ? null : dialogPlace();
  const overPage = (part: ReactNode) => (picture ? part : <Radix.Portal container={place}>{part}</Radix.Portal>);

  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      {overPage(<div className="dialog-overlay" data-state={open ? "open" : "closed"} />)}
      {overPage(
        <Radix.Content
          className="dialog"
          onPointerDownOutside={(event) => {
            // By the time of the press: Radix calls this at the click, and a busy page later still.
            if (event.detail.originalEvent.timeStamp - opened.current < DOUBLE_PRESS) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close className="dialog-close" aria-label={closeLabel}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          <Radix.Description className="dialog-text">{description}</Radix.Description>
          {children}
        </Radix.Content>,
      )}
    </Radix.Root>
  );
}
