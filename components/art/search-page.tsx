import { searchWords as words } from "@/content/drawings/growth-marketing";
import { rising } from "./slope";
import { Words } from "./words";

/** The part of the sheet that lies flat, and what is folded up beside it. */
const FLAT = 232;
const FLAP = "M232 0l80-31.600";

/** `y` and `high` of a band that goes across the fold. */
function Band({ y, high, fill, flap = fill }: { y: number; high: number; fill: string; flap?: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path fill={fill} d={`M0 0h${FLAT}v${high}H0z`} />
      <path fill={flap} d={`${FLAP}v${high}l-80 31.600z`} />
    </g>
  );
}

/** The page of results on which the inquiry began, with its right end folded up: the search, and the ad above the other answers. */
export const searchPage = (
  <svg viewBox="0 0 320 272" aria-hidden="true" className="h-auto w-full forced-color-adjust-none" fill="var(--night)">
    <g transform="translate(4 34)">
      <path fillOpacity=".13" d="M10 226h222l80-31.600v10l-78 30H10z" />
      <Band y={0} high={226} fill="var(--on-night)" />
      <path
        fill="none"
        stroke="var(--night)"
        strokeWidth="3"
        d="M232 15H14v40h218l64-25.300v-40zM271 20a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-2.500 5.500 8 8"
      />
      <Words text={words.search} size={21} room={184} x={26} y={42} />
      <Band y={72} high={78} fill="var(--accent-4)" flap="var(--accent-4-shade)" />
      <Words text={words.ad} look="head" size={27} room={206} x={14} y={104} leading={32} on="accent-4" />
      <g transform={rising(FLAT, 72)}>
        <Words text={words.sign} look="head" size={38} room={60} x={14} y={52} on="accent-4" />
      </g>
      <path fillOpacity=".24" d="M14 168h130v8H14zM14 184h194v6H14zM14 204h96v6H14z" />
      <path fillOpacity=".13" d={`${FLAP}v226l-80 31.600z`} />
    </g>
  </svg>
);
