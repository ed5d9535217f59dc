/* How the scheduling page's script finds and fills the markup of schedule.tsx. */

/** The one element with this `data-part`. */
export function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, name: string): T {
  return within.querySelector(`[data-part="${name}"]`) as T;
}

/** A copy of the hidden pattern `name`. */
export function copyPattern(root: HTMLElement, name: string): HTMLElement {
  const copy = part(root, `${name}-pattern`).cloneNode(true) as HTMLElement;
  delete copy.dataset.part;
  return copy;
}

/** A copy of a pattern as one radio button among others. */
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

/** Writes each text into the elements that ask for it by `data-text`; an empty text hides the element. */
export function writeTexts(within: HTMLElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of within.querySelectorAll<HTMLElement>(`[data-text="${name}"]`)) {
      // Do not write the same text again: a screen reader would read it out.
      if (element.textContent !== text) element.textContent = text;
      element.hidden = !text;
    }
  }
}

/** Replaces the choices of a list, and keeps the focus on the one that has it, or on the list if that one is gone. */
export function replaceChoices(list: HTMLElement, items: readonly HTMLElement[]): void {
  const focused = document.activeElement;
  const value = focused instanceof HTMLInputElement && list.contains(focused) ? focused.value : undefined;
  list.replaceChildren(...items);
  if (value === undefined) return;
  const target =
    list.querySelector<HTMLElement>(`input[value="${value}"]:enabled`) ?? list.querySelector("input:enabled");
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Checks the choice with a value, and no other. */
export function checkChoice(list: HTMLElement, value: number | undefined): void {
  for (const input of list.querySelectorAll("input")) input.checked = input.value === String(value);
}
