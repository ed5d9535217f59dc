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
const DOWN = { place: falling(34, 66), wide: 170 };
const UP = { place: rising(282, 154), wide: 138 };

/**
 * The technology stack as slabs, pulled apart, each with what it does for the one question. One strip goes down through
 * all of them and comes up again with the answer.
 *
 * Geometry: the edges of a slab rise and fall at the slope of the mark (.395), 270 to the left of its front corner and
 * 160 to the right. Painted from the bottom up.
 *
 * @param props.layers the titles of the categories, top slab first, each of which stands where the drawing has no words.
 */
export function TechnologyScene({ layers: titles }: { layers: readonly string[] }) {
  const layers = titles.map((title, index) => words.layers[index] ?? title);
  const slabs = layers.map((layer, index) => {
    const from = index > 0 ? 40 - STEP : -ABOVE;
    return (
      <g key={layer} transform={`translate(25 ${TOP + STEP * index})`}>
        <path fill="var(--accent-3)" d="M0 63 160 0l270 107v40l-160 63L0 103z" />
        <path fill="var(--accent-3-shade)" d="M0 63l270 107v40L0 103z" />
        <path fill="var(--night)" opacity=".5" d="M430 107l-160 63v40l160-63z" />
        {[DOWN, UP].map(({ place, wide }, end) => (
          <path
            key={place}
            transform={place}
            fill={`var(--accent-4${end ? "-shade" : ""})`}
            d={`M0 ${from}h${wide}V0H0z`}
          />
        ))}
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
            <Words key={line} size={23} room={140} x="15" y={-60 + 30 * index}>
              {line}
            </Words>
          ))}
        </g>
        <g transform={UP.place}>
          {[words.answer.part, words.answer.source].map((line, index) => (
            <Words key={line} size={21} room={110} x="14" y={-60 + 30 * index}>
              {line}
            </Words>
          ))}
        </g>
      </g>
    </Scene>
  );
}
