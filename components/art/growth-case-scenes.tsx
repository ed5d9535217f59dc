import type { ReactNode } from "react";
import { growthCaseWords as words } from "@/content/drawings/growth-marketing";
import { Scene } from "./scene";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

/*
 * The growth page's three case studies, each as what its client would count. Paper is `--on-night` and its ink `--night`,
 * which stay light and dark in both schemes, as the grounds do.
 */

/** A year of trials as a folding screen, a leaf for each month, as high as its trials; those of `marked` in a colour. */
function Screen({ y, heights, marked }: { y: number; heights: readonly number[]; marked: (height: number) => string }) {
  return heights.map((height, i) => {
    const leaf = `M${24 + i * 36} ${i % 2 ? y - 14 : y}v-${height}l36 ${i % 2 ? "" : "-"}14v${height}z`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: months do not change places
      <g key={i}>
        <path fill={`var(--${marked(height)})`} d={leaf} />
        {i % 2 === 1 && <path fillOpacity=".18" d={leaf} />}
        <Words
          size={20}
          weight={400}
          room={30}
          x={42 + i * 36}
          y={y + 22}
          textAnchor="middle"
          fill="var(--on-accent-4)"
        >
          {words.inkwright.months[i] ?? ""}
        </Words>
      </g>
    );
  });
}

/** Inkwright: a year that lives from two trade shows, and one with trials in every month. On average 2.6× as many. */
export function InkwrightCaseScene() {
  const { label, before, after, growth } = words.inkwright;
  return (
    <Scene viewBox="0 0 480 350" label={label} fill="var(--night)">
      <path fill="var(--accent-4)" d="M0 0h480v350H0z" />
      <path fill="var(--accent-2)" d="M24 25l16-6v16l-16 6z" />
      <path fill="var(--accent-1)" d="M24 195l16-6v16l-16 6z" />
      <g fill="var(--on-accent-4)">
        <Words size={22} room={300} x="50" y="38">
          {before}
        </Words>
        <Words size={22} room={250} x="50" y="208">
          {after}
        </Words>
        <Words family="display" size={48} room={110} x="456" y="214" textAnchor="end">
          {growth}
        </Words>
      </g>
      <Screen
        y={146}
        heights={[12, 10, 12, 80, 17, 11, 10, 12, 12, 76, 16, 10]}
        marked={(height) => (height > 70 ? "accent-2" : "on-night")}
      />
      <Screen y={312} heights={[24, 29, 31, 37, 40, 45, 51, 55, 59, 60, 61, 60]} marked={() => "accent-1"} />
    </Scene>
  );
}

/** Folded cards in a row, each of two leaves; together two paths. */
function Cards({ x, y, count, wide, fill }: { x: number; y: number; count: number; wide: number; fill: string }) {
  const high = 24;
  const lean = wide * SLOPE;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill={`var(--${fill})`}
        d={`M0 0${`v-${high}l${wide}-${lean} ${wide} ${lean}v${high}l-${wide}-${lean}-${wide} ${lean}m${2 * wide + 3} 0`.repeat(count)}`}
      />
      <path
        fillOpacity=".25"
        d={`M${wide}-${lean}${`v-${high}l${wide} ${lean}v${high}zm${2 * wide + 3} 0`.repeat(count)}`}
      />
    </g>
  );
}

