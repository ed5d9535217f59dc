import { messages } from "@/content/words";
import { copyPattern, part, writeTexts } from "./dom";
import { browserZones, type FoundZone, searchZones, type ZoneEntry } from "./zone-search";
import { cityOf, offsetName } from "./zones";

/** The address of the list from app/time-zones.json/route.ts. */
const LIST_ADDRESS = "/time-zones.json";

/** Maximum number of results, more than anyone reads. */
const MAX_RESULTS = 30;
/** Number of zones to list before a search: as many as are in view. Each takes half a millisecond, most of it in Intl. */
const UNSEARCHED_RESULTS = 8;

/**
 * Starts the dialog in which the visitor searches for a time zone.
 *
 * @param options.likely Returns the zones to offer before the visitor searches, the current one first.
 * @param options.getInstant Returns the instant, in ms, at which UTC offsets are shown.
 */
export function startZonePicker(
  root: HTMLElement,
  {
    likely,
    getInstant,
    onChoose,
  }: { likely: () => string[]; getInstant: () => number; onChoose: (zone: string) => void },
): void {
  const dialog = part<HTMLDialogElement>(root, "zone-dialog");
  const search = part<HTMLInputElement>(root, "zone-search");
  const list = part(root, "zone-list");
  let entries: readonly ZoneEntry[] | undefined;

  /** Loads the list of zones. Until then, and if loading fails, the browser's own zones are used. */
  async function loadList(): Promise<void> {
    entries = browserZones();
    render();
    const list: unknown = await fetch(LIST_ADDRESS)
      .then((answer) => answer.json())
      .catch(() => undefined);
    if (!Array.isArray(list)) return;
    entries = list;
    render();
  }

  function render(): void {
    const isSearch = search.value.trim() !== "";
    const found = searchZones(entries ?? [], search.value, isSearch ? MAX_RESULTS : UNSEARCHED_RESULTS);
    const first = likely();
    const results = isSearch
      ? found
      : [
          ...first.map(
            (zone) => found.find((entry) => entry.zone === zone) ?? { zone, place: cityOf(zone), country: "" },
          ),
          ...found.filter(({ zone }) => !first.includes(zone)),
        ];
    list.replaceChildren(...results.map(createResult));
    part(root, "zone-status").textContent =
      results.length > 0 ? (isSearch ? messages.found(results.length) : "") : messages.noZone;
  }

  function createResult({ zone, place, country }: FoundZone): HTMLElement {
    const item = copyPattern(root, "zone");
    const city = cityOf(zone);
    const detail = [country, city === place ? "" : messages.inZone(city)].filter(Boolean).join(", ");
    writeTexts(item, { place, detail, offset: offsetName(getInstant(), zone) });
    item.querySelector("button")?.addEventListener("click", () => {
      dialog.close();
      onChoose(zone);
    });
    return item;
  }

  part(root, "zone").addEventListener("click", () => {
    search.value = "";
    dialog.showModal();
    search.focus();
    list.scrollTop = 0;
    if (entries) render();
    else void loadList();
  });
  part(root, "zone-close").addEventListener("click", () => dialog.close());
  // Closes on a click on the backdrop. Inside the dialog the target is always a child, because the dialog has no
  // padding.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  search.addEventListener("input", render);

  dialog.addEventListener("keydown", (event) => {
    const { key } = event;
    const buttons = [...list.querySelectorAll("button")];
    if (key === "Enter" && event.target === search) {
      event.preventDefault();
      buttons[0]?.click();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return;
    event.preventDefault();
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
    (index < 0 ? search : buttons[index])?.focus();
  });
}
