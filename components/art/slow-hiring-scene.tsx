import { costStats } from "@/content/claims";
import { roleWords } from "@/content/drawings/talent";
import { capitalize } from "@/content/words";
import { rounded } from "@/lib/slope";
import { Scene } from "./scene";
import { fittingSize, Words } from "./words";

/*
 * The market's average time to hire as a folded strip, one fold per day, from an open role to an accepted offer. The
 * days that we need for the same are in accent-2. On wide screens the strip crosses the whole window. Text and lines
 * have the section's colors, so that they print in black.
 */
const { label, ours, market, withUs, begins, gone, ends } = roleWords.days;
const [average] = costStats;

/** Path commands for one direction of the strip: the start of a day, a lit day, a shaded day, and a skipped day. */
type Folds = Record<"light" | "shade" | "gap", string> & { begin: (day: number) => string };

/** Returns the path of the days from `from` to `to`, excluding `to`. */
function foldDays(from: number, to: number, { begin, light, shade }: Omit<Folds, "gap">): string {
  return begin(from) + Array.from({ length: to - from }, (_, i) => ((from + i) % 2 ? shade : light)).join("");
}

function Strip({ folds }: { folds: Folds }) {
  return (
    <>
      <path fill="none" stroke="var(--muted)" strokeOpacity=".6" d={foldDays(ours, market - 1, folds)} />
      <path fill="var(--accent-2)" d={foldDays(0, ours, folds)} />
      <path fill="var(--accent-2-light)" d={foldDays(0, ours, { ...folds, shade: folds.gap })} />
      <path d={foldDays(market - 1, market, folds)} />
    </>
  );
}

/** A title with text below it. */
function Note({
  title,
  text,
  fill,
  ...place
}: Omit<Parameters<typeof Words>[0], "text" | "size"> & {
  title: string;
  text: string | readonly string[];
  y: number;
}) {
  return (
    <>
      <Words {...place} text={title} look="title" size={29} fill={fill} />
      <Words {...place} text={text} look="quiet" size={24} y={place.y + 29} leading={28} />
    </>
  );
}

/**
 * Width of a day on wide screens, and height of a day on phones, in units of the drawing. All days together fill the
 * drawing.
 */
const DAY_WIDTH = rounded(1100 / market);
const DAY_HEIGHT = rounded(440 / market);

const ACROSS: Folds = {
  begin: (day) => `M${day * DAY_WIDTH} ${day % 2 ? 210 : 220}`,
  light: `l${DAY_WIDTH}-10v120l-${DAY_WIDTH} 10zm${DAY_WIDTH}-10`,
  shade: `l${DAY_WIDTH} 10v120l-${DAY_WIDTH}-10zm${DAY_WIDTH} 10`,
  gap: `m${DAY_WIDTH} 10`,
};

/** The strip from left to right, for wide screens. */
const onDesk = (
  <Scene viewBox="0 0 1100 412" label={label} fill="var(--fg)">
    <path
      fill="none"
      stroke="var(--muted)"
      strokeOpacity=".3"
      d={foldDays(-market, 0, ACROSS) + foldDays(market, 2 * market, ACROSS)}
    />
    <Strip folds={ACROSS} />
    <Words text={withUs.lines} look="quiet" size={24} room={400} y={78} leading={29} />
    <Words text={withUs.title} look="figure" size={76} room={400} x={-4} y={176} fill="var(--accent-text)" />
    <path d={`M1 344v60M${ours * DAY_WIDTH} 344v60M1099 344v60`} fill="none" stroke="var(--fg)" strokeWidth="2" />
    <Note title={begins.title} text={begins.text} room={ours * DAY_WIDTH - 24} x={14} y={374} />
    <Note title={gone.title} text={gone.lines.join(" ")} room={400} x={ours * DAY_WIDTH + 14} y={374} />
    <Note title={ends.title} text={ends.lines.join(" ")} room={460} x={1085} y={374} textAnchor="end" />
  </Scene>
);

const DOWN: Folds = {
  begin: (day) => `M-24 ${98 + day * DAY_HEIGHT}`,
  light: `h134l4 ${DAY_HEIGHT}H-24zm0 ${DAY_HEIGHT}`,
  shade: `h138l-4 ${DAY_HEIGHT}H-24zm0 ${DAY_HEIGHT}`,
  gap: `m0 ${DAY_HEIGHT}`,
};

/** The strip from top to bottom, for phones. It enters from the window's edge. */
const onPhone = (
  <Scene viewBox="0 0 330 542" label={label} fill="var(--fg)">
    <Strip folds={DOWN} />
    <Words text={withUs.title} look="figure" size={46} room={134} x={-2} y={58} fill="var(--accent-text)" />
    <Words text={withUs.lines} look="quiet" size={19} room={170} x={144} y={34} leading={25} />
    <path
      d={`M-24 98H330M-24 ${98 + ours * DAY_HEIGHT}H330M-24 ${98 + market * DAY_HEIGHT}H330`}
      fill="none"
      stroke="var(--fg)"
      strokeWidth="2"
    />
    <Note title={begins.title} text={begins.text} room={186} x={144} y={130} />
    <Note title={gone.title} text={gone.lines} room={186} x={144} y={130 + ours * DAY_HEIGHT} />
    <Note title={ends.title} text={ends.lines} room={186} x={144} y={28 + market * DAY_HEIGHT} />
  </Scene>
);

/** The market's average as text, with the strip below it. */
export const slowHiring = (
  <div className="slow-hiring">
    <p>
      {capitalize(average.label)} <b className={fittingSize([average.value])}>{average.value}</b>
    </p>
    <div className="wide">{onDesk}</div>
    <div className="tall">{onPhone}</div>
  </div>
);
