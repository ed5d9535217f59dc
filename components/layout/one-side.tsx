import { IS_WORDMARK, MARK_RATIO, Mark } from "@/components/art/mark";
import { Words } from "@/components/art/words";
import { pageAddress } from "@/content/routes";
import { site } from "@/content/site";
import { absoluteUrl } from "@/lib/metadata";
import { Code, waysOf } from "./leaflet";

/** A4, in mm, and on it where words begin and how far they go; on Letter it is a little smaller. */
const [WIDE, HIGH, LEFT, ROOM] = [297, 210, 17, 165];

/** So far below each other, in mm, are the ways to the firm, of which the last stands so far down. */
const [PITCH, LAST] = [10, 188];

/** How large the mark is, in mm. */
const MARK_SIZE = 74;

/**
 * A page without a leaflet as it is printed: one side, that says what it is and how to reach the firm. It is one drawing,
 * since that needs next to no rules before the first screen.
 *
 * @param props.lines What it says below its title.
 */
export function OneSide({ title, lines }: { title: string; lines: readonly string[] }) {
  const book = `${pageAddress("/")}#book`;
  const ways = waysOf(book);
  const first = LAST - PITCH * (ways.length - 1);
  const leading = Math.min(9.5, (first - 84) / lines.length);
  const markWide = Math.min(MARK_SIZE, MARK_SIZE * MARK_RATIO);
  return (
    <aside className="leaflet">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} width="100%" height="100vh" role="presentation">
        {/* Both go on beyond A4, to the edges of other paper. */}
        <path fill="white" d="M-100-90H400V300H-100z" />
        <path fill="var(--accent-tint)" d="M200 62L400 -17V300H200z" />
        <g transform={`translate(${248 - markWide / 2} ${120 - markWide / MARK_RATIO / 2})`}>
          <Mark place="paper" width={markWide} height={markWide / MARK_RATIO} />
        </g>
        {!IS_WORDMARK && <Words text={site.name} look="title" size={7} room={ROOM} x={LEFT} y={25} />}
        <Words text={title} look="title" size={19} room={ROOM} x={LEFT - 0.5} y={58} />
        <Words text={lines} look="light" size={leading * 0.63} room={ROOM} x={LEFT} y={76} leading={leading} />
        {ways.map(([label, way, path = ""], nth) => (
          <g key={label}>
            <path opacity=".3" d={`M${LEFT} ${first + PITCH * nth - 6.6}h128v.25h-128z`} />
            <Words text={label} look="light" size={4} room={22} x={LEFT} y={first + PITCH * nth} />
            <Words
              text={way + path}
              look={nth < 3 ? "plain" : "light"}
              size={4}
              room={104}
              x={41}
              y={first + PITCH * nth}
            />
          </g>
        ))}
        <Words text={site.tagline} look="head" size={5} room={MARK_SIZE} x={248 - MARK_SIZE / 2} y={LAST} />
        <Code text={absoluteUrl(book)} x={152} y={first - 6.6} width={30} height={30} />
      </svg>
    </aside>
  );
}