/** Tarnside: the inquiry that the page is about, with its drawing, and how many came in a month: each is a card. */
export function TarnsideCaseScene() {
  const { label, inquiry, before, after, pages, ads } = words.tarnside;
  return (
    <Scene viewBox="0 0 480 350" label={label} fill="var(--night)">
      <path fill="var(--accent-3)" d="M0 0h480v350H0z" />
      <g transform={rising(24, 97)}>
        <path fill="var(--on-night)" d="M0 0h200v124H0z" />
        {inquiry.map((line, i) => (
          <Words
            key={line}
            family={i ? "text" : "display"}
            size={i ? 22 : 28}
            room={166}
            x="18"
            y={i ? 42 + i * 30 : 40}
          >
            {line}
          </Words>
        ))}
      </g>
      <g transform={falling(224, 18)}>
        <path fill="var(--accent-1-shade)" d="M0 0h232v124H0z" />
        <path
          fill="none"
          stroke="var(--on-accent-1)"
          strokeWidth="2.500"
          d="M14 62h112M70 8v108M112 62a42 42 0 1 1-84 0 42 42 0 0 1 84 0zM94 62a24 24 0 1 1-48 0 24 24 0 0 1 48 0zM146 20h66v84h-66zM136 62h86M146 38h66m-66 48h66"
        />
      </g>
      <g fill="var(--on-accent-3)">
        <Words size={22} room={200} x="132" y="254">
          {before.title}
        </Words>
        <Words size={22} room={86} x="24" y="330">
          {after.title}
        </Words>
        <Words size={21} room={150} x="136" y="330">
          {pages}
        </Words>
        <Words size={21} room={120} x="336" y="330">
          {ads}
        </Words>
      </g>
      <Cards x={24} y={260} count={before.count} wide={10.5} fill="overlap" />
      <Cards x={24} y={304} count={after.pages} wide={10.5} fill="on-night" />
      <Cards x={24 + 24 * after.pages} y={304} count={after.ads} wide={10.5} fill="accent-4" />
      <path fill="var(--on-night)" d="M114 320l16-6v16l-16 6z" />
      <path fill="var(--accent-4)" d="M314 320l16-6v16l-16 6z" />
    </Scene>
  );
}

/** A few lines on a leaf of an ad, the first ones large. */
function Ad({
  lines,
  large,
  room,
  children,
}: {
  lines: readonly string[];
  large: number;
  room: number;
  children: ReactNode;
}) {
  return (
    <>
      {children}
      {lines.map((line, i) => {
        const last = i === lines.length - 1;
        return (
          <Words
            key={line}
            family={last ? "text" : "display"}
            size={last ? 22 : large}
            room={room}
            x="18"
            y={large + 14 + i * (large + 4)}
          >
            {line}
          </Words>
        );
      })}
    </>
  );
}

/** Norvane: one ad, cut at its fold: the greater part for shippers, the other for drivers; and ten leads. */
export function NorvaneCaseScene() {
  const { label, shippers, drivers, leads } = words.norvane;
  return (
    <Scene viewBox="0 0 480 350" label={label} fill="var(--night)">
      <path fill="var(--overlap)" d="M0 0h480v350H0z" />
      <g transform={rising(24, 118)} fill="var(--on-accent-4)">
        <Ad lines={shippers} large={32} room={140}>
          <path fill="var(--accent-4)" d="M0 0h256v128H0z" />
          <g fill="var(--night)">
            <path d="M170 112h72v6h-72zM174 104h10v8h-10zM201 104h10v8h-10zM228 104h10v8h-10zM170 98h72v6h-72z" />
            <path fill="var(--accent-2)" d="M172 62h33v34h-33zM207 62h33v34h-33zM189 26h34v34h-34z" />
            <path opacity=".4" d="M185 62h7v12h-7zM220 62h7v12h-7zM202 26h7v12h-7z" />
          </g>
        </Ad>
      </g>
      <g transform={falling(300, 44)} fill="var(--on-accent-1)">
        <Ad lines={drivers} large={24} room={120}>
          <path fill="var(--accent-1-shade)" d="M0 0h156v116H0z" />
        </Ad>
      </g>
      <Cards x={24} y={300} count={9} wide={20} fill="accent-4" />
      <Cards x={411} y={300} count={1} wide={20} fill="accent-1" />
      <Words size={22} room={424} x="24" y="330" fill="var(--on-night)">
        {leads}
      </Words>
    </Scene>
  );
}
