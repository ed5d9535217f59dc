/**
 * Splits a message at its slots. `splitSlots("Write to {email}.", { email: link })` returns the texts and the slot's
 * value in the order of the message.
 *
 * @throws Error with the slot's name if it has no value.
 */
export function splitSlots<T>(message: string, slots: Readonly<Record<string, T>>): { text: string; slot?: T }[] {
  return message.split(/(\{\w+\})/).flatMap((text) => {
    if (text === "") return [];
    const [, name] = /^\{(\w+)\}$/.exec(text) ?? [];
    if (name === undefined) return [{ text }];
    if (!(name in slots)) {
      const known = Object.keys(slots).map((slot) => `{${slot}}`);
      throw new Error(`"${message}": expected only ${known.join(", ")}, found ${text}`);
    }
    return [{ text, slot: slots[name] as T }];
  });
}
