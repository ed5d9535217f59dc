"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { type RefCallback, useEffect, useRef, useState } from "react";

/** The distance between a tooltip and its trigger, in px, as specified. */
const OFFSET_PX = 4;
/** The minimum distance between a tooltip and the edges of the viewport, in px, as specified. */
const VIEWPORT_PADDING_PX = 5;

/** Time without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 150;

/** The handlers and attributes that Radix's trigger passes to its child. */
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
        // Tab may scroll the element into view, and scrolling closes a tooltip, so wait for the end of scrolling.
        if (type === "focus" && element.matches(":focus-visible")) {
          afterScrolling(() => element === document.activeElement && handle(), abort.signal);
        } else handle();
      };
      element.addEventListener(type, listen, { signal: abort.signal });
    }
    // The script loads on the first focus or hover, so that event happened before these listeners were added.
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
 * Runs a task when scrolling has ended, unless it is aborted before. The task waits for an animation frame, because a
 * frame dispatches its scroll events before it runs its callbacks.
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

/** Shows a tooltip for every element with `data-tooltip`. The tooltip's text is only additional help. */
export function Tooltips() {
  const [elements, setElements] = useState<HTMLElement[]>([]);
  useEffect(() => setElements([...document.querySelectorAll<HTMLElement>("[data-tooltip]")]), []);

  return (
    <Radix.Provider delayDuration={200}>
      {elements.map((element, index) => (
        // The list is read only once and never changes order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Radix.Root key={index}>
          <Radix.Trigger asChild>
            <ExistingElement element={element} />
          </Radix.Trigger>
          {/* All content has to be inside a landmark. */}
          <Radix.Portal container={element.closest("main")}>
            {/* The tooltip of a term is below the term, so that it does not cover the price above it. */}
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
