/* Functions with which the scheduling page's script finds and fills the markup of schedule.tsx. */

/** Returns the only element with this `data-part`. */
export function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, name: string): T {
  return within.querySelector(`[data-part="${name}"]`) as T;
}

/** Returns a copy of the hidden pattern `name`. */
export function copyPattern(root: HTMLElement, name: string): HTMLElement {
  const copy = part(root, `${name}-pattern`).cloneNode(true) as HTMLElement;
  delete copy.dataset.part;
  return copy;
}

/** Returns a copy of a pattern as a radio button. */
export function createChoice(
  root: HTMLElement,
  name: "day" | "time",
  { value, isDisabled, texts }: { value: number; isDisabled: boolean; texts: Record<string, string> },
): HTMLElement {
  const item = copyPattern(root, name);
  writeTexts(item, texts);
  Object.assign(item.querySelector("input") ?? {}, { name, value, disabled: isDisabled });
  return item;
}

/** Writes each text into the elements whose `data-text` has its name. An empty text hides the element. */
export function writeTexts(within: HTMLElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of within.querySelectorAll<HTMLElement>(`[data-text="${name}"]`)) {
      // Skip a text that has not changed, because a screen reader would read it out again.
      if (element.textContent !== text) element.textContent = text;
      element.hidden = !text;
    }
  }
}

/**
 * Replaces the choices of a list. If a choice had the focus, the focus moves to the new choice of the same value, or to
 * the first enabled one.
 */
export function replaceChoices(list: HTMLElement, items: readonly HTMLElement[]): void {
  const focused = document.activeElement;
  const value = focused instanceof HTMLInputElement && list.contains(focused) ? focused.value : undefined;
  list.replaceChildren(...items);
  if (value === undefined) return;
  const target =
    list.querySelector<HTMLElement>(`input[value="${value}"]:enabled`) ?? list.querySelector("input:enabled");
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Checks only the choice with this value. */
export function checkChoice(list: HTMLElement, value: number | undefined): void {
  for (const input of list.querySelectorAll("input")) input.checked = input.value === String(value);
}
