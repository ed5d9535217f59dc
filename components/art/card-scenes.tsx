import { cardWords as words } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { PaidSlip, Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

/* The four cards of the landing page, and the one claim that goes through them. */

/**
 * Workflow automation: the strip is the flow. It arrives as a claim, asks its question on the second plane, is slit
 * there, and folds one half up and one half down: the half that is taken is solid, the other shows its pale back.
 */
export const workflow = (
  <Scene viewBox="0 10 480 312" label={words.workflow.label}>
    <g fill="var(--accent-1)">
      <path fill="var(--accent-1-shade)" d="M0 83 170 16v168L0 251zM318 86 480 22v84l-162 64z" />
      <path d="M142 16 318 86v168l-176-70z" />
      <path fill="var(--night)" fillOpacity=".5" d="M142 27l14-5.5 14 5.5v157l-14 5.5-14-5.5z" />
      <path fill="var(--on-night)" d="M318 170 480 234v84l-162-64z" />
    </g>
    <g transform={rising(14, 112)}>
      <Slip number={words.amount} at={words.workflow.at} transform="translate(0 12) scale(1.2)" />
    </g>
    <g transform={falling(184, 96)} fill="var(--on-accent-1)">
      <Words text={words.workflow.question.over} look="head" size={26} room={120} y={10} />
      <Words text={words.workflow.question.limit} look="title" size={40} room={124} y={54} />
    </g>
    <g transform={rising(330, 82)}>
      <Words text={words.workflow.yes} size={22} room={38} y={50} on="accent-1" />
      <path fill="var(--accent-4)" d="M42 20h90v46H42z" />
      <Words text={words.workflow.asks} size={22} room={76} x={49} y={50} on="accent-4" />
    </g>
    <g transform={falling(330, 176)} fill="var(--night)">
      <Words text={words.workflow.no} size={22} room={38} y={48} />
      <path fillOpacity=".14" d="M42 18h90v46H42z" />
      <Words text={words.workflow.pays} size={22} room={76} x={49} y={48} />
    </g>
  </Scene>
);

const { numbers, amounts, states } = words.internalTool.rows;

/** Internal tools: a table of claims; the slip at work lies on its row, the end of which is folded into a button. */
export const internalTool = (
  <Scene viewBox="0 0 480 300" label={words.internalTool.label}>
    <path fill="var(--accent-1-shade)" d="M0 300V190L480 0v300z" />
    <path fill="var(--night)" fillOpacity=".25" d="M38 30h384v246H38z" />
    <path fill="var(--paper)" d="M28 20h384v246H28z" />
    <path fill="none" stroke="var(--hairline)" strokeWidth="2" d="M28 72V20h384v246H28V72h384M28 212h384" />
    <path fill="var(--night)" fillOpacity=".25" d="M24 92h272l156-60v74l-148 60H24z" />
    <path fill="var(--accent-4)" d="M14 84h284v74H14z" />
    <g fill="var(--ink)">
      <Words text={words.internalTool.title} look="title" size={26} room={330} x={48} y={55} />
      <Words text={words.amount} look="title" size={26} room={110} x={274} y={131} textAnchor="end" on="accent-4" />
      <Words text={numbers} look="quiet" size={21} room={90} x={48} y={194} leading={54} />
      <Words text={amounts} look="quiet" size={21} room={100} x={274} y={194} leading={54} textAnchor="end" />
      <Words text={states} look="quiet" size={21} room={100} x={304} y={194} leading={54} fill="var(--ink-soft)" />
    </g>
    <path fill="var(--accent-1)" d="M298 83 458 20v76l-160 63z" />
    <Words
      text={words.internalTool.action}
      look="strong"
      size={24}
      room={112}
      transform={rising(320, 122)}
      on="accent-1"
    />
    <Slip at={words.internalTool.at} transform="translate(38 86) rotate(-4)" />
    <path fill="var(--on-night)" stroke="var(--night)" strokeWidth="3" d="M424 98l38 34-20 2 11 24-11 5-11-24-14 14z" />
  </Scene>
);

/** AI-first products: an answer drawn out of the sources that it cites, which are the two planes of the folder. */
export const assistant = (
  <Scene viewBox="0 -26 480 334" label={words.assistant.label}>
    <path fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" d="M36 -8h408v270H36z" />
    <g fill="var(--ink-soft)">
      <Words text={words.assistant.question} look="quiet" size={20} room={250} x={58} y={34} />
      <Words text={words.assistant.at} look="quiet" size={20} room={100} x={422} y={34} textAnchor="end" />
    </g>
    <Words text={words.assistant.answer} look="head" size={30} room={364} x={58} y={82} fill="var(--ink)" />
    <Words text={words.assistant.added} look="head" size={30} room={240} x={58} y={122} fill="var(--ink)" />
    <path fill="var(--accent-3)" d="M0 128 254 228v90H0zM310 98h28v28h-28zM344 98h28v28h-28z" />
    <path fill="var(--accent-3-shade)" d="M226 228 480 128v190H226z" />
    <path fill="var(--night)" fillOpacity=".35" d="M226 228l14-5.5 14 5.5v90h-28z" />
    <g fill="var(--on-accent-3)">
      <Words text="1" size={21} room={20} x={319} y={120} />
      <Words text="2" size={21} room={20} x={352} y={120} />
      <Source number="1" lines={words.assistant.sources.claim} transform={falling(22, 196)} />
      <Source number="2" lines={words.assistant.sources.contract} transform={rising(282, 276)} />
    </g>
  </Scene>
);

function Source({ number, lines, transform }: { number: string; lines: readonly string[]; transform: string }) {
  return (
    <g transform={transform}>
      <Words text={number} look="head" size={56} room={40} />
      <Words text={lines} size={22} room={134} x={44} y={-20} leading={26} />
    </g>
  );
}

/** Full-stack product development: a strip that begins as a sketch, passes its checks and ends as the running page. */
export const release = (
  <Scene viewBox="0 0 480 308" label={words.release.label}>
    <path fill="var(--accent-1-shade)" d="M0 109 166 43v180L0 289z" />
    <path fill="var(--accent-1)" d="M138 43 310 111v180L138 223z" />
    <path fill="var(--night)" fillOpacity=".4" d="M138 54l14-5.5 14 5.5v169l-14 5.5-14-5.5z" />
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
    <path fill="var(--night)" fillOpacity=".25" d="M288 24h178v280H288z" />
    <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2" d="M278 14h176v280H278z" />
    <path fill="var(--night)" d="M278 14h176v44H278z" />
    <Words text={words.release.address} size={21} room={96} x={292} y={43} on="night" />
    <Words text={words.release.live} size={21} room={48} x={440} y={43} textAnchor="end" on="night" />
    <Words text={words.release.field} look="quiet" size={21} room={148} x={294} y={92} fill="var(--ink)" />
    <PaidSlip number={words.amount} transform="translate(302 108) scale(1.3)" />
  </Scene>
);
