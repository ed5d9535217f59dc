"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { type RefCallback, useEffect, useRef, useState } from "react";

/** Distances of the specification, in px: from the trigger, and from the edges of the viewport. */
const OFFSET = 4;
const SAFE_ZONE_PADDING = 5;

/** A page that has not scrolled for this long, in ms, is taken to stand still. */
const STILL_AFTER = 150;

/** What Radix's trigger hands to the element that it is given: its handlers and its attributes. */
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
 * Stands in for Radix's trigger element and passes all it is given on to an element of the page that is there already,
 * so that the pages stay plain HTML and nothing has to be hydrated.
 */
function ExistingElement({ element, ref, ...props }: TriggerProps) {
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    ref?.(element);
    const abort = new AbortController();
    for (const [prop, type] of Object.entries(HANDLERS)) {
      const listen = (event: Event) => {
        const handle = () => {
          const handler = latest.current[prop];
          if (typeof handler === "function") handler(event);
        };
        // The Tab key brings what it comes to into view, and scrolling closes a tooltip: first one, then the other.
        if (type === "focus" && element.matches(":focus-visible")) {
          whenStill(() => element === document.activeElement && handle(), abort.signal);
        } else handle();
      };
      element.addEventListener(type, listen, { signal: abort.signal });
    }
    // The visitor's first sign of intent may be this very focus or hover, before anyone listened.
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
 * Calls back once the page stands still, unless aborted by then. A frame tells of its scrolling before it calls back: so
 * what has scrolled is heard of however late the frame is.
 */
function whenStill(task: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = 0;
  const wait = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = setTimeout(() => {
      frame = requestAnimationFrame(done);
    }, STILL_AFTER);
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

/** A tooltip for every element of the page that has `data-tooltip`. Its text is extra help; nothing depends on it. */
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
          {/* Within the landmark that it explains a part of, like all content of the page. */}
          <Radix.Portal container={element.closest("main")}>
            {/* A term's stands below, so that it does not cover the line before it: the price that it explains. */}
            <Radix.Content
              className={TOOLTIP}
              side={element.matches("abbr, dfn") ? "bottom" : "top"}
              sideOffset={OFFSET}
              collisionPadding={SAFE_ZONE_PADDING}
            >
              {element.dataset.tooltip}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}
