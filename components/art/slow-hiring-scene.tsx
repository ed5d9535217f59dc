import { costStats } from "@/content/claims";
import { roleWords } from "@/content/drawings/talent";
import { capitalize } from "@/content/words";
import { rounded } from "@/lib/slope";
import { Scene } from "./scene";
import { fittingSize, Words } from "./words";

/*
 * The average time to hire as a folded strip, a fold a day, from an open role to an accepted offer. The days that we need
 * to the same end are in the accent. On a desk the strip comes from one edge of the window and goes on to the other. Words
 * and lines take the colors of the section, so that they are black on paper.
 */
const { label, ours, market, withUs, begins, gone, ends } = roleWords.days;
const [average] = costStats;

/** A way to fold the strip: where a day begins, and the parallelograms of a day in the light and of one in the shade. */
type Folds = Record<"light" | "shade" | "gap", string> & { begin: (day: number) => string };

/** The parallelograms of some days. */
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

/** A title, and what is said below it. */
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

/** How wide a day is on a desk, and how high on a phone: all of them are as long as their drawing. */
const WIDE = rounded(1100 / market);
const HIGH = rounded(440 / market);

const ACROSS: Folds = {
  begin: (day) => `M${day * WIDE} ${day % 2 ? 210 : 220}`,
  light: `l${WIDE}-10v120l-${WIDE} 10zm${WIDE}-10`,
  shade: `l${WIDE} 10v120l-${WIDE}-10zm${WIDE} 10`,
  gap: `m${WIDE} 10`,
};

/** Days in one row, over which the market's figure stands. */
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
    <path d={`M1 344v60M${ours * WIDE} 344v60M1099 344v60`} fill="none" stroke="var(--fg)" strokeWidth="2" />
    <Note title={begins.title} text={begins.text} room={ours * WIDE - 24} x={14} y={374} />
    <Note title={gone.title} text={gone.lines.join(" ")} room={400} x={ours * WIDE + 14} y={374} />
    <Note title={ends.title} text={ends.lines.join(" ")} room={460} x={1085} y={374} textAnchor="end" />
  </Scene>
);

const DOWN: Folds = {
  begin: (day) => `M-24 ${98 + day * HIGH}`,
  light: `h134l4 ${HIGH}H-24zm0 ${HIGH}`,
  shade: `h138l-4 ${HIGH}H-24zm0 ${HIGH}`,
  gap: `m0 ${HIGH}`,
};

/** Days from top to bottom, like a sheet of fan-fold paper that comes in from the window's edge, for a phone. */
const onPhone = (
  <Scene viewBox="0 0 330 542" label={label} fill="var(--fg)">
    <Strip folds={DOWN} />
    <Words text={withUs.title} look="figure" size={46} room={134} x={-2} y={58} fill="var(--accent-text)" />
    <Words text={withUs.lines} look="quiet" size={19} room={170} x={144} y={34} leading={25} />
    <path
      d={`M-24 98H330M-24 ${98 + ours * HIGH}H330M-24 ${98 + market * HIGH}H330`}
      fill="none"
      stroke="var(--fg)"
      strokeWidth="2"
    />
    <Note title={begins.title} text={begins.text} room={186} x={144} y={130} />
    <Note title={gone.title} text={gone.lines} room={186} x={144} y={130 + ours * HIGH} />
    <Note title={ends.title} text={ends.lines} room={186} x={144} y={28 + market * HIGH} />
  </Scene>
);

/** The market's average, which is text, and the strip that it is drawn as. */
export const slowHiring = (
  <div className="slow-hiring">
    <p>
      {capitalize(average.label)} <b className={fittingSize([average.value])}>{average.value}</b>
    </p>
    <div className="wide">{onDesk}</div>
    <div className="tall">{onPhone}</div>
  </div>
);
