import { requestWords, cardWords as words } from "@/content/drawings/landing";
import { falling, rising } from "@/lib/slope";
import { Scene } from "./scene";
import { Slip } from "./slip";
import { Words, widthOf } from "./words";

/** The view box of all four scenes. */
const VIEW_BOX = "0 0 480 312";

/**
 * Workflow automation: the strip is the flow. It enters as the request, asks a question on the second plane and is slit
 * there. The half that needs no person is folded up, and the half that needs one lies flat.
 */
export const workflow = (
  <Scene viewBox={VIEW_BOX} label={words.workflow.label}>
    <path fill="var(--accent-1-shade)" d="M0 109 130 58v254H0zM320 142l160-63v108l-160 63z" />
    <path fill="var(--accent-1)" d="M106 58l214 84v170H106z" />
    <path fill="var(--night)" fillOpacity=".5" d="M106 67l12-4.500 12 4.500v245h-24z" />
    <path fill="color-mix(in oklab,var(--accent-1) 16%,var(--on-night))" d="M320 232h160v80H320z" />
    <g transform={rising(14, 128)}>
      <Slip number={requestWords.number} detail={requestWords.amount} transform="translate(-4 52) scale(.96)" />
    </g>
    <g transform={falling(142, 92)} fill="var(--on-accent-1)">
      <Words text={words.workflow.question.over} look="head" size={38} room={160} y={46} />
      <Words text={words.workflow.question.limit} look="title" size={68} room={162} y={110} />
    </g>
    <g transform={rising(332, 158)}>
      <Words text={words.workflow.no} size={24} room={36} y={50} on="accent-1" />
      <path fill="var(--accent-4)" d="M42 16h98v54H42z" />
      <Words text={words.workflow.pays} look="title" size={26} room={82} x={50} y={52} on="accent-4" />
    </g>
    <Words text={words.workflow.yes} size={24} room={38} x={332} y={281} fill="var(--night)" />
    <path fill="var(--accent-1)" d="M374 246h98v52h-98z" />
    <Words text={words.workflow.asks} look="title" size={24} room={84} x={381} y={281} on="accent-1" />
  </Scene>
);

/** Maximum width of a row's first cell, in units of the drawing. */
const FIRST_CELL = 118;

/** Returns the text style of a row of the list. The second row is raised, so its text is larger. */
const cellLook = (row: number) =>
  row === 1 ? ({ look: "title", size: 48 } as const) : ({ look: "quiet", size: 34 } as const);

/** Returns the width of a row's first cell. The second cell gets the rest. */
function cellWidth(text: string, row: number): number {
  const { look, size } = cellLook(row);
  return Math.min(widthOf(text, look, size), FIRST_CELL);
}

/** Internal tools: a list of parts in stock. The row of a part that runs low is raised, with its end folded into a button. */
export const internalTool = (
  <Scene viewBox={VIEW_BOX} label={words.internalTool.label}>
    <path fill="var(--accent-1-shade)" d="M0 312V200L480 10v302z" />
    <path fill="var(--on-night)" d="M28 24h320v288H28z" />
    <path
      fill="none"
      stroke="var(--night)"
      strokeOpacity=".2"
      strokeWidth="2"
      d="M28 312V24h320v288M28 108h320M28 224h320"
    />
    <path fill="var(--accent-4)" d="M14 116h300v100H14z" />
    <g fill="var(--night)">
      {words.internalTool.parts.map((cells, row) =>
        cells.map((text, index) => (
          <Words
            key={text}
            text={text}
            {...cellLook(row)}
            room={index ? 234 - cellWidth(cells[0] ?? "", row) : FIRST_CELL}
            x={index ? 294 : 44}
            y={[78, 183, 280][row]}
            textAnchor={index ? "end" : undefined}
            on={row === 1 ? "accent-4" : undefined}
          />
        )),
      )}
    </g>
    <path fill="var(--accent-1)" d="M314 116 466 56v100l-152 60z" />
    <Words
      text={words.internalTool.action}
      look="title"
      size={40}
      room={112}
      transform={rising(330, 174)}
      on="accent-1"
    />
    <path
      fill="var(--on-night)"
      stroke="var(--night)"
      strokeWidth="3"
      d="M420 150l57 51-30 3 16 36-16 8-17-36-21 21z"
    />
  </Scene>
);

/**
 * AI-first products: an answer that is pulled out of a folder. The two planes of the folder are the sources that the
 * answer cites.
 */
export const assistant = (
  <Scene viewBox={VIEW_BOX} label={words.assistant.label}>
    <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".2" strokeWidth="2" d="M28 20h424v240H28z" />
    <Words text={words.assistant.question} look="quiet" size={28} room={384} x={48} y={64} fill="var(--night)" />
    <Words text={words.assistant.answer} look="title" size={50} room={384} x={48} y={120} fill="var(--night)" />
    <path fill="var(--accent-3)" d="M0 122 254 222v90H0z" />
    <path fill="var(--accent-3-shade)" d="M226 222 480 122v190H226z" />
    <path fill="var(--night)" fillOpacity=".35" d="M226 222l14-5.5 14 5.5v90h-28z" />
    <g fill="var(--on-accent-3)">
      {[words.assistant.sources.form, words.assistant.sources.manual].map((lines, index) => (
        <g key={lines[1]} transform={index ? rising(276, 272) : falling(20, 192)}>
          <Words text={`${index + 1}`} look="figure" size={76} room={46} />
          <Words text={lines} size={28} room={130} x={56} y={-28} leading={31} />
        </g>
      ))}
    </g>
  </Scene>
);

/** Full-stack product development: a strip from the sketch to a version to the live page. */
export const release = (
  <Scene viewBox={VIEW_BOX} label={words.release.label}>
    <path fill="var(--accent-1-shade)" d="M0 109 166 43v269H0z" />
    <path fill="var(--accent-1)" d="M138 43 310 111v201H138z" />
    <path fill="var(--night)" fillOpacity=".4" d="M138 54l14-5.5 14 5.5v258h-28z" />
    <g fill="var(--on-accent-1)">
      <g transform={rising(14, 144)}>
        <Words text={words.release.sketch} size={32} room={116} />
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="4" d="M0 24h112v104H0zM0 54h112" />
      </g>
      <g transform={falling(178, 106)}>
        <Words text={words.release.version} size={30} room={94} />
        <Words text={words.release.number} look="figure" size={120} room={88} x={-4} y={108} />
      </g>
    </g>
    <path fill="var(--on-night)" stroke="var(--night)" strokeWidth="2" d="M284 20h182v292H284z" />
    <path fill="var(--night)" d="M284 20h182v52H284z" />
    <Words text={words.release.live} look="strong" size={30} room={150} x={300} y={57} on="night" />
    <Words text={words.release.field} look="quiet" size={30} room={150} x={300} y={114} fill="var(--night)" />
    <path fill="var(--accent-1)" d="M300 134h150v150H300z" />
    <Words text={words.release.state} look="title" size={44} room={126} x={312} y={198} leading={52} on="accent-1" />
  </Scene>
);
