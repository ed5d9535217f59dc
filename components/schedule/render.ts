import { setTopic } from "./arrival";
import { calendarFile } from "./calendar-file";
import { calendarLinks } from "./calendar-links";
import { checkChoice, createChoice, part, replaceChoices, writeTexts } from "./dom";
import { asText, type Settings } from "./request";
import { type State, zoneShown } from "./state";
import { describeDays, describeLetter, describePicker, describeTimes } from "./view";
import type { Wording } from "./wording";
import { MINUTE } from "./zones";

/** Renders a state into the markup of schedule.tsx. Changes only the parts that differ from the previous state. */
export type Render = (state: State, deviceTime: number) => void;

export function createRenderer(root: HTMLElement, settings: Settings, wording: Wording): Render {
  const heading = part(root, "heading");
  const days = part(root, "days");
  const times = part(root, "times");
  const copy = part<HTMLButtonElement>(root, "copy");
  const text = part<HTMLTextAreaElement>(root, "text");
  /**
   * One id for the whole visit, so that a second calendar event replaces the first one. getRandomValues also works over
   * http.
   */
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  let shown: State | undefined;

  function renderDays(state: State): void {
    const { items, columns } = describeDays(state, wording);
    const elements = items.map((item) => {
      const element = createChoice(root, "day", item);
      element.toggleAttribute("data-week", item.isNewWeek);
      return element;
    });
    replaceChoices(days, elements);
    days.style.setProperty("--weekdays", String(columns));
  }

  function renderTimes(state: State): void {
    const { columns, items } = describeTimes(state, settings, wording);
    times.dataset.columns = String(columns);
    replaceChoices(
      times,
      items.map((item) => (item ? createChoice(root, "time", item) : document.createElement("span"))),
    );
  }

  function renderLetter(state: State, deviceTime: number): void {
    const letter = describeLetter(state, settings, wording);
    if (!letter || state.start === undefined) return;
    writeTexts(root, letter.texts);
    const stamp = deviceTime + state.clockError;
    const event = { ...settings.event, start: state.start, end: state.start + settings.hours.minutes * MINUTE };
    const { google, outlook } = calendarLinks(event);
    const links = { ...letter.links, file: calendarFile({ ...event, id, stamp }), google, "outlook-calendar": outlook };
    for (const [name, href] of Object.entries(links)) part<HTMLAnchorElement>(root, name).href = href;
    const whole = asText(settings.email, letter.request);
    if (text.value === whole && shown?.step !== "choosing") return;
    // "Copied" on the button refers to the previous text, so reset the button.
    text.value = whole;
    copy.textContent = copy.dataset.label ?? "";
    part(root, "refused").hidden = true;
  }

  return (state, deviceTime) => {
    const isMoved = !shown || zoneShown(state, settings.hours) !== zoneShown(shown, settings.hours);
    if (isMoved || state.days !== shown?.days) renderDays(state);
    if (isMoved || state.days !== shown?.days || state.date !== shown.date) renderTimes(state);
    checkChoice(days, state.date);
    checkChoice(times, state.start);
    if (state.topic !== shown?.topic && shown) {
      setTopic(
        root,
        settings.pages.find(({ id }) => id === state.topic),
      );
    }
    writeTexts(root, describePicker(state, settings, wording, deviceTime));
    root.toggleAttribute("data-chosen", state.start !== undefined);
    root.toggleAttribute("data-prepared", state.step !== "choosing");
    root.toggleAttribute("data-sent", state.step === "sent");
    root.toggleAttribute("data-passed", state.step === "passed");
    const title = heading.dataset[state.step] ?? "";
    if (heading.textContent !== title) heading.textContent = title;
    if (state.step !== "choosing") renderLetter(state, deviceTime);
    shown = state;
  };
}
