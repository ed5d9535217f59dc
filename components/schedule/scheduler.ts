import { messages } from "@/content/words";
import { type BookingStep, reportStep } from "@/lib/booking-event";
import { describeCampaign, findCampaign } from "@/lib/campaign";
import { isDoubleClick } from "@/lib/double-press";
import { initVisit } from "./arrival";
import { part } from "./dom";
import { startLetter } from "./letter-script";
import { createRenderer } from "./render";
import { readVisit, saveVisit } from "./saved-visit";
import { measureClockError } from "./server-clock";
import { startsOfDate } from "./slots";
import { type Action, initState, nextChange, reduce, type SavedVisit, zoneShown } from "./state";
import { describeNotice } from "./view";
import { createWording, formatSlot } from "./wording";
import { startZonePicker } from "./zone-picker-script";
import { cityOf, DAY, ownZone, wallAt } from "./zones";

/** Minimum time between two refreshes, in ms. It prevents a repeated refresh if a timer fires early. */
const MIN_WAIT_MS = 1000;

/**
 * Starts the scheduling page: fills in days and times, and writes the request after a time is chosen.
 *
 * The script uses no framework and no storage, and its only request asks the site's own server for the time. state.ts
 * decides what is chosen, view.ts and render.ts display it, and this file handles events, focus and scrolling. Call it
 * when all markup is parsed. It runs only once, even if React runs an effect repeatedly. If the browser lacks a feature
 * that it needs, the page stays as it is without a script.
 */
export function startScheduler(): void {
  const visit = initVisit();
  if (visit?.root.dataset.waiting !== "") return;
  const { root, back } = visit;
  root.setAttribute("data-waiting", "fill");
  if (parent !== self) document.addEventListener("keydown", passOnEscape);
  const fill = () => {
    if (back) part<HTMLAnchorElement>(root, "home").href = back;
    try {
      run(visit);
    } catch {
      root.removeAttribute("data-started");
    }
    root.removeAttribute("data-waiting");
  };
  // Let a visible page paint first. On a slow phone, filling the page takes as long as everything before it.
  if (document.hidden) fill();
  else requestAnimationFrame(() => setTimeout(fill));
}

