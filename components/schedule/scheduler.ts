import { times as sayings } from "@/content/words";
import { isSecondPress } from "@/lib/double-press";
import { arrive, wear } from "./arrival";
import { calendarFile } from "./calendar-file";
import { asText, mailto, requestFor, type Settings, told } from "./request";
import { type Day, upcomingDays, upcomingStarts } from "./slots";
import { openIn, partsOf, wallOf, wordingIn } from "./wording";
import { cityOf, DAY, MINUTE, offsetName, ownZone, wallAt, zoneName } from "./zones";

/**
 * Brings the scheduling page to life: fills in days and times, and writes the request once a time is chosen. Without
 * framework, network or storage. All markup is that of schedule.tsx: parts are found by `data-part`, repeated ones are
 * copies of hidden patterns. Called when all of it is there, and runs once, however often React runs an effect. Where a
 * browser lacks something that it needs, the page is as it was without script.
 */
export function startScheduler(): void {
  const arrival = arrive();
  if (arrival?.root.dataset.waiting !== "") return;
  const { root, settings, asked, back } = arrival;
  root.setAttribute("data-waiting", "fill");
  if (parent !== self) document.addEventListener("keydown", passOnEscape);
  const fill = () => {
    if (back) part<HTMLAnchorElement>(root, "home").href = back;
    try {
      run(root, settings, asked);
    } catch {
      root.removeAttribute("data-started");
    }
    root.removeAttribute("data-waiting");
  };
  // After a paint of what is there, where anybody sees it: on a slow phone, to fill it takes as long as all before.
  if (document.hidden) fill();
  else requestAnimationFrame(() => setTimeout(fill));
}

