import { cardWords } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

const { amount, workflow: words } = cardWords;

/**
 * Workflow automation: the strip is the flow. It arrives as a claim, asks its question on the second plane, is slit
 * there, and folds one half up and one half down: the half that is taken is solid, the other shows its pale back.
 */
export const workflow = (
  <Scene viewBox="0 10 480 312" label={words.label}>
    <g fill="var(--accent-1)">
      <path fill="var(--accent-1-shade)" d="M0 83 170 16v168L0 251zM318 86 480 22v84l-162 64z" />
      <path d="M142 16 318 86v168l-176-70z" />
      <path fill="var(--night)" fillOpacity=".5" d="M142 27l14-5.5 14 5.5v157l-14 5.5-14-5.5z" />
      <path fill="var(--on-night)" d="M318 170 480 234v84l-162-64z" />
    </g>
    <g transform={rising(14, 112)}>
      <Slip number={amount} at={words.at} transform="translate(0 12) scale(1.2)" />
    </g>
    <g transform={falling(184, 96)} fill="var(--on-accent-1)">
      <Words text={words.question.over} look="head" size={26} room={120} y={10} />
      <Words text={words.question.limit} look="title" size={40} room={124} y={54} />
    </g>
    <g transform={rising(330, 82)}>
      <Words text={words.yes} size={22} room={38} y={50} on="accent-1" />
      <path fill="var(--accent-4)" d="M42 20h90v46H42z" />
      <Words text={words.asks} size={22} room={76} x={49} y={50} on="accent-4" />
    </g>
    <g transform={falling(330, 176)} fill="var(--night)">
      <Words text={words.no} size={22} room={38} y={48} />
      <path fillOpacity=".14" d="M42 18h90v46H42z" />
      <Words text={words.pays} size={22} room={76} x={49} y={48} />
    </g>
  </Scene>
);