function run({ root, settings, asked, topic }: NonNullable<ReturnType<typeof initVisit>>): void {
  const { hours } = settings;
  const heading = part(root, "heading");
  const days = part(root, "days");
  const times = part(root, "times");
  const wording = createWording(settings.language);
  const render = createRenderer(root, settings, wording);
  const cameFrom = describeCampaign(findCampaign());
  let state = initState({ zone: ownZone(hours.timeZone), topic, asked, cameFrom }, hours, Date.now());
  let timer: ReturnType<typeof setTimeout>;
  /** The last click that replaced the content under the pointer. */
  let lastViewChange: MouseEvent | undefined;

  const reported = new Set<BookingStep>();

  /** Reports a step to the page that the visitor opened, at most once per visit. */
  function report(step: BookingStep): void {
    if (!reported.has(step)) reportStep(step, parent);
    reported.add(step);
  }

  const announce = (text: string) => {
    part(root, "status").textContent = text;
  };

  function dispatch(action: Action): void {
    const before = state;
    const deviceTime = Date.now();
    state = reduce(state, action, hours, deviceTime);
    if (state !== before) render(state, deviceTime);
    if (action.type === "choose-time") report("time-chosen");
    if (state.step === "sent" && action.type === "send") report("request-opened");
    if (state.step === "passed" && before.step !== "passed") showPassed();
    if (state.gone !== undefined && state.gone !== before.gone) announceNotice();
    if (state.clockError !== before.clockError) announceNotice();
    // Do not save at each key press, because Safari allows only a hundred history changes in 30 seconds.
    if (action.type !== "fill-in" && action.type !== "refresh") saveVisit(state);
    scheduleRefresh();
  }

  /** Schedules a refresh for the next time that a slot is no longer offered or the time of a request comes. */
  function scheduleRefresh(): void {
    clearTimeout(timer);
    const wait = nextChange(state) - Date.now() - state.clockError;
    timer = setTimeout(() => dispatch({ type: "refresh" }), Math.min(Math.max(wait, MIN_WAIT_MS), DAY));
  }

  function announceNotice(): void {
    announce(describeNotice(state, settings, wording, Date.now()));
  }

  function showPassed(): void {
    announce(heading.textContent ?? "");
    // The focused element may be hidden now.
    if (document.activeElement?.checkVisibility?.() === false) heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "nearest" });
  }

  function readFields(): void {
    const read = (name: string) => root.querySelector<HTMLInputElement>(`[data-field=${name}]`)?.value ?? "";
    dispatch({ type: "fill-in", details: { name: read("name"), tel: read("tel") } });
  }

  function restore(visit: SavedVisit): void {
    for (const name of ["name", "tel"] as const) {
      const field = root.querySelector<HTMLInputElement>(`[data-field=${name}]`);
      if (field) field.value = visit.details[name];
    }
    dispatch({ type: "restore", visit });
  }

  async function checkClock(): Promise<void> {
    dispatch({ type: "set-clock", clockError: await measureClockError() });
  }

  render(state, Date.now());
  if (!state.date) throw new Error("No day is worked");
  scheduleRefresh();
  const visit = readVisit(asked);
  if (visit) restore(visit);
  void checkClock();

  // Ignore the second click of a double-click, and a key that is held down. They were meant for the previous content.
  root.addEventListener(
    "click",
    (event) => {
      if (isDoubleClick(lastViewChange, event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // Password managers can fill fields without an event. This also refreshes the offered times before the click
      // takes effect.
      readFields();
    },
    true,
  );
  root.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });
  for (const type of ["input", "change", "focusout", "pointerdown"]) {
    root.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLElement && target.matches("[data-field], a")) readFields();
    });
  }

  days.addEventListener("change", ({ target }) => {
    dispatch({ type: "choose-day", date: Number((target as HTMLInputElement).value) });
    const zone = zoneShown(state, hours);
    const clocks = startsOfDate(state.days, state.date).map((start) => wording.clock(wallAt(start, zone)));
    const [first = "", last = ""] = [clocks[0], clocks.at(-1)];
    const summary = clocks.length > 1 ? messages.several(clocks.length, messages.span(first, last)) : first;
    announce(`${wording.date(state.date)}: ${summary}`);
  });

  const visitorZone = state.zone;
  startZonePicker(root, {
    likely: () => [...new Set([zoneShown(state, hours), visitorZone ?? hours.timeZone, hours.timeZone])],
    getInstant: () => state.start ?? startsOfDate(state.days, state.date)[0] ?? Date.now() + state.clockError,
    onChoose(zone) {
      dispatch({ type: "choose-zone", zone });
      announce(messages.nowIn(messages.inZone(cityOf(zone))));
    },
  });

  times.addEventListener("change", ({ target }) => {
    dispatch({ type: "choose-time", start: Number((target as HTMLInputElement).value) });
  });

  part(root, "take").addEventListener("click", (event) => {
    if (state.start === undefined) return times.querySelector("input")?.focus();
    dispatch({ type: "take" });
    if (state.step !== "prepared") return;
    lastViewChange = event;
    // Do not scroll by focusing: the dialog's header would cover the heading.
    heading.focus({ preventScroll: true });
    // Show the email button if there is room, but the heading in any case.
    part(root, "email").scrollIntoView({ block: "nearest" });
    heading.scrollIntoView({ block: "nearest" });
    const { date, span, zone } = formatSlot(state.start, hours.minutes, zoneShown(state, hours), wording);
    announce(`${date}, ${span}, ${zone}`);
  });

  const topics = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name=topic], [data-part=topic]");
  for (const choice of topics) {
    choice.addEventListener("change", () => dispatch({ type: "choose-topic", topic: choice.value }));
  }

  for (const button of root.querySelectorAll<HTMLElement>("[data-part=back], [data-part=another]")) {
    button.addEventListener("click", (event) => {
      lastViewChange = event;
      announce("");
      dispatch({ type: "change-time" });
      (times.querySelector<HTMLElement>(":checked") ?? heading).focus();
    });
  }

  startLetter(root, { hasPassed: () => state.step === "passed", announce, onOpen: () => dispatch({ type: "send" }) });

  // A tab may have been open for hours or restored by Back, and the device's clock may have been corrected since.
  const comeBack = () => (state.clockError && !document.hidden ? void checkClock() : dispatch({ type: "refresh" }));
  document.addEventListener("visibilitychange", comeBack);
  addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
}

/** Passes Escape on to the page around the frame, which closes the booking dialog. Key events do not leave a frame. */
function passOnEscape({ key, target }: KeyboardEvent): void {
  // Inside a list or a dialog of this page, Escape closes that instead.
  if (key !== "Escape" || (target instanceof Element && target.closest("select, dialog"))) return;
  parent.document.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
}
