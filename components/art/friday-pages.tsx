import type { ReactNode } from "react";
import { fridayWords } from "@/content/drawings/growth-marketing";
import { Scene } from "./scene";
import { Words } from "./words";

const { audit: auditReport, plan: planReport, launch: launchReport, improve: improveReport } = fridayWords;

/** Width of the text on a page, and the page's left margin, in units of the drawing. */
const TEXT_WIDTH = 208;
const MARGIN = 16;

interface Props {
  report: Record<"number" | "label", string>;
  on?: string;
  children: ReactNode;
}

/** One page of the Friday report, with its report number. */
function Friday({ report, on = "var(--on-night)", children }: Props) {
  return (
    <Scene viewBox="0 0 240 320" label={report.label} fill="var(--night)">
      <path fill={on} d="M0 0h240v320H0z" />
      <Words text={fridayWords.head} size={19} room={132} x={MARGIN} y={31} />
      <Words text={report.number} look="figure" size={24} room={70} x={MARGIN + TEXT_WIDTH} y={32} textAnchor="end" />
      <path stroke="var(--night)" strokeWidth="2" d="M16 44h208" />
      {children}
    </Scene>
  );
}

const counts: readonly number[] = auditReport.counts;
const drops = counts.map((count, index) => (counts[index - 1] ?? count) - count);
const largestDrop = drops.indexOf(Math.max(...drops));
const bar = (count = 0) =>
  `M0 26h${Math.max(1.5, Math.round((count / Math.max(...counts)) * 10 * TEXT_WIDTH) / 10)}v24H0z`;

/** The number of visitors who reached each step, all on one scale. The step with the largest drop is marked. */
export const audit = (
  <Friday report={auditReport}>
    <Words text={auditReport.title} look="title" size={30} room={TEXT_WIDTH} x={MARGIN} y={80} leading={31} />
    {auditReport.steps.map((step, index) => (
      <g key={step} transform={`translate(16 ${130 + index * 61})`}>
        <Words text={step} size={19} room={TEXT_WIDTH - 50} y={17} />
        <Words text={String(counts[index])} look="figure" size={22} room={48} x={TEXT_WIDTH} y={17} textAnchor="end" />
        <path
          fill={index === largestDrop ? "var(--accent-4)" : "var(--on-night-soft)"}
          d={bar(index === largestDrop ? counts[index - 1] : Math.max(...counts))}
        />
        <path fill="var(--accent-1)" d={bar(counts[index])} />
        {index === largestDrop && (
          <Words text={auditReport.lost} look="strong" size={18} room={TEXT_WIDTH - 24} x={14} y={44} on="accent-4" />
        )}
      </g>
    ))}
  </Friday>
);

/** The channel to start with, its budget and its cost limit. */
export const plan = (
  <Friday report={planReport}>
    <Words text={planReport.title} look="title" size={30} room={TEXT_WIDTH} x={MARGIN} y={80} leading={31} />
    {planReport.figures.map((figure, index) => (
      <g key={figure} transform={`translate(16 ${182 + index * 90})`}>
        <Words text={figure} look="figure" size={56} room={TEXT_WIDTH} x={-2} fill="var(--accent-1)" />
        <Words text={planReport.units[index] ?? []} size={20} room={TEXT_WIDTH} y={26} />
      </g>
    ))}
  </Friday>
);

/** A checklist of what is live. */
export const live = (
  <Friday report={launchReport} on="var(--accent-4)">
    <Words text={launchReport.title} look="figure" size={104} room={TEXT_WIDTH} x={MARGIN - 4} y={148} />
    {launchReport.done.map((item, index) => (
      <g key={item} transform={`translate(16 ${206 + index * 42})`}>
        <path fill="none" stroke="var(--night)" strokeWidth="5" d="M2-9l7 8L24-18" />
        <Words text={item} look="plain" size={26} room={TEXT_WIDTH - 36} x={36} />
      </g>
    ))}
  </Friday>
);

const TEXT_DECORATIONS = [undefined, "line-through"];

/** Two ads: the one that works gets more budget, the other is struck out. */
export const stopped = (
  <Friday report={improveReport}>
    <path fill="var(--accent-1)" d="M0 42h240v140H0z" />
    {[improveReport.kept, improveReport.stopped].map(([ad, result, decision], index) => (
      <g key={ad} transform={`translate(16 ${46 + index * 136})`} fill={index ? undefined : "var(--on-accent-1)"}>
        <Words
          text={[ad, result]}
          size={21}
          room={TEXT_WIDTH}
          y={36}
          leading={27}
          textDecoration={TEXT_DECORATIONS[index]}
        />
        <Words text={decision} look="figure" size={36} room={TEXT_WIDTH} y={114} />
      </g>
    ))}
  </Friday>
);