function run(root: HTMLElement, settings: Settings, asked: string): void {
  const { hours, email } = settings;
  const heading = part(root, "heading");
  const days = part(root, "days");
  const times = part(root, "times");
  const zones = part<HTMLSelectElement>(root, "zones");
  const take = part(root, "take");
  const copy = part<HTMLButtonElement>(root, "copy");
  const refused = part(root, "refused");
  const openEmail = part<HTMLAnchorElement>(root, "email");
  const file = part<HTMLAnchorElement>(root, "file");
  const fields = [...root.querySelectorAll<HTMLInputElement>("[data-line]")];
  const text = part<HTMLTextAreaElement>(root, "text");

  const words = wordingIn(settings.language);
  let zone = ownZone() ?? hours.timeZone;
  fillZones(zones, zone, hours.timeZone);

  /** One for all that is chosen in a visit: a calendar then moves what it holds. Without a host, and so on http too. */
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");

  let shown: Day[] = [];
  let date = 0;
  /** The start that is chosen, if any, and its place on the sheet, which stays from day to day. */
  let time = 0;
  let chosen = -1;
  /** A time's place is what it is on any day: a wall time of the first. */
  const placeOf = (start: number) => wallAt(start, zone) % DAY;
  /** The press that has put something else below the finger. */
  let switched: MouseEvent | undefined;

  const announce = (what: string) => {
    part(root, "status").textContent = what;
  };

  function showDays(): void {
    shown = upcomingDays(hours, Date.now(), zone);
    if (!startsOfDay().length) date = shown.find(({ starts }) => starts.length)?.date ?? 0;
    const items = shown.map(({ date: day, starts }, index) => {
      const closed = starts.length ? "" : sayings.closed;
      const texts = {
        name: `${words.date(day)} ${closed}`,
        weekday: words.weekday(day),
        "short-weekday": words.shortWeekday(day),
        closed,
        "short-date": words.shortDate(day),
      };
      const item = choice("day", { value: `${day}`, checked: day === date, disabled: !!closed }, texts);
      item.toggleAttribute("data-week", weekdayOf(day) <= weekdayOf(shown[index - 1]?.date ?? Number.NaN));
      return item;
    });
    days.replaceChildren(...items);
    // On a phone each weekday is a column, whichever comes first.
    const weekdays = new Set(shown.map((day) => weekdayOf(day.date)));
    days.style.gridTemplateColumns = `repeat(${weekdays.size}, minmax(0, 1fr))`;
    showTimes();
  }

  /** A copy of a pattern as one choice among others. */
  function choice(name: "day" | "time", radio: Partial<HTMLInputElement>, texts: Record<string, string>): HTMLElement {
    const item = copyOf(root, name);
    write(item, texts);
    Object.assign(item.querySelector("input") ?? {}, { name, ...radio });
    return item;
  }

  function startsOfDay(): number[] {
    return shown.find((day) => day.date === date)?.starts ?? [];
  }

  function showTimes(): void {
    const starts = startsOfDay();
    time = starts.find((start) => placeOf(start) === chosen) ?? 0;
    // A place for each time of any day, so that all days are one sheet; but no row of which no time is left.
    // A row is as long as in schedule.tsx (SHEET).
    const all = new Set(shown.flatMap((day) => day.starts.map(placeOf)));
    const places = [...all].sort((one, other) => one - other);
    const row = (place: number) => Math.floor(places.indexOf(place) / (places.length > 6 ? 4 : 2));
    const rows = new Set(starts.map((start) => row(placeOf(start))));
    const items = places
      .filter((place) => rows.has(row(place)))
      .map((place) => {
        const start = starts.find((start) => placeOf(start) === place);
        const clock = words.clock(place);
        if (!start) return Object.assign(copyOf(root, "gone"), { textContent: clock });
        const [figures, half] = partsOf(clock);
        const { date, span } = told(start, hours.minutes, zone, words);
        const radio = { value: `${start}`, checked: start === time };
        return choice("time", radio, { figures, half, name: `${date}, ${span}` });
      });
    times.replaceChildren(...items);
    fillTicket();
    write(root, {
      clock: `${cityOf(zone)}, ${offsetName(starts[0] ?? Date.now(), zone)}`,
      "ours-open": hoursOfDay(),
    });
  }

  function firstStart(): number | undefined {
    return shown.flatMap(({ starts }) => starts)[0];
  }

  /** Why the times of somebody elsewhere begin and end as they do, on their clock: our hours, and what is left of the first. */
  function hoursOfDay(): string {
    if (zone === hours.timeZone) return "";
    const [first = 0] = startsOfDay();
    const isLate = first === firstStart() && wallAt(first, hours.timeZone) % DAY > wallOf(hours.start);
    return sayings.ours(openIn(zone, first, hours, words), isLate ? words.clock(placeOf(first)) : "");
  }

  function fillTicket(): void {
    const { span } = told(time, hours.minutes, zone, words);
    write(root, {
      date: words.date(date),
      short: `${words.shortWeekday(date)}, ${words.shortDate(date)}`,
      spoken: sayings.wanted(words.weekday(date), words.clock(placeOf(time))),
      span: time ? span : sayings.length(hours.minutes),
      place: sayings.inZone(cityOf(zone)),
      take: time ? sayings.ask(words.clock(placeOf(time)).replace(" ", "\u00a0")) : sayings.choose,
    });
    root.toggleAttribute("data-chosen", time > 0);
  }

  function showRequest(): void {
    const { date, span, zone: place } = told(time, hours.minutes, zone, words);
    writeLetter();
    const end = time + hours.minutes * MINUTE;
    file.href = calendarFile({ ...settings.event, id, stamp: Date.now(), start: time, end });

    show(true);
    // The focus alone would leave the heading below the head of the dialog around the frame.
    heading.focus({ preventScroll: true });
    // What opens it, as far as there is room; then the heading, so that one sees what has changed.
    openEmail.scrollIntoView({ block: "nearest" });
    heading.scrollIntoView({ block: "nearest" });
    announce(`${date}, ${span}, ${place}`);
  }

  function writeLetter(): void {
    const given = fields.flatMap(({ value, dataset }) => (value.trim() ? `${dataset.line}: ${value.trim()}` : []));
    const about = settings.pages.find(({ id: page }) => page === root.dataset.from)?.topic;
    const topic = [about, asked].filter(Boolean).join(": ");
    const request = requestFor(settings, time, zone, words, topic, given);
    const [[day, span = "", place] = [], ours = []] = request.when ?? [];
    write(root, {
      subject: request.subject,
      "letter-day": `${day},`,
      "letter-span": span,
      "letter-zone": `${place}`,
      // No line ends within the span.
      ours: ours.join(", ").replace("–", "–\u2060"),
      topic: about ?? "",
      asked,
    });
    openEmail.href = mailto(email, request);
    text.value = asText(email, request);
    copy.textContent = copy.dataset.label ?? "";
    refused.hidden = true;
  }

  function show(isPrepared: boolean): void {
    root.toggleAttribute("data-prepared", isPrepared);
    root.removeAttribute("data-sent");
    heading.textContent = (isPrepared ? heading.dataset.prepared : heading.dataset.choosing) ?? "";
    announce("");
  }

  /** A tab left open over lunch, or brought back by the Back button, must not offer times that have passed. */
  function refresh(): void {
    // A letter that is written keeps its time: "Change time" looks again.
    if (root.hasAttribute("data-prepared")) return;
    if (upcomingStarts(hours, Date.now())[0] !== firstStart()) showDays();
  }

  days.addEventListener("change", (event) => {
    date = Number((event.target as HTMLInputElement).value);
    showTimes();
    const [first, ...others] = startsOfDay().map((start) => words.clock(placeOf(start)));
    const last = others.at(-1);
    announce(
      `${words.date(date)}: ${last ? sayings.several(others.length + 1, sayings.span(first ?? "", last)) : first}`,
    );
  });

  zones.addEventListener("change", () => {
    zone = zones.value;
    chosen = time ? placeOf(time) : -1;
    showDays();
    announce(sayings.nowIn(sayings.inZone(cityOf(zone))));
  });

  // The second of a double press was not meant for what the first has put in its place, nor is a key held down.
  root.addEventListener(
    "click",
    (event) => {
      if (!isSecondPress(switched, event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  root.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  });

  times.addEventListener("change", (event) => {
    time = Number((event.target as HTMLInputElement).value);
    chosen = placeOf(time);
    fillTicket();
  });

  take.addEventListener("click", (event) => {
    if (!time) return times.querySelector("input")?.focus();
    switched = event;
    showRequest();
  });

  for (const field of fields) field.addEventListener("input", writeLetter);

  const showSent = () => {
    root.setAttribute("data-sent", "");
    heading.textContent = heading.dataset.sent ?? "";
    heading.scrollIntoView({ block: "nearest" });
    announce(heading.textContent);
  };
  openEmail.addEventListener("click", showSent);

  for (const choice of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name=topic], [data-part=topic]"))
    choice.addEventListener("change", () => {
      wear(
        root,
        settings.pages.find(({ id: page }) => page === choice.value),
      );
      // What was asked was about the other.
      asked = "";
      if (root.hasAttribute("data-prepared")) writeLetter();
    });

  part(root, "back").addEventListener("click", (event) => {
    switched = event;
    show(false);
    refresh();
    (times.querySelector<HTMLElement>(":checked") ?? heading).focus();
  });

  // Inside a frame, Firefox holds a download against the frame-src of the page around it. So it is that page's.
  file.addEventListener("click", (event) => {
    event.preventDefault();
    parent.document.importNode(file).click();
  });

  copy.addEventListener("click", async () => {
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

  document.addEventListener("visibilitychange", refresh);

  showDays();
  if (!date) throw new Error("No day is worked");
}

/** A date's weekday, from Monday (0) on. */
function weekdayOf(date: number): number {
  return (date / DAY + 3) % 7;
}

/** Escape pressed inside a frame never reaches the page around it, where it closes the booking dialog. */
function passOnEscape({ key, target }: KeyboardEvent): void {
  // Escape first closes the list of a select, and means nothing more then.
  if (key !== "Escape" || target instanceof HTMLSelectElement) return;
  parent.document.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
}

/** Offers all zones that the browser knows, found by their cities. */
function fillZones(select: HTMLSelectElement, own: string, firm: string): void {
  const named = [...new Set([own, firm, "UTC", ...Intl.supportedValuesOf("timeZone")])]
    .map((zone) => [zoneName(zone), zone] as const)
    .sort();
  for (const [name, zone] of named) select.add(new Option(name, zone, zone === own, zone === own));
}

function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, name: string): T {
  return within.querySelector(`[data-part="${name}"]`) as T;
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
      element.hidden = !text;
    }
  }
}
