import type { ReactNode } from "react";
import { fridayWords } from "@/content/drawings/growth-marketing";
import { Scene } from "./scene";
import { Words } from "./words";

const { audit: lost, plan: agreed, launch, improve } = fridayWords;

/** Width of a page without its margins, and the left margin. */
const ROOM = 208;
const LEFT = 16;

interface Props {
  of: Record<"number" | "label", string>;
  on?: string;
  children: ReactNode;
}

/** One page of the Friday report, with its report number. */
function Friday({ of, on = "var(--on-night)", children }: Props) {
  return (
    <Scene viewBox="0 0 240 320" label={of.label} fill="var(--night)">
      <path fill={on} d="M0 0h240v320H0z" />
      <Words text={fridayWords.head} size={19} room={132} x={LEFT} y={31} />
      <Words text={of.number} look="figure" size={24} room={70} x={LEFT + ROOM} y={32} textAnchor="end" />
      <path stroke="var(--night)" strokeWidth="2" d="M16 44h208" />
      {children}
    </Scene>
  );
}

const counts: readonly number[] = lost.counts;
const fewer = counts.map((count, at) => (counts[at - 1] ?? count) - count);
const most = fewer.indexOf(Math.max(...fewer));
const bar = (count = 0) => `M0 26h${Math.max(1.5, Math.round((count / Math.max(...counts)) * 10 * ROOM) / 10)}v24H0z`;

/** How many visitors reached each step, on one scale, and the step at which most left. */
export const audit = (
  <Friday of={lost}>
    <Words text={lost.title} look="title" size={30} room={ROOM} x={LEFT} y={80} leading={31} />
    {lost.steps.map((what, at) => (
      <g key={what} transform={`translate(16 ${130 + at * 61})`}>
        <Words text={what} size={19} room={ROOM - 50} y={17} />
        <Words text={String(counts[at])} look="figure" size={22} room={48} x={ROOM} y={17} textAnchor="end" />
        <path
          fill={at === most ? "var(--accent-4)" : "var(--on-night-soft)"}
          d={bar(at === most ? counts[at - 1] : Math.max(...counts))}
        />
        <path fill="var(--accent-1)" d={bar(counts[at])} />
        {at === most && <Words text={lost.lost} look="strong" size={18} room={ROOM - 24} x={14} y={44} on="accent-4" />}
      </g>
    ))}
  </Friday>
);

/** The channel to start with, its budget and its cost limit. */
export const plan = (
  <Friday of={agreed}>
    <Words text={agreed.title} look="title" size={30} room={ROOM} x={LEFT} y={80} leading={31} />
    {agreed.figures.map((figure, at) => (
      <g key={figure} transform={`translate(16 ${182 + at * 90})`}>
        <Words text={figure} look="figure" size={56} room={ROOM} x={-2} fill="var(--accent-1)" />
        <Words text={agreed.of[at] ?? []} size={20} room={ROOM} y={26} />
      </g>
    ))}
  </Friday>
);

/** A checklist of what is live. */
export const live = (
  <Friday of={launch} on="var(--accent-4)">
    <Words text={launch.title} look="figure" size={104} room={ROOM} x={LEFT - 4} y={148} />
    {launch.done.map((one, at) => (
      <g key={one} transform={`translate(16 ${206 + at * 42})`}>
        <path fill="none" stroke="var(--night)" strokeWidth="5" d="M2-9l7 8L24-18" />
        <Words text={one} look="plain" size={26} room={ROOM - 36} x={36} />
      </g>
    ))}
  </Friday>
);

const DONE = [undefined, "line-through"];

/** The ad that works gets more budget, and the ad that does not is struck out. */
export const stopped = (
  <Friday of={improve}>
    <path fill="var(--accent-1)" d="M0 42h240v140H0z" />
    {[improve.kept, improve.stopped].map(([ad, came, then], at) => (
      <g key={ad} transform={`translate(16 ${46 + at * 136})`} fill={at ? undefined : "var(--on-accent-1)"}>
        <Words text={[ad, came]} size={21} room={ROOM} y={36} leading={27} textDecoration={DONE[at]} />
        <Words text={then} look="figure" size={36} room={ROOM} y={114} />
      </g>
    ))}
  </Friday>
);
