import { inquiryWords as words } from "@/content/drawings/growth-marketing";
import { type Layers, Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/** A third of the sheet: 240 wide, 298 high, rising or falling by 95. */
const PANELS = [rising(46, 94.8), falling(286, 0), rising(526, 94.8)] as const;
/** Where writing begins in a panel, and how much room it has to the next fold. */
const LEFT = 18;
const ROOM = 204;

/** Strip and sheet as they turn from the light. */
const SHADE = "var(--accent-1-shade)";
const PAPERS = ["var(--on-night)", "color-mix(in oklab,var(--night) 10%,var(--on-night))", "var(--on-night)"];

/** Sheet and strip are one layer, so that their folds meet at any moment: all of a panel leans with it. */
const REPORT = (
  <g id="friday">
    {/* Behind the sheet the strip comes over its first fold, turns down, and in again at the left. */}
    <g transform={PANELS[0]}>
      <path fill={SHADE} d="M-46 0 0-78V90h-46z" />
      <path fill="var(--accent-1)" d="M-46 0 0-78h240.5V8H0z" />
      {/* A magnifying glass, in a line. */}
      <path
        fill="none"
        stroke="var(--on-accent-1)"
        strokeWidth="6"
        d="M32-42a15 15 0 1 1-30 0 15 15 0 0 1 30 0zm-4 11 14 14"
      />
    </g>
    <path transform={PANELS[1]} fill={SHADE} d="M0-78h240.5V8H0z" />
    <path transform={PANELS[2]} fill="var(--accent-1)" d="M0-78h240V8H0z" />
    {/* From the edge of the sheet on it runs as its last fold goes, out of the window. */}
    <path transform={falling(765.5, 0)} fill={SHADE} d="M0 90h900v122H0z" />
    {PANELS.map((transform, at) => (
      <g key={transform} transform={transform} fill="var(--night)">
        <path fill={PAPERS[at]} d="M0 0h240.5v212H0z" />
        <Words text={words.report[at] ?? []} look="head" size={44} room={ROOM} x={LEFT} y={62} />
        {/* What came to nothing stands back: too small to be read on a phone. */}
        <g className="max-sm:hidden">
          <path fill={PAPERS[at]} d="M0 212h240.5v86H0z" />
          <g fillOpacity=".7">
            <Words
              text={words.other[at] ?? []}
              look={at < 2 ? "light" : "plain"}
              size={31}
              room={ROOM}
              x={LEFT}
              y={266}
              textDecoration={at === 0 ? "line-through" : undefined}
            />
          </g>
        </g>
        <path fill={at === 1 ? SHADE : "var(--accent-1)"} d={`M${at ? 0 : -46} 90h${at ? 240.5 : 286}v122H0z`} />
        <g fill="var(--on-accent-1)">
          <Words text={words.search[at] ?? []} size={46} room={at ? ROOM : 164} x={at ? LEFT : 58} y={-22} />
          <Words text={words.line[at] ?? []} look="head" size={40} room={ROOM} x={LEFT} y={142} leading={46} />
          {at === 1 && <Words text={words.sold} look="figure" size={80} room={ROOM} x={LEFT} y={176} />}
          {at === 2 && <path fill="none" stroke="var(--on-accent-1)" strokeWidth="9" d="M136 126l14 14 32-36" />}
        </g>
      </g>
    ))}
  </g>
);

/**
 * The growth page's hero: Friday's page, folded in three, and the strip of paper on which somebody typed a search, which
 * folds over it and becomes the line that says what it cost and what it sold.
 */
export const growth: Layers = { viewBox: "0 -78 768 471", label: words.label, layers: [REPORT] };

/** The same once more on the page. */
export const growthAgain: Layers = { ...growth, layers: [<use key="again" href="#friday" />] };

/**
 * The strip as it comes back in from the window's right edge and goes down out of the page, folded three times, on the slope
 * of all that is drawn: an answer on each of its lengths, with a box to tick, and the last of them ticked.
 */
export const answers = (
  <div className="self-end *:overflow-visible">
    <Scene viewBox="0 0 570 573" label={words.answers.label}>
      <g transform={rising(0, 225)} fill="var(--on-accent-1)">
        <path fill="var(--accent-1)" d="M116 0H3000v116H0zM116 232h454L454 348H0z" />
        <path fill={SHADE} d="M0 116h454l116 116H116zM116 232v3000H0V348z" />
        <path fill="var(--night)" fillOpacity=".4" d="M116 0v116H0zM454 116v116h116z" />
        <path
          fill="none"
          stroke="var(--on-accent-1)"
          strokeWidth="3.5"
          d="M140 40h36v36h-36zm0 116h36v36h-36zm0 116h36v36h-36z"
        />
        <Words text={words.answers.lines} look="title" size={34} room={256} x={194} y={70} leading={116} />
        <path d="M139 287c4-3 8-2 11 2l10 15c8-20 20-38 40-54 4-3 8 1 5 5-16 17-27 36-35 58-2 6-10 7-13 1-5-9-11-17-17-22-2-2-3-4-1-5z" />
      </g>
    </Scene>
  </div>
);
