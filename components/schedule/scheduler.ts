import { asText, mailto, requestFor, type Settings } from "./request";
import { byDate, type Day, upcomingStarts } from "./slots";
import { clockSpan, clockTime, dateName, dateWords, partOfDay } from "./wording";
import { cityOf, knowsZone, MINUTE, offsetName, wallAt } from "./zones";

/**
 * Brings the scheduling page to life: fills in days and times, and writes the request once a time is chosen. Without
 * framework, network or storage. All markup is that of schedule.tsx: parts are found by `data-part`, repeated ones are
 * copies of hidden patterns.
 *
 * Runs once per element, however often it is called. Throws nothing: where a browser lacks something that it needs, the
 * page stays as it was without script.
 */
export function startScheduler(root: HTMLElement): void {
  if (root.hasAttribute("data-started")) return;
  // The attributes are spelt out, so that the export finds their names when it drops the CSS that no page can use.
  root.setAttribute("data-started", "");
  try {
    if (window.self !== window.top) {
      root.setAttribute("data-framed", "");
      passOnEscape();
    }
    run(root, JSON.parse(root.dataset.settings ?? "") as Settings);
  } catch {
    root.removeAttribute("data-started");
    root.querySelector("[data-part=picker]")?.setAttribute("hidden", "");
  }
}

function run(root: HTMLElement, settings: Settings): void {
  const { hours } = settings;
  const heading = part(root, "heading");
  const picker = part(root, "picker");
  const prepared = part(root, "prepared");
  const days = part(root, "days");
  const times = part(root, "times");
  const zones = part<HTMLSelectElement>(root, "zones");
  const copy = part<HTMLButtonElement>(root, "copy");
  const text = part<HTMLTextAreaElement>(root, "text");

  const own = ownZone();
  const clock = { timeZone: own ?? hours.timeZone, twelveHour: readsTwelveHours() };
  part(root, "zone-unknown").hidden = own !== undefined;
  fillZones(zones, clock.timeZone, hours.timeZone);

  let shown: Day[] = [];
  let date = 0;
  let chosen: HTMLElement | undefined;

  const announce = (words: string) => {
    part(root, "status").textContent = words;
  };

  /** `Tuesday 24 November` and `14:30 to 15:00`, on the clocks of a zone. */
  function timeOf(start: number, timeZone: string) {
    const from = wallAt(start, timeZone);
    const to = wallAt(start + hours.minutes * MINUTE, timeZone);
    return { date: dateName(from), span: clockSpan(from, to, clock.twelveHour) };
  }

  function showDays(): void {
    shown = byDate(upcomingStarts(hours, Date.now()), clock.timeZone);
    if (!shown.some((day) => day.date === date)) date = shown[0]?.date ?? 0;
    days.replaceChildren(
      ...shown.map((day) => {
        const item = copyOf(root, "day");
        const words = dateWords(day.date, "short");
        write(item, { ...words, "weekday-long": dateWords(day.date, "long").weekday, name: dateName(day.date) });
        const radio = item.querySelector("input");
        if (radio) {
          radio.name = "day";
          radio.value = String(day.date);
          radio.checked = day.date === date;
        }
        return item;
      }),
    );
    showTimes();
    picker.hidden = shown.length === 0;
  }

  function showTimes(): void {
    const starts = shown.find((day) => day.date === date)?.starts ?? [];
    const name = dateName(date);
    const groups: Node[] = [];
    let list: HTMLElement | undefined;
    let title = "";
    for (const start of starts) {
      const wall = wallAt(start, clock.timeZone);
      if (!list || partOfDay(wall) !== title) {
        title = partOfDay(wall);
        const group = copyOf(root, "group");
        write(group, { title });
        list = part(group, "list");
        groups.push(group);
      }
      const item = copyOf(root, "time");
      const { span } = timeOf(start, clock.timeZone);
      write(item, { start: clockTime(wall, clock.twelveHour), name: `${name}, ${span}, your time` });
      const link = item.querySelector("a");
      if (link) {
        link.href = mailto(settings.email, requestFor(settings, start, clock));
        link.addEventListener("click", () => {
          chosen = link;
          showPrepared(start, link.href);
        });
      }
      list.append(item);
    }
    times.replaceChildren(...groups);
    write(picker, { date: name, offset: offsetName(starts[0] ?? Date.now(), clock.timeZone) });
  }

  function showPrepared(start: number, href: string): void {
    const { date: yours, span } = timeOf(start, clock.timeZone);
    const firm = timeOf(start, hours.timeZone);
    const firmDate = firm.date === yours ? "" : `${firm.date}, `;
    write(prepared, {
      date: yours,
      span,
      zone: `${zoneName(clock.timeZone)} (${offsetName(start, clock.timeZone)})`,
      "firm-time": firm.span === span && !firmDate ? "" : `${firmDate}${firm.span} in ${cityOf(hours.timeZone)}`,
    });
    text.value = asText(settings.email, requestFor(settings, start, clock));
    text.rows = text.value.split("\n").length + 1;
    copy.textContent = copy.dataset.label ?? "";
    part<HTMLAnchorElement>(root, "again").href = href;
    show(true);
    heading.focus();
  }

  function show(isPrepared: boolean): void {
    picker.hidden = isPrepared;
    prepared.hidden = !isPrepared;
    heading.textContent = (isPrepared ? heading.dataset.prepared : heading.dataset.choosing) ?? "";
    announce("");
  }

  days.addEventListener("change", (event) => {
    date = Number((event.target as HTMLInputElement).value);
    showTimes();
    const { starts = [] } = shown.find((day) => day.date === date) ?? {};
    const clocks = starts.map((start) => clockTime(wallAt(start, clock.timeZone), clock.twelveHour));
    announce(`${dateName(date)}: ${clocks.length} times, ${clocks[0]} to ${clocks.at(-1)}`);
  });

  zones.addEventListener("change", () => {
    clock.timeZone = zones.value;
    part(root, "zone-unknown").hidden = true;
    showDays();
    announce(`Times are now in ${cityOf(clock.timeZone)} time`);
  });

  part(root, "back").addEventListener("click", () => {
    show(false);
    chosen?.focus();
  });

  if (navigator.clipboard) {
    part(root, "copying").hidden = false;
    copy.addEventListener("click", () => {
      navigator.clipboard.writeText(text.value).then(
        () => {
          copy.textContent = copy.dataset.done ?? "";
          announce(copy.textContent);
        },
        () => text.select(),
      );
    });
  }

  // A tab left open over lunch, or brought back by the Back button, must not offer times that have passed.
  document.addEventListener("visibilitychange", () => {
    const first = shown[0]?.starts[0];
    if (!document.hidden && prepared.hidden && upcomingStarts(hours, Date.now())[0] !== first) showDays();
  });

  showDays();
}

