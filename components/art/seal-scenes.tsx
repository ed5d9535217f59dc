import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/*
 * The things that travel through the AI development page: the question on a slip, the page that answers it, the order
 * that follows and the sheet that checks all of it. Marigold is what is on its way; paper is light in both schemes.
 */

const ROW = 10;

/** Every question of a check as a square: full where the answer passed, open where it did not. */
export function Squares({ pitch, x, y }: { pitch: number; x: number; y: number }) {
  const { asked, passed } = words.checks;
  const side = Math.round(pitch * 0.7);
  const line = Math.max(2, Math.round(pitch / 12));
  const at = (index: number, inset: number) =>
    `M${(index % ROW) * pitch + inset} ${Math.floor(index / ROW) * pitch + inset}`;
  const full = Array.from({ length: passed }, (_, index) => `${at(index, 0)}h${side}v${side}h-${side}z`);
  const open = Array.from({ length: asked - passed }, (_, index) => {
    const inner = side - line;
    return `${at(passed + index, line / 2)}h${inner}v${inner}h-${inner}z`;
  });
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--on-accent-4)">
      <path d={full.join("")} />
      <path fill="none" stroke="var(--on-accent-4)" strokeWidth={line} d={open.join("")} />
    </g>
  );
}

/** The question, on a slip that was folded once. */
export function QuestionScene() {
  return (
    <Scene viewBox="0 0 300 226" label={words.labels.question} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d="M4 56l56-22v98L4 154zM60 34l236 93v98L60 132z" />
      <path fill="var(--night)" opacity=".16" d="M4 56l56-22v98L4 154z" />
      <g transform={falling(60, 34)}>
        {words.slip.map((line, index) => (
          <Words key={line} family="display" weight={700} size={32} room={204} x="16" y={42 + 36 * index}>
            {line}
          </Words>
        ))}
      </g>
    </Scene>
  );
}

/** The manual, open at the page that answers. */
export function ManualScene() {
  return (
    <Scene viewBox="0 0 300 226" label={words.labels.manual} fill="var(--night)">
      <path fill="var(--accent-3)" d="M4 64L150 6v160L4 224zM150 6l146 58v160L150 166z" />
      <path opacity=".34" d="M4 64L150 6v160L4 224z" />
      <path fill="var(--on-night-soft)" d="M14 71l136-54v140L14 211z" />
      <path fill="var(--on-night)" d="M150 17l104 41 32 36v117L150 157z" />
      <path fill="var(--accent-4)" d="M254 58l32 36-32-12z" />
      <path
        stroke="var(--night)"
        opacity=".3"
        strokeWidth="5"
        d="M30 96l100-39M30 118l76-30M30 140l100-39M30 162l60-24M166 146l70 28"
      />
      <g transform={falling(150, 17)}>
        <Words size={24} room={84} x="14" y="38">
          {words.answer.page}
        </Words>
        <path fill="var(--accent-4)" d="M0 56h136v44H0z" />
        <Words family="display" weight={700} size={25} room={114} x="12" y="87" fill="var(--on-accent-4)">
          {words.answer.part}
        </Words>
      </g>
    </Scene>
  );
}

/** The order, waiting for a person. */
export function OrderScene() {
  return (
    <Scene viewBox="0 0 300 226" label={words.labels.order} fill="var(--on-night)">
      <path fill="var(--overlap)" d="M4 96L240 3v128L4 224zM240 3l56 22v128l-56-22z" />
      <path fill="var(--night)" opacity=".3" d="M240 3l56 22v128l-56-22z" />
      <g transform={rising(4, 96)}>
        <Words family="display" weight={700} size={32} room={204} x="16" y="46">
          {words.order.title}
        </Words>
        <path fill="var(--accent-4)" d="M16 66h120v46H16z" />
        <Words size={25} room={100} x="26" y="98" fill="var(--on-accent-4)">
          {words.order.approve}
        </Words>
        <path fill="none" stroke="var(--on-night)" strokeWidth="2" d="M149 67h68v44h-68z" />
        <Words size={25} room={52} x="158" y="98">
          {words.order.edit}
        </Words>
      </g>
    </Scene>
  );
}

/** The sheet of checks, small. */
export function ChecksScene() {
  return (
    <Scene viewBox="0 0 300 284" label={words.labels.checks} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d="M4 6l292 115v160L4 166z" />
      <g transform={falling(4, 6)}>
        <Squares pitch={27} x={16} y={16} />
        <Words family="display" weight={700} size={28} room={260} x="16" y="149">
          {words.checks.result}
        </Words>
      </g>
    </Scene>
  );
}

/** The same sheet as the end of the story, as large as its place and running on beyond the window; the order is out. */
export function CheckSheet() {
  return (
    <div className="*:overflow-visible">
      <Scene viewBox="0 0 620 690" label={words.labels.sheet} fill="var(--on-accent-4)">
        <path fill="var(--accent-4)" d="M0 241L610 0l1600 632v418L610 418 0 659z" />
        <path fill="var(--night)" opacity=".18" d="M610 0l1600 632v418L610 418z" />
        <g transform={rising(0, 241)}>
          <Words family="display" weight={800} size={84} room={538} x="36" y="96">
            {words.checks.result}
          </Words>
          <Squares pitch={54} x={36} y={130} />
          <Words size={30} room={280} x="36" y="386">
            {words.checks.rest}
          </Words>
        </g>
        <g transform={rising(346, 500)} fill="var(--night)">
          <path opacity=".25" d="M10 10h240v66H10z" />
          <path fill="var(--on-night)" d="M0 0h240v66H0z" />
          <path fill="var(--accent-3)" d="M0 0h12v66H0z" />
          <Words family="display" weight={700} size={32} room={196} x="28" y="44">
            {words.order.sent}
          </Words>
        </g>
      </Scene>
    </div>
  );
}
