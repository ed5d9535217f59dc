import { cardWords, heldWords, offerWords } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

const { scope, clickable, version, keys } = heldWords;

/** So are all of them: what lies on a plane of the process leans as that does. */
const FRAME = { viewBox: "0 0 240 206", fill: "var(--night)" };

/** Discovery: two pages, folded in the middle, and the price. */
export const ScopeScene = () => (
  <Scene label={scope.label} {...FRAME}>
    <path fillOpacity=".3" d="M8 66 118 22l110 44v134L118 156 8 200z" />
    <path fill="var(--on-night-soft)" d="M0 56 110 12v134L0 190z" />
    <path fill="var(--on-night)" d="M110 12l110 44v134l-110-44z" />
    <g transform={rising(14, 88)}>
      <Words family="display" weight={700} size={24} room={84}>
        {scope.title}
      </Words>
      <path stroke="var(--night)" strokeOpacity=".5" strokeWidth="3" d="M0 18h82M0 36h82M0 54h60" />
    </g>
    <g transform={falling(120, 76)}>
      <path stroke="var(--night)" strokeOpacity=".5" strokeWidth="3" d="M2-14h60" />
      <Words family="display" weight={700} size={30} room={92} x="2" y="28">
        {offerWords.price.amount}
      </Words>
      <path stroke="var(--accent-2)" strokeWidth="5" d="M2 40h88" />
    </g>
  </Scene>
);

/** Design: the page as it will be, and a hand on its button. */
export const ClickableScene = () => (
  <Scene label={clickable.label} {...FRAME}>
    <g transform={falling(0, 6)}>
      <path fillOpacity=".3" d="M8 8h210v116H8z" />
      <path fill="var(--on-night)" d="M0 0h210v116H0z" />
      <path d="M0 0h210v32H0z" />
      <Words size={21} room={180} x="12" y="23" fill="var(--on-night)">
        {cardWords.release.address}
      </Words>
      <path fill="none" stroke="var(--night)" strokeDasharray="6 5" strokeWidth="2" d="M14 46h66v56H14z" />
      <path stroke="var(--night)" strokeOpacity=".5" strokeWidth="3" d="M96 50h94" />
      <path fill="var(--accent-4)" d="M96 66h100v36H96z" />
      <Words size={22} room={84} x="104" y="91" fill="var(--on-accent-4)">
        {cardWords.internalTool.action}
      </Words>
    </g>
    <path
      fill="var(--on-night)"
      stroke="var(--night)"
      strokeWidth="3"
      d="M194 154l33 26-18 3 10 18-10 5-10-19-11 11z"
    />
  </Scene>
);

/** Development: the slip of a version, and what was done with it. */
export const VersionScene = () => (
  <Scene label={version.label} {...FRAME}>
    <g transform={rising(0, 86)}>
      <path fillOpacity=".3" d="M8 8h210v112H8z" />
      <path fill="var(--on-night)" d="M0 0h186l24 24v88H0z" />
      <path fill="var(--accent-2)" d="M186 0l24 24h-24z" />
      <Words family="display" weight={700} size={32} room={160} x="14" y="38">
        {version.title}
      </Words>
      <Words size={22} room={180} x="14" y="66">
        {version.date}
      </Words>
      {version.checks.map((check, nth) => (
        <g key={check} transform={`translate(${nth * 98})`}>
          <path fill="none" stroke="var(--accent-3)" strokeWidth="5" d="M14 88l8 8 15-18" />
          <Words size={20} room={60} x="41" y="96">
            {check}
          </Words>
        </g>
      ))}
    </g>
  </Scene>
);

/** Deployment: the key, with a tag that says whose it is. */
export const KeysScene = () => (
  <Scene label={keys.label} {...FRAME}>
    <g transform={falling(2, 0)}>
      <path fill="none" stroke="var(--accent-4)" strokeWidth="11" d="M47 28h160M172 28v22M198 28v22" />
      <circle cx="28" cy="28" r="20" fill="none" stroke="var(--accent-4)" strokeWidth="11" />
      <path fillOpacity=".3" d="M26 86l22-24h166v66H48z" />
      <path fill="var(--on-night)" d="M18 88l22-34h166v66H40z" />
      <circle cx="40" cy="84" r="6" />
      <Words family="display" weight={700} size={30} room={142} x="56" y="87">
        {keys.tag[0]}
      </Words>
      <Words size={22} room={142} x="56" y="110">
        {keys.tag[1]}
      </Words>
    </g>
  </Scene>
);
