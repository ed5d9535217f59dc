import { sealWords as words } from "@/content/drawings/ai-development";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/*
 * The things that travel through the AI development page: the board of a trial, the page that answers, the order from the
 * email to the parcel. Marigold is what is on its way; paper is light in both schemes.
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

/** The board of a trial: every question, and how many were answered well. */
export function ChecksScene() {
  return (
    <Scene viewBox="0 0 300 312" label={words.labels.checks} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d="M0 6l300 119v187L0 193z" />
      <g transform={falling(0, 6)}>
        <Words family="display" weight={700} size={30} room={268} x="16" y="38">
          {words.checks.trial}
        </Words>
        <Squares pitch={27} x={16} y={53} />
        <Words size={24} room={268} x="16" y="179">
          {words.checks.result}
        </Words>
      </g>
    </Scene>
  );
}

/** The manual, open at the page that answers. */
export function ManualScene() {
  return (
    <Scene viewBox="4 0 292 226" label={words.labels.manual} fill="var(--night)">
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

/** An email on the left page, the record on the right one, and one strip folded across both. */
export function IntakeScene() {
  return (
    <Scene viewBox="0 0 300 240" label={words.labels.intake} fill="var(--night)">
      <g transform={rising(0, 72)}>
        <path fill="var(--on-night)" d="M0 0h104l36 36v132H0z" />
        <path opacity=".34" d="M104 0l36 36h-36z" />
        <Words family="display" weight={700} size={28} room={84} x="14" y="42">
          {words.order.mail}
        </Words>
        <path stroke="var(--night)" opacity=".3" strokeWidth="5" d="M14 62h84M14 136h98M14 152h60" />
        <path fill="var(--accent-4-shade)" d="M14 78h126v42H14z" />
        <Words size={24} room={108} x="22" y="107" fill="var(--on-accent-4)">
          {words.order.asked}
        </Words>
      </g>
      <g transform={falling(140, 17)} fill="var(--on-accent-3)">
        <path fill="var(--accent-3)" d="M0 0h160v160H0z" />
        <Words family="display" weight={700} size={28} room={134} x="14" y="42">
          {words.order.number}
        </Words>
        <path fill="var(--accent-4)" d="M0 78h160v42H0z" />
        <Words family="display" weight={700} size={26} room={134} x="14" y="108" fill="var(--on-accent-4)">
          {words.answer.part}
        </Words>
        <path opacity=".5" stroke="var(--on-accent-3)" strokeWidth="5" d="M14 140h70" />
        <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M118 139l9 9 19-21" />
      </g>
    </Scene>
  );
}

/** The whole screen of the team, with the order that a person approved. */
export function OrderScene() {
  return (
    <Scene viewBox="0 0 300 310" label={words.labels.order} fill="var(--on-night)">
      <g transform={rising(0, 119)}>
        <path fill="var(--overlap)" d="M0 0h300v190H0z" />
        <path fill="var(--night)" opacity=".35" d="M0 0h300v30H0z" />
        <path d="M14 11h9v9h-9zM30 11h9v9h-9zM46 11h9v9h-9z" opacity=".7" />
        <Words family="display" weight={700} size={36} room={266} x="18" y="78">
          {words.order.number}
        </Words>
        <Words size={24} room={120} x="18" y="112">
          {words.order.goods}
        </Words>
        <path fill="var(--accent-4)" d="M18 130h180v42H18z" />
        <path fill="none" stroke="var(--on-accent-4)" strokeWidth="5" d="M30 150l8 8 16-18" />
        <Words size={25} room={126} x="64" y="160" fill="var(--on-accent-4)">
          {words.order.approved}
        </Words>
      </g>
    </Scene>
  );
}

/** The end of the story: the parcel on its way, its delivery slip on the front, and the check, small, on its side. */
export function DeliveryScene() {
  const { number, goods, leaves, approved } = words.order;
  return (
    <Scene viewBox="0 50 640 614" label={words.labels.delivery} fill="var(--on-accent-4)">
      <path fill="var(--night)" opacity=".22" d="M0 462l440 174 200-79v26L440 662 0 488z" />
      <path fill="var(--accent-4)" d="M0 132L200 53l440 174-200 79z" />
      <path fill="var(--on-night)" opacity=".5" d="M80 100l40-16 440 174-40 16z" />
      <g transform={falling(0, 132)}>
        <path fill="var(--accent-4)" d="M0 0h440v330H0z" />
        <path fill="var(--night)" opacity=".1" d="M0 0h440v330H0z" />
        <g fill="var(--night)">
          <path fill="var(--on-night)" d="M32 36h340l36 36v222H32z" />
          <path opacity=".3" d="M372 36l36 36h-36z" />
          <Words family="display" weight={800} size={58} room={310} x="54" y="112">
            {number}
          </Words>
          <path stroke="var(--night)" opacity=".25" strokeWidth="3" d="M54 138h332" />
          <Words size={38} room={330} x="54" y="188">
            {goods}
          </Words>
          <Words family="display" weight={700} size={38} room={330} x="54" y="232">
            {leaves}
          </Words>
          <Words size={26} room={270} x="86" y="276">
            {approved}
          </Words>
          <path fill="none" stroke="var(--accent-3)" strokeWidth="6" d="M56 267l8 8 15-17" />
        </g>
      </g>
      <g transform={rising(440, 306)}>
        <path fill="var(--accent-4-shade)" d="M0 0h200v330H0z" />
        <Squares pitch={16} x={24} y={200} />
        <Words size={25} room={160} x="24" y="296">
          {words.checks.result}
        </Words>
      </g>
    </Scene>
  );
}
