import { CANDIDATES, Portrait } from "./candidates";
import { Scene } from "./scene";
import { falling, rising } from "./slope";

const [nadia, jonas, aiko] = CANDIDATES;

/** What is written of each: three facts of a few words, since each has 178 units of paper to stand on. */
const SLIPS = [
  { candidate: nadia, years: "9 years, Go", facts: ["Code review", "2 references", "Salary agreed"] },
  { candidate: jonas, years: "7 years, Go", facts: ["Code review", "3 references", "Free in May"] },
  { candidate: aiko, years: "11 years, Go", facts: ["Code review", "2 references", "Salary agreed"] },
];

/** The talent page's hero: one sheet in three folds, each a candidate's slip with what was checked. */
export function ShortlistScene() {
  return (
    <Scene
      viewBox="0 0 560 560"
      label="A shortlist for a backend engineer: three of 212 people found, each with a code review, references and terms checked."
    >
      <path fill="var(--accent-2)" d="M0 0h560v560H0z" />
      <g fill="var(--on-accent-2)" fontFamily="var(--font-display)" fontWeight="700">
        <text x="24" y="66" fontSize="50" letterSpacing="-1">
          Shortlist
        </text>
        <text x="536" y="66" fontSize="50" textAnchor="end" letterSpacing="-1">
          3 of 212
        </text>
        <g fontSize="22" fontWeight="500" fontFamily="var(--font-text)">
          <text x="25" y="98">
            Backend engineer
          </text>
          <text x="535" y="98" textAnchor="end">
            people found
          </text>
        </g>
      </g>
      <path opacity=".22" d="M0 515 12 520 190 450 368 520 546 450 560 456V487L386 556 208 486 30 556 0 544z" />
      <path fill="var(--on-night)" d="M0 195 12 200V530L0 525zM546 130l14 6V466l-14-6z" />
      <path fill="var(--overlap)" d="M0 195 12 200V350L0 345zM546 130l14 6V286l-14-6z" />
      <path opacity=".12" d="M0 195 12 200V530L0 525zM546 130l14 6V466l-14-6z" />
      <g className="in-turn">
        {SLIPS.map(({ candidate, years, facts }, i) => (
          <g key={candidate.name} className="settle">
            <g transform={i === 1 ? falling(190, 130) : rising(12 + i * 178, 200)}>
              <path fill="var(--on-night)" d="M0 0h179v330H0z" />
              <path fill={candidate.surface} d="M0 0h179v150H0z" />
              <Portrait candidate={candidate} />
              <g fill="var(--night)" fontFamily="var(--font-text)" fontSize="21">
                <text x="11" y="186" fontSize="29" fontWeight="700" fontFamily="var(--font-display)">
                  {candidate.name}
                </text>
                <text x="11" y="213">
                  {years}
                </text>
                {facts.map((fact, j) => (
                  <text key={fact} x="36" y={250 + j * 33} fontWeight="500">
                    {fact}
                  </text>
                ))}
                <path
                  d="M12 243l6 7 10-14M12 276l6 7 10-14M12 309l6 7 10-14"
                  fill="none"
                  stroke="var(--accent-3)"
                  strokeWidth="3.5"
                />
                <path d="M0 225h178M0 258h178M0 291h178" stroke="var(--night)" strokeOpacity=".2" />
                {i === 1 && <path d="M0 0h178v330H0z" opacity=".12" />}
              </g>
            </g>
          </g>
        ))}
      </g>
    </Scene>
  );
}
