import * as Radix from "@radix-ui/react-tooltip";
import { type FocusEvent, type ReactNode, useState } from "react";

/** The distance between a tooltip and its trigger, in px, as specified. */
const OFFSET_PX = 4;
/** The minimum distance between a tooltip and the edges of the viewport, in px, as specified. */
const VIEWPORT_PADDING_PX = 5;

/** Time without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 150;

/**
 * A tooltip on hover and focus. Nothing may depend on its text.
 *
 * @param props.children The trigger: one element that accepts a ref and props (Radix's `asChild`).
 */
export function Tooltip({ text, side, children }: { text: string; side: "top" | "bottom"; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);

  function handleFocus(event: FocusEvent<HTMLElement>): void {
    const trigger = event.currentTarget;
    if (!trigger.matches(":focus-visible")) return;
    // Tab may scroll the trigger into view, and scrolling closes a tooltip. So the tooltip opens after scrolling.
    event.preventDefault();
    afterScrolling(() => setOpen(trigger === document.activeElement));
  }

  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild onFocus={handleFocus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" side={side} sideOffset={OFFSET_PX} collisionPadding={VIEWPORT_PADDING_PX}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/**
 * Runs a task once there has been no scroll event for SCROLL_END_MS. It runs in an animation frame, because browsers
 * dispatch the scroll events of a frame before its callbacks.
 */
function afterScrolling(task: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => requestAnimationFrame(finish), SCROLL_END_MS);
  };
  const finish = () => {
    removeEventListener("scroll", wait);
    task();
  };
  wait();
  addEventListener("scroll", wait, { passive: true });
}
