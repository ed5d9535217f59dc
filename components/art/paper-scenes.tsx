import { paperWords } from "@/content/drawings/landing";
import { rising } from "@/lib/slope";
import { Scene } from "./scene";
import { Words, widthOf } from "./words";

/** Path of the folded part. */
const FOLDED_UP = "M322 60l140-55v179l-140 55z";
/** Path of the folded part's shadow. It overlaps the shadow of the next document by one unit, to hide the seam. */
const SHADOW = "M330 70l140-55v180l-140 55z";

/** Maximum width of the value at the end of a line, in units of the drawing. */
const VALUE_ROOM = 178;

/**
 * A typical document of an industry. It lies flat, and the part that needs a person is folded up. It extends beyond the
 * left side of its view box, so that it can start at the window's edge.
 */
function IndustryDocument({ name, shade = "" }: { name: keyof typeof paperWords; shade?: "" | "-shade" }) {
  const { label, title, lines, marked, outcome } = paperWords[name];
  return (
    <Scene viewBox="0 60 480 178" label={label}>
      <path fill="color-mix(in oklab,var(--night) 18%,var(--bg))" d={SHADOW} />
      <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".25" d="M-1400 60h1722v178h-1722z" />
      <path fill={`var(--accent-1${shade})`} d="M-1400 60h1722v48h-1722z" />
      <path fill={`var(--accent-1${shade})`} d={FOLDED_UP} />
      <g fill="var(--on-accent-1)">
        <Words text={title} look="title" size={25} room={306} y={93} />
        <g transform={rising(333, 133)}>
          <Words text={outcome} look="title" size={26} room={118} leading={36} />
        </g>
      </g>
      <path stroke="var(--night)" strokeOpacity=".18" strokeWidth="2" d="M0 152h304M0 195h304" />
      <g fill="var(--night)">
        {lines.map(([name, value], index) => {
          const valueWidth = Math.ceil(Math.min(widthOf(value, "plain", 21), VALUE_ROOM));
          const on = index >= lines.length - marked ? "accent-4" : undefined;
          return (
            <g key={name} transform={`translate(0 ${index * 43})`}>
              {on && <path fill="var(--accent-4)" d={`M308 146h-${valueWidth + 14}l6-26h${valueWidth + 14}z`} />}
              <Words text={name} size={21} room={296 - valueWidth} y={139} />
              <Words text={value} size={21} room={VALUE_ROOM} x={304} y={139} textAnchor="end" on={on} />
            </g>
          );
        })}
      </g>
    </Scene>
  );
}

export const screeningNote = <IndustryDocument name="screeningNote" />;
export const triageSheet = <IndustryDocument name="triageSheet" shade="-shade" />;
export const billOfLading = <IndustryDocument name="billOfLading" />;
