import { costStats } from "@/content/claims";
import { roleWords } from "@/content/drawings/talent";
import { capitalize } from "@/content/words";
import { rounded } from "@/lib/slope";
import { Scene } from "./scene";
import { fittingSize, Words, widthOf } from "./words";

/*
 * The cost of slow hiring, drawn: a strip with a fold for each day of the average time to hire. The days in vermilion are
 * ours; what we deliver stands on its own day of them. The strip comes from before and goes on
 * behind, to the edges of the window. Words and lines take the colours of the section, so that they are black on paper.
 */
const { label, ours, gone, hireOn, dayOf, withUs, between, choosing } = roleWords.days;
const [average] = costStats;

/** The last of the days that are ours. */
const done = ours.at(-1)?.day ?? 0;

/**
 * A way to fold the strip: where a day begins, the parallelograms of a day in the light and of one in the shade, each up
 * to where the next begins, and from one day in the light to the next.
 */
type Folds = Record<"light" | "shade" | "gap", string> & { begin: (day: number) => string };

/** The parallelograms of some days. */
function days(from: number, to: number, { begin, light, shade }: Omit<Folds, "gap">): string {
  return begin(from) + Array.from({ length: to - from }, (_, i) => ((from + i) % 2 ? shade : light)).join("");
}

function Strip({ folds }: { folds: Folds }) {
  return (
    <>
      <path fill="none" stroke="var(--muted)" strokeOpacity=".6" d={days(done, hireOn - 1, folds)} />
      <path fill="var(--accent-2)" d={days(0, done, folds)} />
      <path fill="var(--accent-2-light)" d={days(0, done, { ...folds, shade: folds.gap })} />
      <path d={days(hireOn - 1, hireOn, folds)} />
    </>
  );
}

/** A day, and below it what is said of it. */
function Said({
  day,
  what,
  fill,
  ...place
}: Omit<Parameters<typeof Words>[0], "text" | "size"> & { day: string; what: string | readonly string[]; y: number }) {
  return (
    <>
      <Words {...place} text={day} look="title" size={29} fill={fill} />
      <Words {...place} text={what} look="quiet" size={23} y={place.y + 27} leading={27} />
    </>
  );
}

/** How wide a day is on a desk, and how high on a phone: all of them are as long as their drawing. */
const WIDE = rounded(1100 / hireOn);
const HIGH = rounded(440 / hireOn);

const ACROSS: Folds = {
  begin: (day) => `M${day * WIDE} ${day % 2 ? 210 : 220}`,
  light: `l${WIDE}-10v120l-${WIDE} 10zm${WIDE}-10`,
  shade: `l${WIDE} 10v120l-${WIDE}-10zm${WIDE} 10`,
  gap: `m${WIDE} 10`,
};

/** Days in one row, over which the figure stands, for a place at least 700 px wide. */
const onDesk = (
  <Scene viewBox="0 0 1100 444" label={label} fill="var(--fg)">
    <path
      fill="none"
      stroke="var(--muted)"
      strokeOpacity=".3"
      d={days(-hireOn, 0, ACROSS) + days(hireOn, 2 * hireOn, ACROSS)}
    />
    <Strip folds={ACROSS} />
    {/* A staircase of marks, down to the strip. */}
    {ours.map(({ day, text }, step) => (
      <g key={day} transform={`translate(${day * WIDE} ${step * 48})`}>
        <path d={`M0 4V${340 - step * 48}`} stroke="var(--fg)" strokeWidth="2" />
        <Words text={dayOf(day)} look="title" size={25} room={96} x={14} y={25} />
        <Words text={text} look="quiet" size={24} room={250} x={27 + widthOf(dayOf(day), "title", 25)} y={25} />
      </g>
    ))}
    <path
      d={`M1 362v16M${done * WIDE} 362v16M1 370H${done * WIDE}M${gone.day * WIDE + 1} 210v168M1099 362v16M${gone.day * WIDE + 1} 370H1099`}
      fill="none"
      stroke="var(--fg)"
      strokeWidth="2"
    />
    <Said day={withUs[0]} what={withUs[1]} room={gone.day * WIDE - 20} x={1} y={412} fill="var(--accent-text)" />
    <Said day={dayOf(gone.day)} what={gone.text} room={360} x={gone.day * WIDE} y={412} />
    <Said day={between} what={choosing.join(" ")} room={460} x={1100} y={412} textAnchor="end" />
  </Scene>
);

const DOWN: Folds = {
  begin: (day) => `M-24 ${98 + day * HIGH}`,
  light: `h134l4 ${HIGH}H-24zm0 ${HIGH}`,
  shade: `h138l-4 ${HIGH}H-24zm0 ${HIGH}`,
  gap: `m0 ${HIGH}`,
};

/** Days from top to bottom, like a sheet of fan-fold paper that comes in from the left edge, for a phone. */
const onPhone = (
  <Scene viewBox="0 0 330 540" label={label} fill="var(--fg)">
    <Strip folds={DOWN} />
    <Said day={withUs[0]} what={withUs[1]} room={108} y={40} fill="var(--accent-text)" />
    {/* Each mark leaves the strip on its day, and goes up to where there is room for its words. */}
    {[...ours, gone].map(({ day, text }, step) => (
      <g key={day}>
        <path
          d={`M-24 ${98 + day * HIGH}H${day === gone.day ? 126 : 114}L138 ${10 + step * 76}H330`}
          fill="none"
          stroke="var(--fg)"
          strokeWidth="2"
        />
        <Said day={dayOf(day)} what={text} room={186} x={144} y={38 + step * 76} />
      </g>
    ))}
    <path d={`M126 ${98 + gone.day * HIGH}V538M-24 538H330`} fill="none" stroke="var(--fg)" strokeWidth="2" />
    <Said day={between} what={choosing} room={186} x={144} y={400} />
  </Scene>
);

/** The strip, and what all of it is: the figure is text, over it or on a phone below. */
export const slowHiring = (
  <div className="relative">
    <div className="hidden *:overflow-visible md:block">{onDesk}</div>
    <div className="max-w-96 *:overflow-visible md:hidden">{onPhone}</div>
    <p className="@container mt-4 text-small md:absolute md:-top-4 md:right-0 md:w-[56%] md:text-right lg:text-lead">
      {capitalize(average.label)}{" "}
      <b
        className={`block font-display leading-none font-extrabold tracking-[-0.035em] wrap-break-word [--most:100cqi] ${fittingSize([average.value])}`}
      >
        {average.value}
      </b>
    </p>
  </div>
);
