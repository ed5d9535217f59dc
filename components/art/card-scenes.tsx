import { requestWords, cardWords as words } from "@/content/drawings/landing";
import { rising } from "@/lib/slope";
import { Drawing } from "./drawing";
import { Scene } from "./scene";
import { Words, widthOf } from "./words";

/**
 * Workflow automation: the strip is the flow. It enters as the request, asks a question on the second plane and is slit
 * there. The half that needs no person is folded up, and the half that needs one lies flat.
 */
export const workflow = (
  <Drawing name="workflow" words={{ ...words.workflow, number: requestWords.number, amount: requestWords.amount }} />
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
  <Scene viewBox="0 0 480 312" label={words.internalTool.label}>
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
export const assistant = <Drawing name="assistant" words={words.assistant} />;

/** Full-stack product development: a strip from the sketch to a version to the live page. */
export const release = <Drawing name="release" words={words.release} />;
