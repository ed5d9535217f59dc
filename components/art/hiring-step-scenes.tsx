import { roleWords } from "@/content/drawings/talent";
import { CANDIDATES, Portrait, SmallShortlist } from "./candidates";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/*
 * The three steps of hiring, as one sheet each: a brief on a leaflet with one fold, a bellows of slips that opens at the
 * last three, and three interviews of which one is chosen.
 */
const { brief, screening, interviews } = roleWords;

/** Wider than the frame on both sides: where its place lets it, it runs out of the window (step-rows.tsx). */
const GROUND = "M-900 0h2160v240H-900z";

/** Step one: a brief with its few answers, and how long they took. */
export function RequirementScene() {
  return (
    <Scene viewBox="0 0 360 240" label={brief.label}>
      <path fill="var(--accent-4)" d={GROUND} />
      <path opacity=".2" d="M30 221 180 162 330 221 348 240 190 178 42 240z" />
      <g transform={rising(24, 80)} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h157v145H0z" />
        <path fill="var(--accent-2)" d="M0 0h157v40H0z" />
        <Words family="display" weight={700} size={24} room={134} x="12" y="28" fill="var(--on-accent-2)">
          {brief.title}
        </Words>
        {brief.wanted.map((line, i) => (
          <Words key={line} weight={i === 0 ? 700 : 500} size={17} room={137} x="12" y={67 + i * 34}>
            {line}
          </Words>
        ))}
        <path d="M0 76h157M0 110h157" stroke="var(--night)" strokeOpacity=".2" />
      </g>
      <g transform={falling(180, 18)} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h156v145H0z" />
        <path fill="var(--accent-2)" d="M0 0h156v40H0z" />
        {brief.terms.map((line, i) => (
          <Words key={line} weight={500} size={17} room={134} x="12" y={67 + i * 34}>
            {line}
          </Words>
        ))}
        <path d="M0 76h156M0 110h156" stroke="var(--night)" strokeOpacity=".2" />
        <path fill="var(--accent-2)" d="M12 118h3v18h-3z" />
        <Words family="display" weight={700} size={24} room={110} x="144" y="136" textAnchor="end">
          {brief.took}
        </Words>
        <path d="M0 0h156v145H0z" opacity=".12" />
      </g>
    </Scene>
  );
}

/** Where each of the counts of step two begins, and how much room it has. */
const COUNTS = [
  { x: 18, room: 76 },
  { x: 100, room: 62 },
  { x: 168, room: 176 },
] as const;

/** Step two: the slips of all who were found, narrowed to some conversations and three names. */
export function ScreeningScene() {
  return (
    <Scene viewBox="0 0 360 240" label={screening.label}>
      <path fill="var(--overlap)" d={GROUND} />
      <g transform="translate(14 7)scale(.92)">
        <path opacity=".3" d="M18 164l8 10h78l60 0 8 8 58-23 58 23 60-23-8-11z" />
        <path fill="var(--on-night)" d={`M18 80${"l4-2v84l-4 2zm8 0".repeat(10)}`} />
        <path fill="var(--on-night-soft)" d={`M22 78${"l4 2v84l-4-2zm8 0".repeat(10)}`} />
        <path fill="var(--on-night)" d={`M100 66${"l11-4v108l-11 4zm22 0".repeat(3)}`} />
        <path fill="var(--accent-2)" d={`M111 62${"l11 4v108l-11-4zm22 0".repeat(3)}`} />
        <g transform="translate(168 18)scale(1.1)">
          <SmallShortlist />
        </g>
        {COUNTS.map((place, i) => {
          const [count = "", ...what] = screening.counts[i]?.split(" ") ?? [];
          return (
            <g key={place.x} fill="var(--on-night)">
              <Words family="display" weight={700} size={28} {...place} y="209">
                {count}
              </Words>
              <Words weight={500} size={17} {...place} y="229">
                {what.join(" ")}
              </Words>
            </g>
          );
        })}
      </g>
    </Scene>
  );
}

/** Step three: three interviews in one week, and the one who gets the offer. */
export function InterviewScene() {
  return (
    <Scene viewBox="0 0 360 240" label={interviews.label}>
      <path fill="var(--accent-2)" d={GROUND} />
      <g transform="translate(18 12)scale(.9)">
        <path opacity=".2" d="M10 211 118 168 226 211 240 228 132 186 26 228zM240 186l108-43 12 22v2l-104 41z" />
        {CANDIDATES.map((candidate, i) => {
          const chosen = i === CANDIDATES.length - 1;
          return (
            <g
              key={candidate.name}
              fill="var(--night)"
              transform={[rising(10, 64), falling(118, 21), rising(240, 49)][i]}
            >
              <path fill="var(--on-night)" d="M0 0h108v148H0z" />
              <path fill={candidate.surface} d="M0 0h108v69H0z" />
              <g transform="translate(18 8)scale(.4067)">
                <Portrait candidate={candidate} />
              </g>
              <Words weight={700} size={16} room={90} x="10" y="93">
                {candidate.name}
              </Words>
              <Words weight={500} size={15} room={90} x="10" y="113">
                {interviews.days[i] ?? ""}
              </Words>
              {chosen && (
                <>
                  <path fill="var(--accent-4)" d="M0 120h108v28H0z" />
                  <path d="M12 133l5 6 9-12" fill="none" stroke="var(--on-accent-4)" strokeWidth="3" />
                  <Words weight={700} size={17} room={66} x="33" y="140" fill="var(--on-accent-4)">
                    {interviews.hired}
                  </Words>
                </>
              )}
              {i === 1 && <path d="M0 0h108v148H0z" opacity=".12" />}
            </g>
          );
        })}
      </g>
    </Scene>
  );
}
