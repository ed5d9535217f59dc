import type { ReactNode, Ref } from "react";

/**
 * A radio button for a day, a time or a topic. When chosen, it looks like a sheet in the accent with a folded corner.
 * Its visible text is its name. The input covers the label, so that its focus ring surrounds the label.
 *
 * @param props.accent The color when chosen. By default, the page's accent.
 * @param props.isNewWeek Whether a line above separates it from the previous week.
 */
export function Choice<Value extends string | number>({
  group,
  value,
  isChosen,
  isDisabled,
  accent,
  isNewWeek,
  inputRef,
  onChoose,
  children,
}: {
  group: string;
  value: Value;
  isChosen: boolean;
  isDisabled?: boolean;
  accent?: string;
  isNewWeek?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onChoose: (value: Value) => void;
  children: ReactNode;
}) {
  return (
    <label className="choice relative grid wrap-anywhere" data-accent={accent} data-week={isNewWeek || undefined}>
      <input
        ref={inputRef}
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
        className="absolute inset-0 z-1 scroll-my-28 appearance-none enabled:cursor-pointer"
      />
      <span className="face">{children}</span>
    </label>
  );
}
