"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";

/**
 * A modal dialog with a title, a description and a close button. The button comes first, so that Tab reaches it before
 * a frame of another origin, where Escape never arrives here. The dialog is rendered in place and not in a portal, so that
 * it can be rendered without script.
 *
 * Who opens it locks the page behind (booking/page-lock.ts), closes it at Escape and at a press on what has
 * `data-booking-close`, and gives the focus back, since Radix may not have started. Radix adds the loop of the Tab key. Two
 * of its parts are left out:
 *
 * - `modal`: it sets `pointer-events: none` on `body` and pulls the focus back, which would deaden what extensions add
 *   to `body` (password managers, translators). The page behind is inert anyway, which also spares `aria-modal`.
 * - `Overlay`: it brings react-remove-scroll, which injects a style element that the site's policy refuses
 *   (radix-ui/primitives#3063).
 *
 * It is as wide as the page behind, but no wider than 1590 px: the calendar's frame is only 600 px high.
 */
export function Dialog({
  title,
  description,
  closeLabel,
  children,
}: {
  title: string;
  description: string;
  closeLabel: string;
  children: ReactNode;
}) {
  // Radix sets its own ids only after mounting, and the markup rendered at build needs its name too.
  const id = useId();
  const [titleId, textId] = [`title-${id}`, `text-${id}`];
  return (
    <Radix.Root open modal={false}>
      <div
        data-booking-close=""
        className="fixed inset-0 z-50 bg-[oklch(0.15_0.02_265/0.95)] motion-safe:animate-[appear_var(--quick)]"
      />
      <Radix.Content
        className="fixed inset-0 z-51 m-auto flex h-fit max-h-[90dvh] w-[min(72rem,1590px,calc(100vw-1.5rem))] flex-col overflow-auto overscroll-contain bg-paper text-ink [box-shadow:.625rem_.625rem_0_oklch(0_0_0/.35)] outline outline-transparent dark:outline-hairline [--from:translateY(1.5rem)] motion-safe:data-[state=open]:animate-[settle_320ms_var(--ease),appear_320ms_var(--ease)]"
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <div className="sticky top-0 z-1 bg-paper pr-14 pb-2 pl-[16px] sm:pl-[24px] lg:flex lg:items-center lg:gap-6 lg:pb-0 min-[65.5rem]:pl-[32px]">
          <Radix.Title
            id={titleId}
            className="flex min-h-12 flex-none items-center lg:min-h-17 text-[clamp(1.125rem,0.95rem+1vw,1.625rem)]"
          >
            {title}
          </Radix.Title>
          <p
            id={textId}
            className="text-[0.8125rem]/[1.35] text-pretty text-ink-soft max-lg:-mr-10 sm:text-[0.9375rem]/[1.3]"
          >
            {description}
          </p>
          <Radix.Close
            className="absolute top-0 right-0 grid size-12 cursor-pointer lg:size-17 place-items-center border-hairline lg:border-l hover:bg-paper-deep focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ink"
            aria-label={closeLabel}
            data-booking-close=""
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
