import { Scene } from "./scene";
import { falling } from "./slope";

/** From the top sheet down. */
const COLOURS = ["var(--accent-3)", "var(--accent-1)", "var(--overlap)", "var(--accent-3)"];

/** A piece of the ribbon; it faces right, away from the light. */
function Ribbon({ d }: { d: string }) {
  return (
    <>
      <path fill="var(--accent-4)" d={d} />
      <path fill="var(--night)" opacity=".1" d={d} />
    </>
  );
}

/**
 * The technology stack as four folded sheets, pulled apart: one request, a marigold ribbon, runs through a slot in each
 * of them.
 *
 * Geometry: the edges of a sheet rise and fall at the slope of the mark (.395), 270 to the left of its front corner and
 * 160 to the right; each sheet lies 62 below the one above. Painted from the bottom sheet up.
 *
 * @param props.label what it shows, before the names of the layers.
 * @param props.request the words on the ribbon.
 * @param props.layers the titles of the four categories, top sheet first; a flap has room for about 20 letters.
 */
export function TechnologyScene({
  label,
  request,
  layers,
}: {
  label: string;
  request: string;
  layers: readonly string[];
}) {
  const sheets = layers.map((layer, index) => (
    <g key={layer} transform={`translate(25 ${30 + 62 * index})`}>
      {index === layers.length - 1 && <Ribbon d="M304 150v46l44-18v-48z" />}
      <path fill={COLOURS[index]} d="M0 63 160 0l270 107-160 63v40L0 103z" />
      <path fill="var(--night)" opacity=".3" d="M0 63l270 107v40L0 103z" />
      {index > 0 && <path fill="var(--night)" opacity=".3" d="M270 108l81-32 40 16-121 48z" />}
      <path stroke="var(--night)" strokeWidth="3" d="M298 145l56-22" />
      <Ribbon d={index > 0 ? "M304 90v53l44-17V72z" : "M304 143V40l44-17v103z"} />
      <text transform={falling(0, 63)} x="16" y="29">
        {layer}
      </text>
    </g>
  ));
  return (
    <Scene
      viewBox="0 0 480 430"
      label={`${label}: ${layers.join(", ")}`}
      fontFamily="var(--font-display)"
      fontSize="23"
      fontWeight="700"
      fill="var(--on-accent-3)"
    >
      {sheets.reverse()}
      <g transform={falling(175, 9)} fill="var(--on-accent-4)">
        <path fill="var(--accent-4)" d="M0 0h154v42H0l16-21z" />
        <text x="28" y="29" fontSize="20">
          {request}
        </text>
      </g>
    </Scene>
  );
}
