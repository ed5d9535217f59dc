import { Scene } from "./scene";

/*
 * The cost of slow hiring, drawn: 44 folds, one for each day of the average time to hire. The ten in vermilion are the
 * days in which the top candidates are still there; after them only the creases are left, until the last day's hire.
 * Both figures are claims of the talent page. The scene stands on night, in both schemes.
 */
const LABEL = "44 days drawn as folds: the top candidates are gone by day 10, the average hire is made on day 44.";

/** Days in one row, for a place at least 700 px wide. Odd days rise and catch the light, even days fall. */
export function SlowHiringWide() {
  const rise = "l25-10v96l-25 10zm50 0";
  const fall = "l25 10v96l-25-10zm50 0";
  return (
    <Scene viewBox="0 0 1100 236" label={LABEL} fill="var(--on-night)" fontFamily="var(--font-text)">
      <g fill="var(--accent-2)">
        <path d={`M0 90${rise.repeat(5)}`} />
        <path d={`M25 80${fall.repeat(5)}`} />
        <path fill="var(--night)" opacity=".3" d={`M25 80${fall.repeat(5)}`} />
      </g>
      <g fill="none" stroke="var(--on-night-soft)" strokeOpacity=".5">
        <path d={`M250 90${rise.repeat(17)}M275 80${fall.repeat(16)}`} />
      </g>
      <path d="M1075 80l25 10v96l-25-10z" />
      <path
        d="M250 8V90M1099 8V90M251 208v16M1074 208v16M251 216H452M873 216h201"
        fill="none"
        stroke="var(--on-night-soft)"
        strokeWidth="2"
      />
      <g fontSize="19">
        <text
          x="264"
          y="26"
          fontSize="26"
          fontWeight="700"
          fontFamily="var(--font-display)"
          fill="var(--accent-2-light)"
        >
          Day 10
        </text>
        <text x="264" y="52">
          Top candidates are gone
        </text>
        <g textAnchor="end">
          <text x="1086" y="26" fontSize="26" fontWeight="700" fontFamily="var(--font-display)">
            Day 44
          </text>
          <text x="1086" y="52">
            The average hire
          </text>
        </g>
        <text x="663" y="224" textAnchor="middle">
          <tspan fontSize="26" fontWeight="700" fontFamily="var(--font-display)">
            34 days
          </tspan>{" "}
          choosing from whoever is left
        </text>
      </g>
    </Scene>
  );
}

/** Days from top to bottom, like a sheet of fan-fold paper, for a phone. */
export function SlowHiringTall() {
  const lean = "h112l4 11h-112zm0 22";
  const back = "h112l-4 11h-112zm0 22";
  return (
    <Scene viewBox="0 0 330 490" label={LABEL} fill="var(--on-night)" fontFamily="var(--font-text)">
      <g fill="var(--accent-2)">
        <path d={`M0 2${lean.repeat(5)}`} />
        <path d={`M4 13${back.repeat(5)}`} />
        <path fill="var(--night)" opacity=".3" d={`M4 13${back.repeat(5)}`} />
      </g>
      <path
        d={`M0 112${lean.repeat(17)}M4 123${back.repeat(16)}`}
        fill="none"
        stroke="var(--on-night-soft)"
        strokeOpacity=".5"
      />
      <path d="M4 475h112l-4 11H0z" />
      <path
        d="M112 112h218M118 486h212M136 130V236M136 328v90"
        fill="none"
        stroke="var(--on-night-soft)"
        strokeWidth="2"
      />
      <g fontSize="17">
        <text
          x="136"
          y="74"
          fontSize="26"
          fontWeight="700"
          fontFamily="var(--font-display)"
          fill="var(--accent-2-light)"
        >
          Day 10
        </text>
        <text x="136" y="98">
          Top candidates are gone
        </text>
        <text x="136" y="448" fontSize="26" fontWeight="700" fontFamily="var(--font-display)">
          Day 44
        </text>
        <text x="136" y="472">
          The average hire
        </text>
        <text x="136" y="268" fontSize="26" fontWeight="700" fontFamily="var(--font-display)">
          34 days
        </text>
        <text x="136" y="292">
          choosing from
        </text>
        <text x="136" y="314">
          whoever is left
        </text>
      </g>
    </Scene>
  );
}
