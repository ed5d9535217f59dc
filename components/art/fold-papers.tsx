import { inquiryWords } from "@/content/drawings/growth-marketing";
import { cardWords, claimWords } from "@/content/drawings/landing";
import { roleWords } from "@/content/drawings/talent";
import { PaidSlip } from "./slip";
import { Words } from "./words";

/** A paper of each fold, to lie on its plane (opened-mark.tsx): of the work that the page of that fold shows. */

const SHEET = (wide: number) => (
  <>
    <path fill="var(--night)" fillOpacity=".25" d={`M7 7h${wide}v148H7z`} />
    <path fill="var(--on-night)" d={`M0 0h${wide}v148H0z`} />
  </>
);

/** Talent: the three of the shortlist, all of them checked. */
export const shortlistPaper = (
  <g fill="var(--night)">
    {SHEET(316)}
    <Words text={roleWords.shortlist.title} look="title" size={24} room={150} x={14} y={33} />
    <Words text={roleWords.shortlist.count} size={22} room={130} x={302} y={33} textAnchor="end" />
    {roleWords.candidates.map(({ name, years }, nth) => (
      <g key={name} transform={`translate(14 ${68 + nth * 33})`}>
        <path fill="none" stroke="var(--accent-2)" strokeWidth="4.5" d="M1-8l7 7L22-16" />
        <Words text={name} size={22} room={110} x={34} />
        <Words text={years} size={22} room={140} x={288} textAnchor="end" />
      </g>
    ))}
  </g>
);

/** Product: the claim, paid, and what that took. */
export const paidPaper = (
  <g fill="var(--on-accent-1)">
    <PaidSlip number={cardWords.amount} transform="scale(1.25)" />
    <Words text={claimWords.done.took[0]} look="figure" size={128} room={86} x={154} y={100} />
    <Words text={claimWords.done.took[1]} look="title" size={32} room={90} x={154} y={138} />
  </g>
);

/** What the last of the channels comes to. */
const STOPPED = inquiryWords.channels.at(-1)?.next;

/** Growth: what each channel cost and brought, one of them struck out. */
export const channelsPaper = (
  <g fill="var(--night)">
    {SHEET(330)}
    {[
      { name: inquiryWords.counts, spent: inquiryWords.columns[0], brought: inquiryWords.columns[1], next: "" },
      ...inquiryWords.channels,
    ].map((row, nth) => (
      <g key={row.name} transform={`translate(14 ${33 + nth * 34})`}>
        <Words text={row.name} size={22} room={112} />
        <Words text={row.spent} size={22} room={70} x={182} textAnchor="end" />
        <Words text={row.brought} size={22} room={108} x={196} />
        {row.next === STOPPED && <path stroke="var(--accent-2)" strokeWidth="3" d="M-4-5 304-10" />}
      </g>
    ))}
  </g>
);
