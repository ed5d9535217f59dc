import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { messages, schedulePage as words } from "@/content/words";
import { findZone, loadZones } from "./find-zone";
import { startsOfDate } from "./slots";
import { useSchedule } from "./use-schedule";
import { cityOf, isSupportedZone, offsetName } from "./zones";

/** The field for the time zone, in which visitors type their city, with a `datalist` of suggestions. */
export function ZoneField() {
  const { state, deviceTime, dispatch, announce } = useSchedule();
  const { zone } = state;
  const [{ zones, isComplete }, setList] = useState<Awaited<ReturnType<typeof loadZones>>>({
    zones: [],
    isComplete: false,
  });
  /** The typed text. Undefined if the field shows the current zone. */
  const [typed, setTyped] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const instant = startsOfDate(state.days, state.date)[0] ?? deviceTime + state.clockError;
  const current = zone ? `${cityOf(zone)}, ${offsetName(instant, zone)}` : messages.unknownZone;

  useEffect(() => {
    // Selects the text, so that typing replaces it.
    if (typed === undefined && input.current === document.activeElement) input.current?.select();
  }, [typed]);

  async function startTyping() {
    setTyped("");
    // Retries at each focus, because the visitor may have been offline.
    if (!isComplete) setList(await loadZones());
  }

  function choose(found: string | undefined) {
    const isKnown = found !== undefined && isSupportedZone(found);
    setUnknown(!isKnown);
    if (!isKnown) return announce(messages.noZone);
    setTyped(undefined);
    dispatch({ type: "choose-zone", zone: found });
  }

  function type(text: string) {
    setTyped(text);
    setUnknown(false);
    const suggested = zones.find(({ name }) => name === text);
    if (suggested) choose(suggested.zone);
  }

  function stopTyping() {
    // Needed on a phone, whose keyboard may have no Enter key.
    const found = typed && findZone(zones, typed);
    if (found) choose(found);
    setTyped(undefined);
    setUnknown(false);
  }

  function handleKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === "Enter" && typed) choose(findZone(zones, typed));
    if (key === "Escape") {
      // Before the field loses the focus, because that would choose the typed zone.
      flushSync(() => setTyped(undefined));
      currentTarget.blur();
    }
  }

  return (
    <div className="min-w-0">
      <label htmlFor="zone" className="sr-only">
        {words.zone}
      </label>
      <span className="dropdown inline-flex min-h-8 max-w-full items-center gap-2 bg-paper px-3 text-note">
        <input
          id="zone"
          type="text"
          ref={input}
          list="zones"
          value={typed ?? (state.days.length > 0 ? current : "")}
          placeholder={current}
          title={words.zoneSearch}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => void startTyping()}
          onBlur={stopTyping}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKeyDown}
        />
        <Arrow />
      </span>
      <datalist id="zones">
        {zones.map(({ zone, name, words }) => (
          <option key={zone} value={name} label={words} />
        ))}
      </datalist>
      {isUnknown && <p className="mt-1 text-note font-semibold">{messages.noZone}</p>}
    </div>
  );
}

/** The arrow of a field with a list of options. */
export function Arrow() {
  return (
    <svg viewBox="0 0 12 8" aria-hidden="true">
      <path d="M1 1l5 5 5-5" />
    </svg>
  );
}
