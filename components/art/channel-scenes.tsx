import { channelWords } from "@/content/drawings/growth-marketing";
import type { ChannelSign } from "@/content/scenes";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** Of each the colour of its first line and of its fold. */
const COLOURS = {
  "organic-search": ["accent-4", "accent-3"],
  "paid-search": ["accent-4", "accent-2"],
  "paid-social": ["accent-2", "accent-4"],
  email: ["accent-1", "accent-4"],
  content: ["accent-3", "accent-4"],
  partnerships: ["accent-4", "accent-1"],
} as const satisfies Record<ChannelSign, readonly [string, string]>;

/** What is read first stands above the rest: the search, the sender. Of an ad or a page it is the offer, below its place. */
const TALL: readonly ChannelSign[] = ["content", "paid-social"];

/**
 * What a buyer sees of a channel: two lines of it on a slip, with what it is on the fold. Decoration beside the channel's
 * name, hidden from assistive tools.
 */
export function ChannelScene({ sign }: { sign: ChannelSign }) {
  const { kind, lines } = channelWords[sign];
  const [band, fold] = COLOURS[sign];
  const tall = TALL.includes(sign);
  return (
    <svg viewBox="0 0 420 142" aria-hidden="true" className="h-auto w-full max-md:max-w-72" fill="var(--night)">
      <g transform={tall ? falling(316, 2) : rising(316, 40)}>
        <path fill={`var(--${fold})`} d="M0 0h100v94H0z" />
        <Words family="display" size={24} room={76} x="14" y="55" fill={`var(--on-${fold})`}>
          {kind}
        </Words>
      </g>
      <g transform={`translate(0 ${tall ? 2 : 40})`}>
        <path fillOpacity=".16" d="M6 7h310v94H6z" />
        <path fill="var(--on-night)" d="M0 0h316v94H0z" />
        <path fill={`var(--${band})`} d={tall ? "M0 54h316v40H0z" : "M0 0h316v44H0z"} />
        <Words size={22} room={286} x="16" y={tall ? 82 : 30} fill={`var(--on-${band})`}>
          {lines[tall ? 1 : 0]}
        </Words>
        <Words size={22} room={286} x="16" y={tall ? 36 : 77}>
          {lines[tall ? 0 : 1]}
        </Words>
      </g>
    </svg>
  );
}
