import { roleWords } from "@/content/drawings/talent";
import { SmallShortlist } from "./candidates";
import { Scene } from "./scene";
import { Words } from "./words";

/*
 * The cost of slow hiring, drawn: a strip with a fold for each day, of which 44 are the average time to hire. The ten in
 * vermilion are the days in which the top candidates are still there; our shortlist stands on the second. The strip comes
 * from before and goes on behind, to the edges of the window. Words and lines take the colours of the
 * section, so that they are black on paper.
 */
const { label, ours, gone, hire, between, choosing } = roleWords.days;

type At = Pick<Parameters<typeof Words>[0], "x" | "y" | "fill" | "textAnchor">;

const Day = (props: At & { children: string; room: number }) => (
  <Words family="display" weight={700} size={28} {...props} />
);
const What = (props: At & { children: string; room: number }) => <Words weight={500} size={20} {...props} />;

/** Days in one row, for a place at least 700 px wide. Odd days rise and catch the light, even days fall. */
export function SlowHiringWide() {
  const rise = "l25-10v120l-25 10zm50 0";
  const fall = "l25 10v120l-25-10zm50 0";
  const away = "l25-10v120l-25 10zm25-10l25 10v120l-25-10zm25 10";
  return (
    <Scene viewBox="0 0 1100 330" label={label} fill="var(--fg)">
      <g fill="none" stroke="var(--muted)">
        <path strokeOpacity=".3" d={`M-1100 150${away.repeat(22)}M1100 150${away.repeat(22)}`} />
        <path strokeOpacity=".6" d={`M250 150${rise.repeat(17)}M275 140${fall.repeat(16)}`} />
      </g>
      <g fill="var(--accent-2)">
        <path d={`M0 150${rise.repeat(5)}`} />
        <path d={`M25 140${fall.repeat(5)}`} />
        <path fill="var(--night)" opacity=".3" d={`M25 140${fall.repeat(5)}`} />
      </g>
      <path d="M1075 140l25 10v120l-25-10z" />
      <path
        d="M50 84V262M250 44V150M1099 44V150M251 292v16M1074 292v16M251 300H440M880 300h194"
        fill="none"
        stroke="var(--fg)"
        strokeWidth="2"
      />
      <g transform="scale(.64)">
        <SmallShortlist />
      </g>
      <Day room={130} x="116" y="62">
        {ours[0]}
      </Day>
      <What room={130} x="116" y="88">
        {ours[1]}
      </What>
      <Day room={220} x="264" y="62" fill="var(--accent-text)">
        {gone[0]}
      </Day>
      <What room={300} x="264" y="88">
        {gone[1]}
      </What>
      <Day room={220} x="1086" y="62" textAnchor="end">
        {hire[0]}
      </Day>
      <What room={300} x="1086" y="88" textAnchor="end">
        {hire[1]}
      </What>
      <Day room={130} x="460" y="310">
        {between}
      </Day>
      <What room={288} x="574" y="309">
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
    <Scene viewBox="0 0 330 634" label={label} fill="var(--fg)">
      <g fill="var(--accent-2)">
        <path d={`M-24 2${lean.repeat(5)}`} />
        <path d={`M-24 16${back.repeat(5)}`} />
        <path fill="var(--night)" opacity=".3" d={`M-24 16${back.repeat(5)}`} />
      </g>
      <path
        d={`M-24 142${lean.repeat(17)}M-24 156${back.repeat(16)}`}
        fill="none"
        stroke="var(--muted)"
        strokeOpacity=".6"
      />
      <path d="M-24 604h138l-4 14H-24z" />
      <path
        d="M-24 30h354M-24 142h354M-24 618h354M126 214v96M126 404v138"
        fill="none"
        stroke="var(--fg)"
        strokeWidth="2"
      />
      <g transform="translate(222 38)scale(.66)">
        <SmallShortlist />
      </g>
      <Day room={92} x="126" y="66">
        {ours[0]}
      </Day>
      <What room={92} x="126" y="92">
        {ours[1]}
      </What>
      <Day room={200} x="126" y="178" fill="var(--accent-text)">
        {gone[0]}
      </Day>
      <What room={204} x="126" y="202">
        {gone[1]}
      </What>
      <Day room={200} x="126" y="346">
        {between}
      </Day>
      {choosing.map((line, index) => (
        <What key={line} room={200} x="126" y={370 + index * 22}>
          {line}
        </What>
      ))}
      <Day room={200} x="126" y="580">
        {hire[0]}
      </Day>
      <What room={200} x="126" y="604">
        {hire[1]}
      </What>
    </Scene>
  );
}
