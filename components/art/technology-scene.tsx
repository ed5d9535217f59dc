import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { falling } from "./slope";
import { Words } from "./words";

/** How far a sheet lies below the one above. */
const STEP = 84;
/** How much darker each sheet is than the one above, so that the stack has depth in one colour. */
const DEEPER = 0.1;

/**
 * A length of the ribbon, upright between two heights on its left edge. It faces right, away from the light, and is as
 * wide as the slot in a sheet.
 */
function Ribbon({ from, to }: { from: number; to: number }) {
  const d = `M304 ${from}V${to}l44-17V${from - 17}z`;
  return (
    <>
      <path fill="var(--accent-4)" d={d} />
      <path fill="var(--night)" opacity=".14" d={d} />
    </>
  );
}

/**
 * The technology stack as folded sheets, pulled apart. The question comes as a slip, folds, runs through a slot in each
 * of them and comes out as the answer.
 *
 * Geometry: the edges of a sheet rise and fall at the slope of the mark (.395), 270 to the left of its front corner and
 * 160 to the right. Painted from the bottom up.
 *
 * @param props.layers the titles of the categories, top sheet first.
 */
export function TechnologyScene({ layers }: { layers: readonly string[] }) {
  const top = 116;
  const bottom = top + STEP * (layers.length - 1);
  const sheets = layers.map((layer, index) => (
    <g key={layer} transform={`translate(25 ${top + STEP * index})`}>
      <path fill="var(--accent-3)" d="M0 63 160 0l270 107v40l-160 63L0 103z" />
      <g fill="var(--night)">
        <path opacity={Math.min(index * DEEPER, 0.5)} d="M0 63 160 0l270 107-160 63z" />
        <path fill="var(--accent-3-shade)" d="M0 63l270 107v40L0 103z" />
        <path opacity=".5" d="M430 107l-160 63v40l160-63z" />
      </g>
      <path stroke="var(--night)" strokeWidth="3" d="M298 145l56-22" />
      <Ribbon from={index > 0 ? 180 - STEP : 121 - top} to={143} />
      <Words family="display" weight={700} size={25} room={240} transform={falling(0, 63)} x="16" y="29">
        {layer}
      </Words>
    </g>
  ));
  return (
    <Scene
      viewBox={`0 0 480 ${bottom + 300}`}
      label={`${words.labels.technology}: ${layers.join(", ")}`}
      fill="var(--on-accent-3)"
    >
      <g transform="translate(25)">
        <Ribbon from={bottom + 180} to={bottom + 297} />
      </g>
      {sheets.reverse()}
      <g transform={falling(42, 8)}>
        <path fill="var(--accent-4)" d="M0 0H287V52H0z" />
        <Words size={24} room={256} x="16" y="35" fill="var(--on-accent-4)">
          {words.question}
        </Words>
      </g>
      <g transform={falling(54, bottom + 136)}>
        <path fill="var(--on-night)" d="M0 0H275V52H0z" />
        <path fill="var(--accent-4)" d="M0 44H275v8H0z" />
        <Words size={24} room={246} x="14" y="33" fill="var(--night)">
          {words.answer.text}
        </Words>
      </g>
    </Scene>
  );
}
