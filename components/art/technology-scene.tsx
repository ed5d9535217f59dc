import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** How far a slab lies below the one above. */
const STEP = 92;
/** How far the strip stands out above the first slab, and where that slab begins. */
const ABOVE = 96;
const TOP = 40;

/** The two ends of the strip, each along one edge of the slabs: where it goes down, and where it comes up again. */
const DOWN = { place: falling(34, 66), wide: 170, behind: 12 };
const UP = { place: rising(282, 154), wide: 138, behind: -12 };

/**
 * The technology stack as slabs, pulled apart. One strip goes down through a slot in each of them, turns on the lowest,
 * which carries all others, and comes up again with the answer.
 *
 * Geometry: the edges of a slab rise and fall at the slope of the mark (.395), 270 to the left of its front corner and
 * 160 to the right. Painted from the bottom up.
 *
 * @param props.layers the titles of the categories, top slab first.
 */
export function TechnologyScene({ layers }: { layers: readonly string[] }) {
  const slabs = layers.map((layer, index) => {
    const lowest = index > 0 && index === layers.length - 1;
    const from = index > 0 ? 40 - STEP : -ABOVE;
    return (
      <g key={layer} transform={`translate(25 ${TOP + STEP * index})`}>
        <path fill="var(--accent-3)" d="M0 63 160 0l270 107v40l-160 63L0 103z" />
        <path fill="var(--accent-3-shade)" d="M0 63l270 107v40L0 103z" />
        <path fill="var(--night)" opacity=".5" d="M430 107l-160 63v40l160-63z" />
        {[DOWN, UP].map(({ place, wide, behind }, end) => (
          <g key={place} transform={place}>
            {lowest || <path fill="var(--night)" d={`M0 0h${wide}l${behind}-9.500h-${wide}z`} />}
            <path fill={`var(--accent-4${end ? "-shade" : ""})`} d={`M0 ${from}h${wide}V${lowest ? 6 : 0}H0z`} />
          </g>
        ))}
        {lowest && <path fill="var(--accent-4)" d="M34 66l170 67 66 32 150-59v-6l-150 59-62-26z" />}
        <Words family="display" weight={700} size={25} room={240} transform={falling(0, 63)} x="16" y="29">
          {layer}
        </Words>
      </g>
    );
  });
  return (
    <Scene
      viewBox={`0 0 480 ${TOP + STEP * (layers.length - 1) + 212}`}
      label={`${words.labels.technology}: ${layers.join(", ")}`}
      fill="var(--on-accent-3)"
    >
      {slabs.reverse()}
      <g transform={`translate(25 ${TOP})`} fill="var(--on-accent-4)">
        <g transform={DOWN.place}>
          {words.slip.map((line, index) => (
            <Words key={line} size={24} room={146} x="12" y={-60 + 30 * index}>
              {line}
            </Words>
          ))}
        </g>
        <g transform={UP.place}>
          {[words.answer.part, words.answer.source].map((line, index) => (
            <Words key={line} size={24} room={122} x="8" y={-60 + 30 * index}>
              {line}
            </Words>
          ))}
        </g>
      </g>
    </Scene>
  );
}
