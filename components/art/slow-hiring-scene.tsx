import { roleWords } from "@/content/drawings/talent";
import { Scene } from "./scene";
import { Words } from "./words";

/*
 * The cost of slow hiring, drawn: a strip with a fold for each day, of which 44 are the average time to hire. The ten in
 * vermilion are the days in which the top candidates are still there; what we deliver stands on its own day of them. The
 * strip comes from before and goes on behind, to the edges of the window. Words and lines take the colours of the
 * section, so that they are black on paper.
 */
const { label, ours, gone, hire, dayOf, between, choosing } = roleWords.days;

type At = Pick<Parameters<typeof Words>[0], "x" | "y" | "fill" | "textAnchor"> & { children: string; room: number };

const Day = (props: At) => <Words family="display" weight={700} size={29} {...props} />;
const What = (props: At) => <Words weight={500} size={23} {...props} />;

/** Days in one row, for a place at least 700 px wide. Odd days rise and catch the light, even days fall. */
export function SlowHiringWide() {
  const rise = "l25-10v120l-25 10zm50 0";
  const fall = "l25 10v120l-25-10zm50 0";
  const away = "l25-10v120l-25 10zm25-10l25 10v120l-25-10zm25 10";
  return (
    <Scene viewBox="0 0 1100 368" label={label} fill="var(--fg)">
      <g fill="none" stroke="var(--muted)">
        <path strokeOpacity=".3" d={`M-1100 188${away.repeat(22)}M1100 188${away.repeat(22)}`} />
        <path strokeOpacity=".6" d={`M250 188${rise.repeat(17)}M275 178${fall.repeat(16)}`} />
      </g>
      <g fill="var(--accent-2)">
        <path d={`M0 188${rise.repeat(5)}`} />
        <path d={`M25 178${fall.repeat(5)}`} />
        <path fill="var(--night)" opacity=".3" d={`M25 178${fall.repeat(5)}`} />
      </g>
      <path d="M1075 178l25 10v120l-25-10z" />
      {/* A staircase of marks, down to the strip. */}
      {[...ours, gone].map(({ day, text }, step) => (
        <g key={day}>
          <path d={`M${day * 25} ${4 + step * 42}V308`} stroke="var(--fg)" strokeWidth="2" />
          <Day
            room={96}
            x={day * 25 + 14}
            y={27 + step * 42}
            fill={day === gone.day ? "var(--accent-text)" : undefined}
          >
            {dayOf(day)}
          </Day>
          <What room={330} x={day * 25 + 40 + dayOf(day).length * 13} y={27 + step * 42}>
            {text}
          </What>
        </g>
      ))}
      <Day room={220} x="1086" y="120" textAnchor="end">
        {dayOf(hire.day)}
      </Day>
      <What room={300} x="1086" y="150" textAnchor="end">
        {hire.text}
      </What>
      <path
        d="M1099 97V308M251 330v16M1099 330v16M251 338H440M910 338h189"
        fill="none"
        stroke="var(--fg)"
        strokeWidth="2"
      />
      <Day room={130} x="458" y="348">
        {between}
      </Day>
      <What room={310} x="578" y="348">
        {choosing.join(" ")}
      </What>
    </Scene>
  );
}

/** Days from top to bottom, like a sheet of fan-fold paper that comes in from the left edge, for a phone. */
export function SlowHiringTall() {
  const lean = "h134l4 14H-24zm0 28";
  const back = "h138l-4 14H-24zm0 28";
  return (
    <Scene viewBox="0 0 330 716" label={label} fill="var(--fg)">
      <g fill="var(--accent-2)">
        <path d={`M-24 98${lean.repeat(5)}`} />
        <path d={`M-24 112${back.repeat(5)}`} />
        <path fill="var(--night)" opacity=".3" d={`M-24 112${back.repeat(5)}`} />
      </g>
      <path
        d={`M-24 238${lean.repeat(17)}M-24 252${back.repeat(16)}`}
        fill="none"
        stroke="var(--muted)"
        strokeOpacity=".6"
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
          <Day room={184} x="144" y={38 + step * 76} fill={day === gone.day ? "var(--accent-text)" : undefined}>
            {dayOf(day)}
          </Day>
          <What room={186} x="144" y={64 + step * 76}>
            {text}
          </What>
        </g>
      ))}
      <path d="M120 239h12M126 239V714M-24 714H330" fill="none" stroke="var(--fg)" strokeWidth="2" />
      <Day room={184} x="144" y="446">
        {between}
      </Day>
      {choosing.map((line, index) => (
        <What key={line} room={186} x="144" y={472 + index * 26}>
          {line}
        </What>
      ))}
      <Day room={184} x="144" y="674">
        {dayOf(hire.day)}
      </Day>
      <What room={186} x="144" y="700">
        {hire.text}
      </What>
    </Scene>
  );
}
