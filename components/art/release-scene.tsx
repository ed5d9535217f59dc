import { Scene } from "./scene";
import { falling, rising } from "./slope";

/** Full-stack product development: a strip that begins as a commit, passes its checks and ends as the running page. */
export function ReleaseScene() {
  return (
    <Scene
      viewBox="0 0 480 300"
      label="A commit that adds claims passes types, tests and review and becomes a running page, on which claim 2291 is paid."
    >
      <path fill="var(--accent-4)" d="M0 119 166 53v180L0 299z" />
      <path fill="var(--night)" fillOpacity=".2" d="M0 119 166 53v180L0 299z" />
      <path fill="var(--accent-4)" d="M138 53 310 121v180L138 233z" />
      <path fill="var(--night)" fillOpacity=".4" d="M138 64l14-5.5 14 5.5v169l-14 5.5-14-5.5z" />
      <g fontFamily="var(--font-text)" fontSize="21" fontWeight="600" fill="var(--on-accent-4)">
        <g transform={rising(14, 150)}>
          <text x="24">a41f9c</text>
          <text y="44" fontSize="26" fontFamily="var(--font-display)">
            Add
          </text>
          <text y="76" fontSize="26" fontFamily="var(--font-display)">
            claims
          </text>
          <circle cx="8" cy="-6" r="6" fill="none" stroke="var(--on-accent-4)" strokeWidth="4" />
        </g>
        <g transform={falling(173, 115)}>
          <text x="25">types</text>
          <text x="25" y="40">
            tests
          </text>
          <text x="25" y="80">
            review
          </text>
          <path
            fill="none"
            stroke="var(--on-accent-4)"
            strokeWidth="4"
            d="M0-7l7 7L19-14M0 33l7 7 12-14M0 73l7 7 12-14"
          />
        </g>
        <path fill="var(--night)" fillOpacity=".25" d="M286 30h178v280H286z" />
        <path fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" d="M276 20h176v290H276z" />
        <path fill="var(--night)" d="M276 20h176v44H276z" />
        <text x="290" y="49" fill="var(--on-night)">
          /claims
        </text>
        <text x="401" y="49" fill="var(--accent-4)">
          Live
        </text>
        <g fill="var(--ink)">
          <text x="292" y="112" fontFamily="var(--font-display)" fontSize="30">
            Claims
          </text>
          <text x="292" y="150" fontWeight="400">
            Your number
          </text>
          <text x="304" y="190">
            #2291
          </text>
        </g>
        <path fill="none" stroke="var(--ink-soft)" strokeWidth="2" d="M293 164h142v38H293z" />
        <path fill="var(--accent-4)" d="M292 220h144v50H292z" />
        <text x="304" y="252">
          Refunded
        </text>
      </g>
    </Scene>
  );
}
