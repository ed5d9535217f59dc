import type { FunctionComponent, ReactNode } from "react";
import { channelWords as words } from "@/content/drawings/growth-marketing";
import type { ChannelSign } from "@/content/scenes";
import { Bushing, Pallets } from "./growth-case-scenes";
import { falling, rising } from "./slope";
import { Words } from "./words";

/*
 * What a buyer sees of each channel, as a piece of paper that is known by its shape: white, what matters in amber, and
 * what is paid for in red. Decoration beside the channel's name, hidden from assistive tools.
 */

const PAPER = "var(--on-night)";
/** The part of a sheet that lies flat, and what is folded up beside it. */
const FLAT = 232;
const FLAP = "M232 0l80-31.600";

/** A sheet with its right end folded up; `y` and `high` of a band go across the fold. */
function Band({ y, high, fill, flap = fill }: { y: number; high: number; fill: string; flap?: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path fill={fill} d={`M0 0h${FLAT}v${high}H0z`} />
      <path fill={flap} d={`${FLAP}v${high}l-80 31.600z`} />
    </g>
  );
}

function Sheet({ high, children }: { high: number; children: ReactNode }) {
  return (
    <g transform="translate(4 34)">
      <path fillOpacity=".13" d={`M10 ${high}h222l80-31.600v10l-78 30H10z`} />
      <Band y={0} high={high} fill={PAPER} />
      {children}
      <path fillOpacity=".13" d={`${FLAP}v${high}l-80 31.600z`} />
    </g>
  );
}

/** A page of results: what was searched for, and the answer that it led to, above the others. */
function Results({ search, answer, sign }: { search: string; answer: readonly [string, string]; sign?: string }) {
  return (
    <Sheet high={226}>
      <path
        fill="none"
        stroke="var(--night)"
        strokeWidth="3"
        d="M232 15H14v40h218l64-25.300v-40zM271 20a8 8 0 1 1-16 0 8 8 0 0 1 16 0zm-2.500 5.500 8 8"
      />
      <Words size={21} room={184} x="26" y="42">
        {search}
      </Words>
      <Band y={72} high={78} fill="var(--accent-4)" flap={sign ? "var(--accent-2)" : undefined} />
      <g fill="var(--on-accent-4)">
        <Words family="display" size={sign ? 27 : 30} room={206} x="14" y={sign ? 104 : 106}>
          {answer[0]}
        </Words>
        <Words family={sign ? "display" : "text"} size={sign ? 27 : 19} room={206} x="14" y={sign ? 136 : 134}>
          {answer[1]}
        </Words>
      </g>
      {sign && (
        <g transform={rising(FLAT, 72)}>
          <Words family="display" size={38} room={60} x="14" y="52" fill="var(--on-accent-2)">
            {sign}
          </Words>
        </g>
      )}
      <path fillOpacity=".24" d="M14 168h130v8H14zM14 184h194v6H14zM14 204h96v6H14z" />
    </Sheet>
  );
}

const OrganicSearch = () => <Results {...words["organic-search"]} />;
const PaidSearch = () => <Results {...words["paid-search"]} />;

/** A post: who it is from, with a face; what it shows; and what can be done with it. */
function PaidSocial() {
  const { from, post } = words["paid-social"];
  return (
    <Sheet high={232}>
      <circle cx="36" cy="36" r="22" fill="var(--accent-4)" />
      <path d="M45 31a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM19 50a18 18 0 0 1 34 0 22 22 0 0 1-34 0z" />
      <Words family="display" size={24} room={150} x="70" y="33">
        {from[0]}
      </Words>
      <Words size={19} room={150} x="70" y="55">
        {from[1]}
      </Words>
      <Band y={72} high={116} fill="var(--accent-4)" />
      <g fill="var(--on-accent-4)">
        {post.map((line, i) => (
          <Words key={line} family="display" size={30} room={124} x="14" y={120 + i * 34}>
            {line}
          </Words>
        ))}
      </g>
      <g transform="translate(148 88)">
        <Pallets />
      </g>
      <path d="M26 222l-11-10a6.500 6.500 0 0 1 11-7 6.500 6.500 0 0 1 11 7z" />
      <path fillOpacity=".24" d="M52 206h96v8H52z" />
    </Sheet>
  );
}

