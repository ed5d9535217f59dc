import { messages } from "@/content/words";
import { isSecondPress } from "@/lib/double-press";
import { initVisit } from "./arrival";
import { part } from "./dom";
import { createRenderer } from "./render";
import type { Settings } from "./request";
import { measureClockError } from "./server-clock";
import { type Action, initState, nextChange, reduce, type State, startsOn, zoneShown } from "./state";
import { describeNotice } from "./view";
import { formatSlot, wordingIn } from "./wording";
import { cityOf, DAY, ownZone, wallAt, zoneChoices } from "./zones";

/** The least time between two looks at the clock, in ms, should a timer come early. */
const LEAST_WAIT_MS = 1000;

/**
 * Starts the scheduling page: fills in days and times, and writes the request once a time is chosen. Without framework or
 * storage; its one request asks the site's own server for the time. What is chosen is in state.ts, how it looks in view.ts and
 * render.ts; this listens to the visitor, and moves focus and view. Called when all markup is there, and runs once, however
 * often React runs an effect. Where a browser lacks something that it needs, the page stays as it is without script.
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
  // After a paint of what is there, where anybody sees it: on a slow phone, to fill it takes as long as all before.
  if (document.hidden) fill();
  else requestAnimationFrame(() => setTimeout(fill));
}

function run({ root, settings, asked, topic }: NonNullable<ReturnType<typeof initVisit>>): void {
  const { hours } = settings;
  const heading = part(root, "heading");
  const days = part(root, "days");
  const times = part(root, "times");
  const zones = part<HTMLSelectElement>(root, "zones");
  const wording = wordingIn(settings.language);
  const render = createRenderer(root, settings, wording);
  let state = initState({ zone: ownZone(hours.timeZone), topic, asked }, hours, Date.now());
  let timer: ReturnType<typeof setTimeout>;
  /** The press that has put something else below the finger. */
  let lastViewChange: MouseEvent | undefined;

  const announce = (text: string) => {
    part(root, "status").textContent = text;
  };

  function dispatch(action: Action): void {
    const before = state;
    const deviceTime = Date.now();
    state = reduce(state, action, hours, deviceTime);
    if (state !== before) render(state, deviceTime);
    if (state.step === "passed" && before.step !== "passed") showPassed();
    if (state.gone !== undefined && state.gone !== before.gone) announceNotice();
    if (state.clockError !== before.clockError) announceNotice();
    lookLater();
  }

  /** Looks again when the next time is no longer on offer, or has come. */
  function lookLater(): void {
    clearTimeout(timer);
    const wait = nextChange(state) - Date.now() - state.clockError;
    timer = setTimeout(() => dispatch({ type: "look" }), Math.min(Math.max(wait, LEAST_WAIT_MS), DAY));
  }

  function announceNotice(): void {
    announce(describeNotice(state, settings, wording, Date.now()));
  }

  function showPassed(): void {
    announce(heading.textContent ?? "");
    // What had the focus may be hidden now.
    if (document.activeElement?.checkVisibility?.() === false) heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "nearest" });
  }

  function readFields(): void {
    const read = (name: string) => root.querySelector<HTMLInputElement>(`[data-field=${name}]`)?.value ?? "";
    dispatch({ type: "fill-in", details: { name: read("name"), tel: read("tel") } });
  }

  async function checkClock(): Promise<void> {
    dispatch({ type: "set-clock", clockError: await measureClockError() });
  }

  fillZones(zones, state, settings);
  render(state, Date.now());
  if (!state.date) throw new Error("No day is worked");
  lookLater();
  void checkClock();

  // The second of a double press was not meant for what the first has put in its place, nor is a key held down.
  root.addEventListener(
    "click",
    (event) => {
      if (isSecondPress(lastViewChange, event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // Password managers fill fields without any event. This also looks at the clock, before what is pressed does.
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
    const clocks = startsOn(state.days, state.date).map((start) => wording.clock(wallAt(start, zone)));
    const [first = "", last = ""] = [clocks[0], clocks.at(-1)];
    const summary = clocks.length > 1 ? messages.several(clocks.length, messages.span(first, last)) : first;
    announce(`${wording.date(state.date)}: ${summary}`);
  });

  zones.addEventListener("change", () => {
    dispatch({ type: "choose-zone", zone: zones.value });
    announce(messages.nowIn(messages.inZone(cityOf(zones.value))));
  });

  times.addEventListener("change", ({ target }) => {
    dispatch({ type: "choose-time", start: Number((target as HTMLInputElement).value) });
  });

  part(root, "take").addEventListener("click", (event) => {
    if (state.start === undefined) return times.querySelector("input")?.focus();
    dispatch({ type: "take" });
    if (state.step !== "prepared") return;
    lastViewChange = event;
    // The focus alone would leave the heading below the head of the dialog around the frame.
    heading.focus({ preventScroll: true });
    // What opens it, as far as there is room; then the heading, so that one sees what has changed.
    part(root, "email").scrollIntoView({ block: "nearest" });
    heading.scrollIntoView({ block: "nearest" });
    const { date, span, zone } = formatSlot(state.start, hours.minutes, zoneShown(state, hours), wording);
    announce(`${date}, ${span}, ${zone}`);
  });

  part(root, "email").addEventListener("click", (event) => {
    // The look at the clock that comes before has taken the button away.
    if (state.step === "passed") return event.preventDefault();
    dispatch({ type: "send" });
    heading.scrollIntoView({ block: "nearest" });
    announce(heading.textContent ?? "");
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

  // Inside a frame, Firefox holds a download against the frame-src of the page around it. So it is that page's.
  const file = part<HTMLAnchorElement>(root, "file");
  file.addEventListener("click", (event) => {
    event.preventDefault();
    parent.document.importNode(file).click();
  });

  const copy = part<HTMLButtonElement>(root, "copy");
  copy.addEventListener("click", async () => {
    if (state.step === "passed") return;
    const refused = part(root, "refused");
    const text = part<HTMLTextAreaElement>(root, "text");
    // There is no clipboard on http.
    refused.hidden = await (navigator.clipboard?.writeText(text.value) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    copy.textContent = (refused.hidden ? copy.dataset.done : copy.dataset.refused) ?? "";
    announce((refused.hidden ? copy : refused).textContent);
    if (refused.hidden) return;
    text.focus({ preventScroll: true });
    text.select();
    refused.scrollIntoView({ block: "center" });
  });

  // A tab left open over lunch, or brought back by the Back button; and a clock that may have been set right by then.
  const comeBack = () => (state.clockError && !document.hidden ? void checkClock() : dispatch({ type: "look" }));
  document.addEventListener("visibilitychange", comeBack);
  addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
}

/** Escape pressed inside a frame never reaches the page around it, where it closes the booking dialog. */
function passOnEscape({ key, target }: KeyboardEvent): void {
  // Escape first closes the list of a select, and means nothing more then.
  if (key !== "Escape" || target instanceof HTMLSelectElement) return;
  parent.document.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
}

/** Offers all zones, with the visitor's chosen, or asks where that is not known. */
function fillZones(select: HTMLSelectElement, { zone: own }: State, { hours }: Settings): void {
  if (!own) {
    const question = new Option(messages.unknownZone, "", true, true);
    question.disabled = true;
    select.add(question);
  }
  for (const { zone, name } of zoneChoices(own, hours.timeZone)) {
    select.add(new Option(name, zone, zone === own, zone === own));
  }
}
