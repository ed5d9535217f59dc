import { Scene } from "./scene";
import { falling, rising } from "./slope";

/** AI-first products: an answer drawn out of the sources that it cites, which are the two planes of the folder. */
export function AssistantScene() {
  return (
    <Scene
      viewBox="0 0 480 300"
      label="Asked whether claim 2291 can be refunded, the assistant says yes and cites a policy and a contract."
    >
      <g fontFamily="var(--font-text)" fontSize="22" fontWeight="600" fill="var(--ink)">
        <path fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" d="M48 16h384v250H48z" />
        <text x="68" y="50" fontSize="20" fontWeight="500" fill="var(--ink-soft)">
          Can we refund claim #2291?
        </text>
        <text x="68" y="92" fontFamily="var(--font-display)" fontSize="25">
          Yes: within 30 days,
        </text>
        <text x="68" y="126" fontFamily="var(--font-display)" fontSize="25">
          with its seal whole
        </text>
        <path fill="var(--accent-3)" d="M0 128 254 228v90H0zM312 70h26v26h-26zM312 105h26v26h-26z" />
        <path fill="var(--accent-3)" d="M226 228 480 128v190H226z" />
        <path fill="var(--night)" fillOpacity=".3" d="M226 228 480 128v190H226z" />
        <path fill="var(--night)" fillOpacity=".35" d="M226 228l14-5.5 14 5.5v90h-28z" />
        <g fill="var(--on-accent-3)">
          <text x="320" y="91">
            1
          </text>
          <text x="319" y="126">
            2
          </text>
          <g transform={falling(22, 196)}>
            <text fontFamily="var(--font-display)" fontSize="56">
              1
            </text>
            <text x="38" y="-20">
              Returns
            </text>
            <text x="38" y="6">
              policy, p. 4
            </text>
          </g>
          <g transform={rising(282, 276)}>
            <text fontFamily="var(--font-display)" fontSize="56">
              2
            </text>
            <text x="46" y="-20">
              Contract,
            </text>
            <text x="46" y="6">
              clause 9
            </text>
          </g>
        </g>
      </g>
    </Scene>
  );
}
