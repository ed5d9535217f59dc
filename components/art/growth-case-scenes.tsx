import { growthCaseWords as words } from "@/content/drawings/growth-marketing";
import { Scene } from "./scene";
import { Words } from "./words";

/*
 * The growth page's three case studies, each as what its client would count. Paper is `--on-night` and its ink `--night`,
 * which stay light and dark in both schemes, as the grounds do.
 */

const BOOKS = ["accent-2", "accent-1", "accent-3", "overlap"];

/** Twelve months of trials as books on a shelf, by their heights; each colour is one path. */
function Shelf({ y, heights }: { y: number; heights: readonly number[] }) {
  return (
    <>
      {BOOKS.map((colour, nth) => (
        <path
          key={colour}
          fill={`var(--${colour})`}
          d={heights
            .map((height, i) => (i % 4 === nth ? `M${28 + i * 26} ${y}v-${height}h24v${height}z` : ""))
            .join("")}
        />
      ))}
      <path
        fill="var(--on-night)"
        d={heights.map((height, i) => (height > 30 ? `M${28 + i * 26} ${y - height + 8}h24v4h-24z` : "")).join("")}
      />
      <path d={`M0 ${y}h346v8H0z`} />
    </>
  );
}

/** Inkwright: a year that lives from two trade shows, and one with trials in every month. On average 2.6× as many. */
export function InkwrightCaseScene() {
  const { label, before, after, growth } = words.inkwright;
  return (
    <Scene viewBox="0 0 480 320" label={label} fill="var(--night)">
      <path fill="var(--accent-4)" d="M0 0h480v320H0z" />
      <g fill="var(--on-accent-4)">
        <Words size={22} room={300} x="28" y="40">
          {before}
        </Words>
        <Words size={22} room={300} x="28" y="200">
          {after}
        </Words>
        <Words family="display" size={52} room={104} x="362" y="302">
          {growth}
        </Words>
      </g>
      <Shelf y={152} heights={[14, 12, 15, 96, 20, 13, 12, 14, 15, 92, 19, 12]} />
      <Shelf y={302} heights={[28, 34, 37, 44, 47, 54, 60, 66, 73, 72, 75, 74]} />
    </Scene>
  );
}

/** The sides of a pile: so many sheets, each 8 thick. */
const edges = (sheets: number) => `M0 0${"l90 36 90-36m-180-8".repeat(sheets)}`;

/** Tarnside: inquiries counted as two piles of sheets; on the new pile lies the one that the page is about. */
export function TarnsideCaseScene() {
  const { label, before, after, unit, number } = words.tarnside;
  return (
    <Scene viewBox="0 0 480 320" label={label}>
      <path fill="var(--accent-3)" d="M0 0h480v320H0z" />
      <path fill="var(--on-night)" d="M30 228l90-36 90 36v32l-90 36-90-36zM268 116l90-36 90 36v144l-90 36-90-36z" />
      <path fill="var(--night)" opacity=".2" d="M120 296v-32l90-36v32zM358 296V152l90-36v144z" />
      <g fill="none" stroke="var(--night)">
        <path opacity=".45" transform="translate(30 260)" d={edges(4)} />
        <path opacity=".45" transform="translate(268 260)" d={edges(18)} />
      </g>
      <path fill="var(--accent-1)" d="M268 116l90-36 90 36-90 36z" />
      <path
        transform="matrix(.9-.36.9.36 120 228)"
        fill="var(--night)"
        opacity=".4"
        d="M-36-30h40v5h-40zm0 16h64v5h-64zm0 14h60v5h-60zm0 14h30v5h-30z"
      />
      <path
        transform="matrix(.9-.36.9.36 358 116)"
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="2.5"
        d="M-44 0h88M0-44v88M33 0a33 33 0 1 1-66 0 33 33 0 0 1 66 0zM18 0a18 18 0 1 1-36 0 18 18 0 0 1 36 0z"
      />
      <g fill="var(--on-accent-3)">
        <Words family="display" size={68} room={180} x="28" y="142">
          {String(before)}
        </Words>
        <Words family="display" size={68} room={110} x="252" y="142" textAnchor="end">
          {String(after)}
        </Words>
        <Words size={22} room={150} x="30" y="172">
          {unit}
        </Words>
        <Words size={22} room={150} x="252" y="172" textAnchor="end">
          {unit}
        </Words>
        <Words size={22} room={170} x="448" y="48" textAnchor="end">
          {number}
        </Words>
        <path d="M411 60h3v34h-3z" />
      </g>
    </Scene>
  );
}

/** Norvane: one ad for shippers, another for drivers, and ten leads, nine of them from shippers. */
export function NorvaneCaseScene() {
  const { label, shippers, drivers, leads } = words.norvane;
  return (
    <Scene viewBox="0 0 480 320" label={label} fill="var(--night)">
      <path fill="var(--overlap)" d="M0 0h480v320H0z" />
      <path fill="var(--on-night)" d="M28 24h252v184H28z" />
      <path fill="var(--accent-4)" d="M28 24h252v112H28z" />
      <path fill="var(--accent-2)" d="M76 46h100v72H76z" />
      <path fill="var(--overlap)" d="M50 36l26 10v72l-26-10zM182 62h34l24 28v28h-58z" />
      <path fill="var(--on-night)" d="M194 70h18l14 18h-32z" />
      <path d="M118 120a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM224 120a14 14 0 1 1-28 0 14 14 0 0 1 28 0z" />
      <Words family="display" size={26} room={222} x="44" y="169">
        {shippers.title}
      </Words>
      <Words size={21} room={222} x="44" y="196" weight={400}>
        {shippers.action}
      </Words>
      <path fill="var(--accent-1)" d="M300 74h152v134H300z" />
      <path
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="6"
        d="M400 112a24 24 0 1 1-48 0 24 24 0 0 1 48 0zm0 0h-48m24 0v24"
      />
      <g fill="var(--on-accent-1)">
        <Words family="display" size={22} room={128} x="312" y="169">
          {drivers.title}
        </Words>
        <Words size={21} room={128} x="312" y="196" weight={400}>
          {drivers.action}
        </Words>
      </g>
      <Words size={22} room={424} x="28" y="302" fill="var(--on-night)">
        {leads}
      </Words>
      <path fill="var(--accent-4)" d={`M28 242${"l34-13v28l-34 13zm43 0".repeat(9)}`} />
      <path fill="var(--accent-1)" d="M415 242l37-13v28l-37 13z" />
    </Scene>
  );
}
