import type { ReactNode } from "react";
import { sealWords as words } from "@/content/drawings/ai-development";
import { AWAY } from "./planes";
import type { Layers } from "./scene";
import { OPEN, PRINT, squares } from "./seal-scenes";
import { falling, rising, SLOPE } from "./slope";
import { Words } from "./words";

const { asked, passed } = words.checks;

/** A panel of the sheet, how far its edges rise or fall, and how much room is left for what is written on it. */
const WIDTH = 200;
const RISE = WIDTH * SLOPE;
const ROOM = 164;
/** How high the strip is that runs across the panels. */
const STRIP = 68;
/** The panel of the people who decide, on which the light falls. */
const DECIDES = 3;
/** The strip on a panel that rises, and on one that falls. */
const SHADES = ["var(--accent-4-shade)", "color-mix(in oklab,var(--accent-4) 60%,var(--accent-4-shade))"];

/**
 * Hero of the AI development page: one sheet, folded three times, which stands on its edge. Each panel is a part of a
 * system that we deliver: the client's documents, the model that answers from them, the checks it must pass and the
 * screen where a person decides. One strip carries the question across all of them.
 *
 * Geometry: panels rise and fall in turn at the slope of the mark. Light comes from the upper left: those that rise face
 * right and are the dark ones. On a phone there are two rows of two.
 */
const draw = (phone: boolean): Layers => {
  const columns = phone ? 2 : 4;
  const [high, strip] = phone ? [236, 128] : [292, 168];

  const placeOf = (at: number) => {
    const [x, y] = [(at % columns) * WIDTH, Math.floor(at / columns) * high];
    return at % 2 ? falling(x, y) : rising(x, y + RISE);
  };

  const panel = (at: number, title: string, children: ReactNode, onStrip: ReactNode) => (
    <g key={at} transform={placeOf(at)} fill={at === DECIDES ? "var(--night)" : "var(--on-accent-3)"}>
      <path fill={at === DECIDES ? "var(--on-night)" : "var(--accent-3)"} d={`M0 0h${WIDTH}v${high}H0z`} />
      {at === DECIDES || <path fill={AWAY} opacity={at % 2 ? 0.36 : 0.56} d={`M0 0h${WIDTH}v${high}H0z`} />}
      <Words text={title} look="title" size={27} room={ROOM} x={18} y={40} />
      {children}
      <path fill={at === DECIDES ? "var(--accent-4)" : SHADES[at % 2]} d={`M0 ${strip}h${WIDTH}v${STRIP}H0z`} />
      <g fill="var(--on-accent-4)">{onStrip}</g>
    </g>
  );

  /** A sheet of paper on a panel, down to where the strip covers it or beyond. */
  const paper = (from: number, to: number, corner: string) => (
    <>
      <path fill="var(--on-night)" d={`M18 ${from}h${ROOM - 20}l20 20v${to - from - 20}h-${ROOM}z`} />
      <path fill={corner} d={`M${ROOM - 2} ${from}l20 20h-20z`} />
    </>
  );

  const written = (lines: readonly string[]) => (
    <Words text={lines} size={22} room={ROOM} x={18} y={strip + 28} leading={27} />
  );

  const documents = phone ? words.hero.documents.slice(0, 2) : words.hero.documents;
  const [first, last] = [strip - 4 - 32 * documents.length, strip + STRIP + 28];

  const panels = [
    panel(
      0,
      words.hero.data,
      // The manual, which is the source, lies in front.
      documents.toReversed().map((name, index) => (
        <g key={name} fill="var(--night)">
          {index > 0 && <path opacity=".25" d={`M18 ${first + 32 * index - 3}h${ROOM}v3H18z`} />}
          {paper(
            first + 32 * index,
            index === documents.length - 1 ? last : strip,
            index === documents.length - 1 ? "var(--accent-4)" : "var(--on-night-soft)",
          )}
          <Words text={name} size={20} room={ROOM - 36} x={30} y={first + 32 * index + 24} />
        </g>
      )),
      written(words.slip),
    ),
    panel(
      1,
      words.hero.model,
      <g fill="var(--night)">
        {paper(phone ? 60 : 68, last, "var(--accent-4)")}
        <Words text={words.answer.page} size={20} room={ROOM - 44} x={30} y={phone ? 88 : 96} />
        <path
          {...PRINT}
          d={`M30 ${strip - 20}h130${phone ? "" : `M30 ${strip - 40}h110`}M30 ${strip + STRIP + 14}h90`}
        />
      </g>,
      written([words.answer.part, words.answer.source]),
    ),
    panel(
      2,
      words.checks.title,
      <g transform={`translate(18 ${strip - 74})`}>
        <path d={squares(0, passed, 16.8)} />
        <path {...OPEN} stroke="var(--on-accent-3)" d={squares(passed, asked, 16.8, 1)} />
      </g>,
      <Words text={words.checks.result} size={25} room={ROOM} x={18} y={strip + 43} />,
    ),
    panel(
      3,
      words.hero.screen,
      <>
        <Words text={words.order.title} look="title" size={24} room={ROOM - 12} x={18} y={strip - 20} />
        <path {...PRINT} d={`M18 ${strip - 64}h90M18 ${strip + STRIP + 22}h130`} />
      </>,
      <>
        <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d={`M20 ${strip + 34}l10 10 20-23`} />
        <Words text={words.order.approve} size={25} room={ROOM - 44} x={62} y={strip + 43} />
      </>,
    ),
  ];

  /** Where the sheet touches the floor, from left to right, and a shadow's length away, but for its end. */
  const foot = phone ? 2 * high : high;
  const edge = Array.from({ length: columns + 1 }, (_, at) => [at * WIDTH, foot + (at % 2 ? 0 : RISE)] as const);
  const cast = edge
    .slice(0, -1)
    .toReversed()
    .map(([x, y]) => `${x + (phone ? 24 : 36)} ${y + 30}`);

  return {
    viewBox: `0 0 ${columns * WIDTH} ${foot + RISE + 30}`,
    label: words.hero.label,
    layers: [
      <path
        key="shadow"
        fill="var(--night)"
        opacity=".3"
        d={`M${[...edge.map(([x, y]) => `${x} ${y}`), ...cast].join(" ")}z`}
      />,
      ...panels,
    ],
  };
};

export const system = draw(false);

/** The same in two rows. */
export const systemOnPhone = draw(true);