/** An envelope, open, and the letter that comes out of it. */
function Email() {
  const { subject, lines } = words.email;
  return (
    <g transform="translate(4 0)">
      <path fillOpacity=".13" d="M10 262h302V120l6 6v144H16z" />
      <path fill={PAPER} d="M0 124 156 62.400 312 124v136H0z" />
      <path fillOpacity=".4" d="M0 124 156 62.400 312 124v136H0z" />
      <path fill={PAPER} d="M34 8h244v216H34z" />
      <path fill="var(--accent-4)" d="M34 8h244v50H34z" />
      <Words family="display" size={28} room={212} x="50" y="43" fill="var(--on-accent-4)">
        {subject}
      </Words>
      {lines.map((line, i) => (
        <Words key={line} size={24} room={212} x="50" y={92 + i * 30}>
          {line}
        </Words>
      ))}
      <path fill={PAPER} d="M0 124 156 185.600 312 124v136H0z" />
      <path fillOpacity=".05" d="M0 124 156 185.600 312 124v136H0z" />
      <path fillOpacity=".2" d="M0 124 156 185.600 312 124 156 190z" />
      <path fillOpacity=".1" d="M0 260 156 198.400 312 260z" />
    </g>
  );
}

/** A booklet, open in the middle, with its staples. */
function Content() {
  const { title, page } = words.content;
  return (
    <g transform="translate(0 6)">
      <path fillOpacity=".13" d="M4 12l156 61.600L316 12v196l-156 61.600L4 208z" />
      <path fill={PAPER} d="M4 0l156 61.600L316 0v200l-156 61.600L4 200z" />
      <path fillOpacity=".13" d="M4 0l156 61.600v200L4 200z" />
      <path fillOpacity=".4" d="M4 194l156 61.600L316 194v2l-156 61.600L4 196z" />
      <g transform={falling(4, 0)}>
        {title.map((line, i) => (
          <Words key={line} family="display" size={21} room={122} x="16" y={42 + i * 28}>
            {line}
          </Words>
        ))}
        <path fillOpacity=".24" d="M16 124h118v7H16zM16 142h118v7H16zM16 160h76v7H16z" />
      </g>
      <g transform={rising(160, 61.6)}>
        <path fill="var(--accent-4)" d="M16 18h126v118H16z" />
        <g color="var(--on-accent-4)" transform="translate(10 15)">
          <Bushing />
        </g>
        <Words size={20} room={124} x="16" y="172">
          {page}
        </Words>
      </g>
      <path fill="none" stroke="var(--night)" strokeWidth="4" d="M160 96v24m0 84v24" />
    </g>
  );
}

/** A letter, folded in three and signed. */
function Partnerships() {
  const { from, lines } = words.partnerships;
  return (
    <g transform="translate(0 6)">
      <path fillOpacity=".13" d="M14 84l6 6 28 74-28 80 6 10h252l32-82-30-80z" />
      <path fill={PAPER} d="M34 0h276l-32 81 32 81-32 81H2l32-81L2 81z" />
      <path fillOpacity=".13" d="M2 81h276l32 81H34z" />
      <Words size={21} room={220} x="44" y="48">
        {from}
      </Words>
      <path fill="var(--accent-4)" d="M28 119h208v34H28z" />
      {lines.map((line, i) => (
        <Words key={line} family="display" size={28} room={190} x={44} y={i ? 145 : 112}>
          {line}
        </Words>
      ))}
      <path
        fill="none"
        stroke="var(--night)"
        strokeWidth="3.500"
        strokeLinecap="round"
        d="M48 214c20-30 34-34 30-14s-16 22-8 8 22-18 22-6 10 6 16-4 14-2 12 6 14 0 22-8 12 0 12 6 20-2 44-6"
      />
    </g>
  );
}

const SCENES: Record<ChannelSign, FunctionComponent> = {
  "organic-search": OrganicSearch,
  "paid-search": PaidSearch,
  "paid-social": PaidSocial,
  email: Email,
  content: Content,
  partnerships: Partnerships,
};

export function ChannelScene({ sign }: { sign: ChannelSign }) {
  const Scene = SCENES[sign];
  return (
    <svg
      viewBox="0 0 320 272"
      aria-hidden="true"
      className="h-auto w-full forced-color-adjust-none"
      fill="var(--night)"
    >
      <Scene />
    </svg>
  );
}
