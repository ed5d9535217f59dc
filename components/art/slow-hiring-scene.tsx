import { roleWords } from "@/content/drawings/talent";
import { Scene } from "./scene";
import { Words } from "./words";

/*
 * The cost of slow hiring, drawn: a strip with a fold for each day, of which 44 are the average time to hire. The days in
 * vermilion are ours; what we deliver stands on its own day of them. Up to the tenth, outlined in the same color, the top
 * candidates are still there. The strip comes from before and goes on behind, to the edges of the window. Words and lines take the colours of the
 * section, so that they are black on paper.
 */
const { label, ours, gone, hire, dayOf, withUs, between, choosing } = roleWords.days;

/** The last of the days that are ours, and those from there on in which the best are still to be had. */
const done = ours.at(-1)?.day ?? 0;
const open = gone.day - done;

/** The parallelograms of some days, of which every second leans the other way. */
function days(count: number, one: string, other: string): string {
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? one : other)).join("");
}

type At = Omit<Parameters<typeof Words>[0], "look" | "size">;

const Day = (props: At) => <Words look="title" size={29} {...props} />;
const What = (props: At) => <Words look="quiet" size={23} {...props} />;

/** Days in one row, for a place at least 700 px wide. Odd days rise and catch the light, even days fall. */
export function SlowHiringWide() {
  const rise = "l25-10v120l-25 10zm25-10";
  const fall = "l25 10v120l-25-10zm25 10";
  const away = rise + fall;
  const [one, other] = done % 2 === 0 ? [rise, fall] : [fall, rise];
  return (
    <Scene viewBox="0 0 1100 414" label={label} fill="var(--fg)">
      <g fill="none" stroke="var(--muted)">
        <path strokeOpacity=".3" d={`M-1100 188${away.repeat(22)}M1100 188${away.repeat(22)}`} />
        <path strokeOpacity=".6" d={`M${gone.day * 25} 188${away.repeat(16)}${rise}`} />
      </g>
      <path fill="var(--accent-2)" d={`M0 188${days(done, rise, fall)}`} />
      <path fill="var(--accent-2-light)" d={`M0 188${"l25-10v120l-25 10zm50 0".repeat(Math.ceil(done / 2))}`} />
      <path
        fill="none"
        stroke="var(--accent-2)"
        strokeWidth="2.5"
        d={`M${done * 25} ${done % 2 === 0 ? 188 : 178}${days(open, one, other)}`}
      />
      <path d="M1075 178l25 10v120l-25-10z" />
      {/* A staircase of marks, down to the strip. */}
      {[...ours, gone].map(({ day, text }, step) => (
        <g key={day}>
          <path d={`M${day * 25} ${4 + step * 42}V308`} stroke="var(--fg)" strokeWidth="2" />
          <Day
            text={dayOf(day)}
            room={96}
            x={day * 25 + 14}
            y={27 + step * 42}
            fill={day === gone.day ? "var(--accent-text)" : undefined}
          />
          <What text={text} room={330} x={day * 25 + 40 + dayOf(day).length * 13} y={27 + step * 42} />
        </g>
      ))}
      <Day text={dayOf(hire.day)} room={220} x={1086} y={120} textAnchor="end" />
      <What text={hire.text} room={300} x={1086} y={150} textAnchor="end" />
      <path
        d={`M1099 97V308M1 330v16M${done * 25} 330v16M1 338H${done * 25}M${gone.day * 25 + 1} 330v16M1099 330v16M${gone.day * 25 + 1} 338H1099`}
        fill="none"
        stroke="var(--fg)"
        strokeWidth="2"
      />
      <Day text={withUs[0]} room={gone.day * 25 - 20} x={1} y={380} />
      <What text={withUs[1]} room={gone.day * 25 - 20} x={1} y={408} />
      <Day text={between} room={600} x={gone.day * 25} y={380} />
      <What text={choosing.join(" ")} room={600} x={gone.day * 25} y={408} />
    </Scene>
  );
}

/** Days from top to bottom, like a sheet of fan-fold paper that comes in from the left edge, for a phone. */
export function SlowHiringTall() {
  const lean = "h134l4 14H-24zm0 14";
  const back = "h138l-4 14H-24zm0 14";
  const [one, other] = done % 2 === 0 ? [lean, back] : [back, lean];
  return (
    <Scene viewBox="0 0 330 716" label={label} fill="var(--fg)">
      <path fill="var(--accent-2)" d={`M-24 98${days(done, lean, back)}`} />
      <path fill="var(--accent-2-light)" d={`M-24 98${"h134l4 14H-24zm0 28".repeat(Math.ceil(done / 2))}`} />
      <path
        d={`M-24 ${98 + gone.day * 14}${`${lean}${back}`.repeat(16)}${lean}`}
        fill="none"
        stroke="var(--muted)"
        strokeOpacity=".6"
      />
      <path
        d={`M-24 ${98 + done * 14}${days(open, one, other)}`}
        fill="none"
        stroke="var(--accent-2)"
        strokeWidth="2.5"
      />
      <path d="M-24 700h138l-4 14H-24z" />
      {/* Each mark leaves the strip on its day, and goes up to where there is room for its words. */}
      {[...ours, gone].map(({ day, text }, step) => (
        <g key={day}>
          <path
            d={`M-24 ${98 + day * 14}H114L138 ${10 + step * 76}H330`}
            fill="none"
            stroke="var(--fg)"
            strokeWidth="2"
          />
          <Day
            text={dayOf(day)}
            room={184}
            x={144}
            y={38 + step * 76}
            fill={day === gone.day ? "var(--accent-text)" : undefined}
          />
          <What text={text} room={186} x={144} y={64 + step * 76} />
        </g>
      ))}
      <Day text={withUs[0]} room={108} x={0} y={40} />
      <What text={withUs[1]} room={108} x={0} y={66} />
      <path d="M120 239h12M126 239V714M-24 714H330" fill="none" stroke="var(--fg)" strokeWidth="2" />
      <Day text={between} room={184} x={144} y={446} />
      <What text={choosing} room={186} x={144} y={472} leading={26} />
      <Day text={dayOf(hire.day)} room={184} x={144} y={674} />
      <What text={hire.text} room={186} x={144} y={700} />
    </Scene>
  );
}
