import { Scene } from "./scene";

/*
 * The growth page's three case studies, each as another kind of picture. Their figures are those of
 * content/case-studies.ts. Paper is `--on-night` and its ink `--night`, which stay light and dark in both schemes.
 */

/** Inkwright: a guide that comes first for a publisher's question, and the trials that follow, month by month. */
export function InkwrightCaseScene() {
  // Ten months, each a panel of one folded strip that is 46 high at first and 2.6 times that at the end.
  const months = "h26l38-15".repeat(5);
  const lit = "l38-15v160h-38zm64-15".repeat(5);
  return (
    <Scene
      viewBox="0 0 480 320"
      label="Inkwright’s guide comes first when a publisher searches for the cost of a print run; trials a month grow 2.6×."
      fontFamily="var(--font-text)"
      fontSize="19"
      fontWeight="600"
      fill="var(--night)"
    >
      <path fill="var(--accent-4)" d="M0 0h480v320H0z" />
      <path fill="var(--on-night)" d="M28 28h322v280H28z" />
      <path
        fill="none"
        stroke="var(--night)"
        strokeWidth="2"
        d="M46 46h286v42H46zm258 27 11 10m-9-17a8 8 0 1 1-16 0 8 8 0 0 1 16 0z"
      />
      <text x="60" y="73">
        cost of a print run
      </text>
      <text x="46" y="120" fontWeight="400">
        inkwright.example
      </text>
      <text x="46" y="152" fontFamily="var(--font-display)" fontSize="27" fill="var(--overlap)">
        What a print run costs
      </text>
      <path opacity=".2" d="M46 180h210v9H46zm0 20h160v9H46zm0 36h230v9H46z" />
      <path fill="var(--accent-2)" d={`M0 274h160${months}V320H0z`} />
      <path fill="var(--accent-4)" opacity=".4" d={`M186 274${lit}`} />
      <g fill="var(--on-accent-2)">
        <text x="28" y="304">
          Trials a month
        </text>
      </g>
      <text x="364" y="150" fontFamily="var(--font-display)" fontSize="50" fill="var(--on-accent-4)">
        2.6×
      </text>
    </Scene>
  );
}

/** The sides of a pile: so many sheets, each 8 thick. */
const edges = (sheets: number) => `M0 0${"l90 36 90-36m-180-8".repeat(sheets)}`;

/** Tarnside: inquiries counted as two piles of sheets; those on the new pile come with a drawing. */
export function TarnsideCaseScene() {
  return (
    <Scene
      viewBox="0 0 480 320"
      label="Two piles of inquiries a month: 4 sheets before, and 18 now, with a technical drawing on top."
      fontFamily="var(--font-text)"
      fontSize="19"
      fontWeight="600"
      fill="var(--ink)"
    >
      <path fill="var(--accent-4-tint)" d="M0 0h480v320H0z" />
      <g fill="var(--on-night)" stroke="var(--night)">
        <path d="M30 228l90-36 90 36v32l-90 36-90-36zM268 116l90-36 90 36v144l-90 36-90-36z" stroke="none" />
        <path fill="var(--night)" stroke="none" opacity=".2" d="M120 296v-32l90-36v32zM358 296V152l90-36v144z" />
        <path fill="none" opacity=".45" transform="translate(30 260)" d={edges(4)} />
        <path fill="none" opacity=".45" transform="translate(268 260)" d={edges(18)} />
        <path stroke="none" fill="var(--accent-1)" d="M268 116l90-36 90 36-90 36z" />
      </g>
      <path
        transform="matrix(.9-.36.9.36 120 228)"
        fill="var(--night)"
        opacity=".4"
        d="M-36-30h40v5h-40zm0 16h64v5h-64zm0 14h60v5h-60zm0 14h30v5h-30z"
      />
      <path
        transform="matrix(.9-.36.9.36 358 116)"
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="2"
        d="M-32-32h64v64h-64zM-42 0h84M0-42v84M14 0a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM-18-23a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM28-23a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM-18 23a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM28 23a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
      />
      <text x="30" y="50">
        Qualified inquiries
        <tspan x="30" dy="25">
          a month
        </tspan>
      </text>
      <g fontFamily="var(--font-display)" fontSize="68">
        <text x="28" y="198">
          4
        </text>
        <text x="262" y="84">
          18
        </text>
      </g>
    </Scene>
  );
}

/** Norvane: one ad for shippers, another for drivers, and ten leads, nine of them from shippers. */
export function NorvaneCaseScene() {
  return (
    <Scene
      viewBox="0 0 480 320"
      label="Norvane’s ads, one for shippers and one for drivers, and ten leads: 9 in 10 now come from shippers."
      fontFamily="var(--font-text)"
      fontSize="19"
      fontWeight="600"
      fill="var(--night)"
    >
      <path d="M0 0h480v320H0z" />
      <path fill="var(--on-night)" d="M28 24h252v184H28z" />
      <path fill="var(--accent-4)" d="M28 24h252v112H28z" />
      <path fill="var(--accent-2)" d="M76 46h100v72H76z" />
      <path fill="var(--overlap)" d="M50 36l26 10v72l-26-10zM182 62h34l24 28v28h-58z" />
      <path fill="var(--on-night)" d="M194 70h18l14 18h-32z" />
      <path d="M118 120a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM224 120a14 14 0 1 1-28 0 14 14 0 0 1 28 0z" />
      <text x="44" y="169" fontFamily="var(--font-display)" fontSize="25">
        Pallets to move?
      </text>
      <text x="44" y="195" fontWeight="400">
        Ask for a rate
      </text>
      <path fill="var(--accent-1)" d="M300 74h152v134H300z" />
      <path
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="6"
        d="M400 112a24 24 0 1 1-48 0 24 24 0 0 1 48 0zm0 0h-48m24 0v24"
      />
      <g fill="var(--on-accent-1)">
        <text x="314" y="169" fontFamily="var(--font-display)" fontSize="20">
          Like to drive?
        </text>
        <text x="314" y="195" fontWeight="400">
          See our jobs
        </text>
        <text x="28" y="302" fontSize="20">
          9 in 10 leads from shippers
        </text>
      </g>
      <path fill="var(--accent-4)" d={`M28 242${"l34-13v28l-34 13zm43 0".repeat(9)}`} />
      <path fill="var(--accent-1)" d="M415 242l37-13v28l-37 13z" />
    </Scene>
  );
}
