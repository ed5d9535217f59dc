import { claimWords, cardWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words, widthOf } from "./words";

/* What the landing page builds: the claim in the first, the others in one frame and standing on their words. */
const FRAME = "0 0 480 312";

/**
 * Workflow automation: the strip is the flow, and its frame is as wide as the window. It arrives as the claim, asks its
 * question on the second plane and is slit there: what asks for a person is folded up, the half that needs none lies flat.
 */
export const workflow = (
  <Scene viewBox="0 0 480 216" label={words.workflow.label}>
    <path fill="var(--accent-1-shade)" d="M0 61 130 10v206H0zM320 94 480 31v54l-160 63z" />
    <path fill="var(--accent-1)" d="M106 10 320 94v122H106z" />
    <path fill="var(--night)" fillOpacity=".5" d="M106 19l12-4.500 12 4.500v197h-24z" />
    <path fill="var(--on-night)" stroke="var(--night)" strokeOpacity=".2" d="M320 148h170v67.500H320z" />
    <g transform={rising(14, 56)}>
      <Slip number={claimWords.number} at={words.amount} transform="translate(-1 42) scale(.92)" />
    </g>
    <g transform={falling(142, 24)} fill="var(--on-accent-1)">
      <Words text={words.workflow.question.over} look="head" size={38} room={160} y={46} />
      <Words text={words.workflow.question.limit} look="title" size={68} room={162} y={106} />
    </g>
    <g transform={rising(332, 90)}>
      <Words text={words.workflow.yes} size={20} room={36} y={36} on="accent-1" />
      <path fill="var(--accent-4)" d="M40 12h94v36H40z" />
      <Words text={words.workflow.asks} look="title" size={20} room={80} x={47} y={37} on="accent-4" />
    </g>
    <Words text={words.workflow.no} size={20} room={36} x={332} y={189} fill="var(--night)" />
    <path fill="var(--accent-1)" d="M372 164h94v36h-94z" />
    <Words text={words.workflow.pays} look="title" size={20} room={80} x={379} y={189} on="accent-1" />
  </Scene>
);

/** Internal tools: a board of parts; the row of which there are too few lies on it, its end folded into a button. */
export const internalTool = (
  <Scene viewBox={FRAME} label={words.internalTool.label}>
    <path fill="var(--accent-1-shade)" d="M0 312V200L480 10v302z" />
    <path fill="var(--night)" fillOpacity=".25" d="M38 30h384v282H38z" />
    <path fill="var(--paper)" d="M28 20h384v292H28z" />
    <path fill="none" stroke="var(--hairline)" strokeWidth="2" d="M28 312V20h384v292M28 72h384M28 126h384M28 268h384" />
    <path fill="var(--night)" fillOpacity=".25" d="M24 142h302l156-60v74l-148 60H24z" />
    <path fill="var(--accent-4)" d="M14 134h314v74H14z" />
    <g fill="var(--ink)">
      {words.internalTool.columns.map((cells, nth) =>
        cells.map((text, row) => (
          <Words
            key={text}
            text={text}
            look={row % 2 ? "quiet" : "title"}
            size={22}
            room={nth ? 84 : 110}
            x={[40, 206, 314][nth]}
            y={[54, 107, 180, 246][row]}
            textAnchor={nth ? "end" : undefined}
            on={row === 2 ? "accent-4" : undefined}
          />
        )),
      )}
    </g>
    <path fill="var(--accent-1)" d="M328 133 470 77v76l-142 55z" />
    <Words
      text={words.internalTool.action}
      look="strong"
      size={26}
      room={100}
      transform={rising(346, 173)}
      on="accent-1"
    />
    <path
      fill="var(--on-night)"
      stroke="var(--night)"
      strokeWidth="3"
      d="M430 148l38 34-20 2 11 24-11 5-11-24-14 14z"
    />
  </Scene>
);

/** As large as the answer is set, and where what it says ends. */
const ANSWER = 32;
const end = 58 + Math.min(widthOf(words.assistant.answer, "head", ANSWER), 290);

/** AI-first products: an answer drawn out of the sources that it cites, which are the two planes of the folder. */
export const assistant = (
  <Scene viewBox={FRAME} label={words.assistant.label}>
    <path fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" d="M36 20h408v240H36z" />
    <Words text={words.assistant.question} look="quiet" size={22} room={364} x={58} y={56} fill="var(--ink-soft)" />
    <g fill="var(--ink)">
      <Words text={words.assistant.answer} look="head" size={ANSWER} room={290} x={58} y={100} />
      <Words text={words.assistant.added} look="head" size={26} room={220} x={58} y={136} />
    </g>
    <path fill="var(--accent-3)" d={`M0 122 254 222v90H0zM${end + 8} 78h25v25h-25zM${end + 40} 78h25v25h-25z`} />
    <path fill="var(--accent-3-shade)" d="M226 222 480 122v190H226z" />
    <path fill="var(--night)" fillOpacity=".35" d="M226 222l14-5.5 14 5.5v90h-28z" />
    <g fill="var(--on-accent-3)">
      {[words.assistant.sources.form, words.assistant.sources.manual].map((lines, nth) => (
        <g key={lines[1]}>
          <Words text={`${nth + 1}`} size={20} room={20} x={end + 16 + 31 * nth} y={98} />
          <g transform={nth ? rising(282, 270) : falling(22, 190)}>
            <Words text={`${nth + 1}`} look="head" size={56} room={40} />
            <Words text={lines} size={22} room={134} x={44} y={-20} leading={26} />
          </g>
        </g>
      ))}
    </g>
  </Scene>
);

/** Full-stack product development: a strip that begins as a sketch, passes its checks and ends as the running page. */
export const release = (
  <Scene viewBox={FRAME} label={words.release.label}>
    <path fill="var(--accent-1-shade)" d="M0 109 166 43v269H0z" />
    <path fill="var(--accent-1)" d="M138 43 310 111v201H138z" />
    <path fill="var(--night)" fillOpacity=".4" d="M138 54l14-5.5 14 5.5v258h-28z" />
    <g fill="var(--on-accent-1)">
      <g transform={rising(14, 140)}>
        <Words text={words.release.sketch} size={24} room={116} />
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="3" d="M0 20h112v98H0zM0 40h112M14 60h84M14 80h84" />
      </g>
      <g transform={falling(175, 92)}>
        <Words text={words.release.version} size={21} room={88} />
        {words.release.checks.map((check, index) => (
          <g key={check} transform={`translate(0 ${index * 34 + 40})`}>
            <Words text={check} size={21} room={66} x={25} />
            <path fill="none" stroke="var(--on-accent-1)" strokeWidth="4" d="M0-7l7 7L19-14" />
          </g>
        ))}
      </g>
    </g>
    <path fill="var(--night)" fillOpacity=".25" d="M288 30h178v282H288z" />
    <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" d="M278 20h176v292H278z" />
    <path fill="var(--night)" d="M278 20h176v44H278z" />
    <Words text={words.release.address} size={21} room={96} x={292} y={49} on="night" />
    <Words text={words.release.live} size={21} room={48} x={440} y={49} textAnchor="end" on="night" />
    <Words text={words.release.field} look="quiet" size={24} room={148} x={294} y={112} fill="var(--ink)" />
    <path fill="var(--accent-1)" d="M294 136h144v144H294z" />
    <Words text={words.release.state} look="title" size={36} room={118} x={307} y={194} leading={46} on="accent-1" />
  </Scene>
);
