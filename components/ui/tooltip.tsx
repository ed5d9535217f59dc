"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { type RefCallback, useEffect, useRef, useState } from "react";

/** The distances from the trigger and from the edges of the viewport, as specified. */
const OFFSET_PX = 4;
const VIEWPORT_PADDING_PX = 5;

/** Scrolling has ended if there was no scroll event for this long. */
const SCROLL_END_MS = 150;

/** The props that Radix's trigger passes to its child: handlers and attributes. */
type TriggerProps = { element: HTMLElement; ref?: RefCallback<HTMLElement> } & Record<string, unknown>;

const HANDLERS = {
  onPointerMove: "pointermove",
  onPointerLeave: "pointerleave",
  onPointerDown: "pointerdown",
  onFocus: "focus",
  onBlur: "blur",
  onClick: "click",
} as const;

/**
 * Passes the props of Radix's trigger on to an element that is already on the page, so that the page itself needs no
 * hydration.
 */
function ExistingElement({ element, ref, ...props }: TriggerProps) {
  const latestProps = useRef(props);
  latestProps.current = props;

  useEffect(() => {
    ref?.(element);
    const abort = new AbortController();
    for (const [prop, type] of Object.entries(HANDLERS)) {
      const listen = (event: Event) => {
        const handle = () => {
          const handler = latestProps.current[prop];
          if (typeof handler === "function") handler(event);
        };
        // Tab may scroll the element into view, and scrolling closes a tooltip. So wait for the end of scrolling.
        if (type === "focus" && element.matches(":focus-visible")) {
          afterScrolling(() => element === document.activeElement && handle(), abort.signal);
        } else handle();
      };
      element.addEventListener(type, listen, { signal: abort.signal });
    }
    // The script loads on the first focus or hover, so that event was before these listeners.
    if (element === document.activeElement && element.matches(":focus-visible"))
      element.dispatchEvent(new Event("focus"));
    else if (element.matches(":hover"))
      element.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    return () => abort.abort();
  }, [element, ref]);

  const describedBy = props["aria-describedby"];
  useEffect(() => {
    if (typeof describedBy === "string") element.setAttribute("aria-describedby", describedBy);
    else element.removeAttribute("aria-describedby");
  }, [element, describedBy]);

  return null;
}

/**
 * Runs a task once scrolling has ended, unless aborted by then. The task waits for an animation frame, since a frame fires
 * its scroll events before its callbacks.
 */
function afterScrolling(task: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const wait = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = setTimeout(() => {
      frame = requestAnimationFrame(done);
    }, SCROLL_END_MS);
  };
  const done = () => {
    removeEventListener("scroll", wait);
    if (!signal.aborted) task();
  };
  wait();
  addEventListener("scroll", wait, { passive: true });
}

/** The class of a tooltip's box (tooltip.css). */
export const TOOLTIP = "tooltip";

/** A tooltip for every element with `data-tooltip`. Its text is only extra help. */
export function Tooltips() {
  const [elements, setElements] = useState<HTMLElement[]>([]);
  useEffect(() => setElements([...document.querySelectorAll<HTMLElement>("[data-tooltip]")]), []);

  return (
    <Radix.Provider delayDuration={200}>
      {elements.map((element, index) => (
        // The list is read once and never changes order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Radix.Root key={index}>
          <Radix.Trigger asChild>
            <ExistingElement element={element} />
          </Radix.Trigger>
          {/* All content has to be inside a landmark. */}
          <Radix.Portal container={element.closest("main")}>
            {/* The tooltip of a term is below it, so that it does not cover the price above it. */}
            <Radix.Content
              className={TOOLTIP}
              side={element.matches("abbr, dfn") ? "bottom" : "top"}
              sideOffset={OFFSET_PX}
              collisionPadding={VIEWPORT_PADDING_PX}
            >
              {element.dataset.tooltip}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}