/** Escape pressed inside a frame never reaches the page around it, where it closes the booking dialog. */
function passOnEscape(): void {
  document.addEventListener("keydown", (event) => {
    // Escape first closes the list of a select, and means nothing more then.
    if (event.key !== "Escape" || event.target instanceof HTMLSelectElement) return;
    window.parent.document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  });
}

/** The visitor's zone, or undefined where the browser hides it, does not know it or calls it something of its own. */
function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && knowsZone(timeZone) ? timeZone : undefined;
}

/** Whether the visitor's own language reads 2:30 pm rather than 14:30. */
function readsTwelveHours(): boolean {
  return new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions().hour12 === true;
}

/** `America/New York` for `America/New_York` */
function zoneName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}

/** Browsers before 2022 cannot list the zones; there the visitor's and the firm's remain. */
function fillZones(select: HTMLSelectElement, own: string, firm: string): void {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [];
  for (const zone of [...new Set([own, firm, ...known])].sort()) {
    select.add(new Option(zoneName(zone), zone, zone === own, zone === own));
  }
}

function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, name: string): T {
  const element = within.querySelector<T>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The scheduling page has no part "${name}"`);
  return element;
}

/** A copy of the hidden pattern `name`. */
function copyOf(root: HTMLElement, name: string): HTMLElement {
  const copy = part(root, `${name}-pattern`).cloneNode(true) as HTMLElement;
  delete copy.dataset.part;
  return copy;
}

/** Writes each text into the elements that ask for it by `data-text`; an empty text hides the element. */
function write(within: HTMLElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of within.querySelectorAll<HTMLElement>(`[data-text="${name}"]`)) {
      element.textContent = text;
      element.hidden = text === "";
    }
  }
}
