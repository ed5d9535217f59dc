import { CANDIDATES, Portrait } from "./candidates";
import { Scene } from "./scene";
import { falling, rising } from "./slope";

/*
 * The three steps of hiring, as one sheet each: a brief on a leaflet with one fold, a bellows of slips that opens at the
 * last three, and three interviews of which one is chosen.
 */
const SLOTS = ["Tue 9:00 AM", "Wed 2:00 PM", "Thu 9:30 AM"];

/** Step one: a brief with four answers, written in eight minutes. */
export function RequirementScene() {
  return (
    <Scene
      viewBox="0 0 360 240"
      label="A brief of four lines for a new role, written in eight minutes."
      fontFamily="var(--font-text)"
      fontSize="16"
    >
      <path fill="var(--overlap)" d="M0 0h360v240H0z" />
      <path opacity=".3" d="M30 218 180 159 330 218 344 234 194 175 44 234z" />
      <g transform={rising(30, 76)} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h151v142H0z" />
        <path fill="var(--accent-2)" d="M0 0h151v38H0z" />
        <text x="12" y="27" fontSize="22" fontWeight="700" fontFamily="var(--font-display)" fill="var(--on-accent-2)">
          New role
        </text>
        <text x="12" y="64" fontWeight="600">
          Backend engineer
        </text>
        <text x="12" y="96">
          Go, Postgres
        </text>
        <text x="12" y="128">
          Team of six
        </text>
        <path d="M0 73h151M0 105h151" stroke="var(--night)" strokeOpacity=".2" />
      </g>
      <g transform={falling(180, 17)} fill="var(--night)">
        <path fill="var(--on-night)" d="M0 0h150v142H0z" />
        <path fill="var(--accent-2)" d="M0 0h150v38H0z" />
        <text x="12" y="64">
          Start in May
        </text>
        <text x="12" y="96">
          Remote, EU
        </text>
        <path d="M0 73h150M0 105h150" stroke="var(--night)" strokeOpacity=".2" />
        <path d="M12 114h2v18h-2z" />
        <text x="138" y="130" fontSize="22" fontWeight="700" fontFamily="var(--font-display)" textAnchor="end">
          8 min
        </text>
        <path d="M0 0h150v142H0z" opacity=".12" />
      </g>
    </Scene>
  );
}

/** Step two: the slips of 212 people, narrowed to eighteen conversations and three names. */
export function ScreeningScene() {
  return (
    <Scene
      viewBox="0 0 360 240"
      label="212 people found, 18 called, three on the shortlist."
      fontFamily="var(--font-text)"
      fontSize="16"
    >
      <path fill="var(--overlap)" d="M0 0h360v240H0z" />
      <path opacity=".3" d="M24 156l8 10h80l60 6 8 13 54-22 54 22 54-21-8-11z" />
      <path fill="var(--on-night)" d={`M24 76${"l4-2v80l-4 2zm8 0".repeat(11)}`} />
      <path fill="var(--on-night-soft)" d={`M28 74${"l4 2v80l-4-2zm8 0".repeat(11)}`} />
      <path fill="var(--on-night)" d={`M112 68${"l10-4v100l-10 4zm20 0".repeat(3)}`} />
      <path fill="var(--accent-2)" d={`M122 64${"l10 4v100l-10-4zm20 0".repeat(3)}`} />
      {CANDIDATES.map((candidate, i) => (
        <g key={candidate.name} transform={i === 1 ? falling(226, 32) : rising(172 + i * 54, 53)}>
          <path fill="var(--on-night)" d="M0 0h54v122H0z" />
          <path fill={candidate.surface} d="M0 0h54v52H0z" />
          <g transform="translate(0 6.5)scale(.303)">
            <Portrait candidate={candidate} />
          </g>
          <path d="M8 66h38M18 84h28M18 96h28M18 108h28" stroke="var(--night)" strokeWidth="3" />
          <path d="M8 83l2 3 4-5M8 95l2 3 4-5M8 107l2 3 4-5" fill="none" stroke="var(--accent-3)" strokeWidth="2" />
          {i === 1 && <path d="M0 0h54v122H0z" opacity=".12" />}
        </g>
      ))}
      <g fill="var(--on-night)">
        <g fontSize="26" fontWeight="700" fontFamily="var(--font-display)">
          <text x="24" y="206">
            212
          </text>
          <text x="112" y="206">
            18
          </text>
          <text x="172" y="206">
            3
          </text>
        </g>
        <text x="24" y="226">
          found
        </text>
        <text x="112" y="226">
          called
        </text>
        <text x="172" y="226">
          on your shortlist
        </text>
      </g>
    </Scene>
  );
}

/** Step three: three interviews in one week, and the one who gets the offer. */
export function InterviewScene() {
  return (
    <Scene
      viewBox="0 0 360 240"
      label="Three interviews on three days; one of the three is hired."
      fontFamily="var(--font-text)"
      fontSize="16"
    >
      <path fill="var(--overlap)" d="M0 0h360v240H0z" />
      <path opacity=".3" d="M16 207 120 166 224 207 238 223 134 182 30 223z" />
      <path opacity=".3" d="M240 191 344 150 358 176 254 217z" />
      {CANDIDATES.map((candidate, i) => (
        <g key={candidate.name} fill="var(--night)" transform={[rising(16, 66), falling(120, 25), rising(240, 51)][i]}>
          <path fill={i === 2 ? "var(--accent-4)" : "var(--on-night)"} d="M0 0h104v140H0z" />
          <path fill={candidate.surface} d="M0 0h104v62H0z" />
          <g transform="translate(15.5 .5)scale(.41)">
            <Portrait candidate={candidate} />
          </g>
          <text x="10" y="84" fontSize="14" fontWeight="600">
            {SLOTS[i]}
          </text>
          <text x="10" y="106">
            {candidate.name}
          </text>
          {i === 2 && (
            <>
              <path d="M11 121l5 6 9-12" fill="none" stroke="var(--night)" strokeWidth="3" />
              <text x="32" y="128" fontWeight="600">
                Hired
              </text>
            </>
          )}
          {i === 1 && <path d="M0 0h104v140H0z" opacity=".12" />}
        </g>
      ))}
    </Scene>
  );
}
