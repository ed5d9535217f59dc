import { CANDIDATES, type Candidate } from "./candidates";
import { Scene } from "./scene";
import { falling, rising } from "./slope";

const [nadia, jonas, aiko] = CANDIDATES;

interface Slip extends Candidate {
  years: string;
  /** Each has 178 units of paper to stand on, so they are a few words. */
  facts: readonly string[];
  neck: { fill: string; d: string };
  /** The hair, and of long hair what is seen behind the shoulders. */
  shape: string;
  behind?: string;
}

const SLIPS: readonly Slip[] = [
  {
    ...nadia,
    years: "9 years, Go",
    facts: ["Code review", "2 references", "Salary agreed"],
    neck: { fill: "color-mix(in oklab,var(--accent-4) 55%,var(--overlap))", d: "M73 92h32v16l-16 18-16-18z" },
    shape: "M60 62V38l29-18 31 18v28L100 36z",
    behind: "M44 42 84 6l46 24 8 90H40z",
  },
  {
    ...jonas,
    years: "7 years, Go",
    facts: ["Code review", "3 references", "Free in May"],
    neck: { fill: "color-mix(in oklab,var(--accent-2) 45%,var(--on-night-soft))", d: "M73 92h32v14l-16 14-16-14z" },
    shape: "M63 66l8 23 18-6 18 6 8-23v10l-12 24-14 12-14-12-12-24zM59 64l-3-36 30-18 22-2 16 18-5 38-6-22-26-8-22 8z",
  },
  {
    ...aiko,
    years: "11 years, Go",
    facts: ["Code review", "2 references", "Salary agreed"],
    neck: { fill: "color-mix(in oklab,var(--accent-4) 50%,var(--on-night-soft))", d: "M73 92h32v16l-16 16-16-16z" },
    shape: "M46 36 88 8l46 26v58h-18V52H64v40H46z",
  },
];

/** The talent page's hero: one sheet in three folds, each a candidate's slip with what was checked. */
export function ShortlistScene() {
  return (
    <Scene
      viewBox="0 0 560 560"
      label="A short list for a backend engineer: three of 212 screened, each with a code review, references and terms checked."
    >
      <defs>
        <g id="shortlist-shoulders">
          <path d="M8 150l20-33 42-15h38l42 15 20 33z" />
          <path fill="var(--night)" opacity=".16" d="M89 126l19-24 42 15 20 33H89z" />
        </g>
        <g id="shortlist-face">
          <path d="M63 42l26-10 26 10v32l-12 24-14 10-14-10-12-24z" />
          <path fill="var(--night)" opacity=".16" d="M89 32l26 10v32l-12 24-14 10V82h10l-10-28z" />
        </g>
      </defs>
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
            screened
          </text>
        </g>
      </g>
      <path opacity=".22" d="M0 515 12 520 190 450 368 520 546 450 560 456V487L386 556 208 486 30 556 0 544z" />
      <path fill="var(--on-night)" d="M0 195 12 200V530L0 525zM546 130l14 6V466l-14-6z" />
      <path fill="var(--overlap)" d="M0 195 12 200V350L0 345zM546 130l14 6V286l-14-6z" />
      <path opacity=".12" d="M0 195 12 200V530L0 525zM546 130l14 6V466l-14-6z" />
      <g className="in-turn">
        {SLIPS.map(({ name, surface, coat, skin, hair, years, facts, neck, shape, behind }, i) => (
          <g key={name} className="settle">
            <g transform={i === 1 ? falling(190, 130) : rising(12 + i * 178, 200)}>
              <path fill="var(--on-night)" d="M0 0h179v330H0z" />
              <path fill={surface} d="M0 0h179v150H0z" />
              {behind && <path fill={hair} d={behind} />}
              <use href="#shortlist-shoulders" fill={coat} />
              <path {...neck} />
              <use href="#shortlist-face" fill={skin} />
              <path fill={hair} d={shape} />
              <g fill="var(--night)" fontFamily="var(--font-text)" fontSize="21">
                <text x="11" y="186" fontSize="29" fontWeight="700" fontFamily="var(--font-display)">
                  {name}
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
