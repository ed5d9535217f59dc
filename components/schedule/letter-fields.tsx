import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { letter, schedulePage as words } from "@/content/words";
import { DETAIL_MAX_LENGTH, detailsFrom, FIELDS, type FieldName } from "./fields";
import { useSchedule } from "./use-schedule";

/** Events that may change a field's value. */
const EVENTS = ["input", "change", "focusout", "pointerdown", "click"] as const;

/**
 * The fields of the letter. They are uncontrolled, because React would overwrite a value that a password manager fills
 * in without an event, and ignores one that is reported only by a `change` event.
 */
export function Fields() {
  const { state, dispatch } = useSchedule();
  const inputs = useRef<Partial<Record<FieldName, HTMLInputElement>>>({});

  useLayoutEffect(() => {
    const readFields = () =>
      dispatch({ type: "fill-in", details: detailsFrom(({ name }) => inputs.current[name]?.value) });
    // The links below contain the values, so update them before a click.
    const handle = ({ type }: Event) => (type === "click" ? flushSync(readFields) : readFields());
    for (const type of EVENTS) addEventListener(type, handle, true);
    return () => {
      for (const type of EVENTS) removeEventListener(type, handle, true);
    };
  }, [dispatch]);

  return (
    <div className="details most-2">
      {FIELDS.map(({ name, ...attributes }) => (
        <label key={name} className="grid content-end font-semibold">
          {letter[name]}
          <input
            ref={(input) => {
              if (input) inputs.current[name] = input;
            }}
            name={name}
            maxLength={DETAIL_MAX_LENGTH}
            defaultValue={state.details[name]}
            {...attributes}
          />
        </label>
      ))}
      <p className="col-span-full text-note">{words.optional}</p>
    </div>
  );
}
