import { cardWords } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { PaidSlip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

const { amount, release: words } = cardWords;

/** Full-stack product development: a strip that begins as a sketch, passes its checks and ends as the running page. */
export const release = (
  <Scene viewBox="0 0 480 308" label={words.label}>
    <path fill="var(--accent-1-shade)" d="M0 109 166 43v180L0 289z" />
    <path fill="var(--accent-1)" d="M138 43 310 111v180L138 223z" />
    <path fill="var(--night)" fillOpacity=".4" d="M138 54l14-5.5 14 5.5v169l-14 5.5-14-5.5z" />
    <g fill="var(--on-accent-1)" stroke="none">
      <g transform={rising(14, 140)}>
        <Words text={words.sketch} size={24} room={116} />
        <path fill="none" stroke="var(--on-accent-1)" strokeWidth="3" d="M0 20h112v98H0zM0 40h112M14 60h84M14 80h84" />
      </g>
      <g transform={falling(175, 92)}>
        <Words text={words.version} size={21} room={88} />
        {words.checks.map((check, index) => (
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
    <Words text={words.address} size={21} room={96} x={292} y={43} on="night" />
    <Words text={words.live} size={21} room={48} x={440} y={43} textAnchor="end" on="night" />
    <Words text={words.field} look="quiet" size={21} room={148} x={294} y={92} fill="var(--ink)" />
    <PaidSlip number={amount} transform="translate(302 108) scale(1.3)" />
  </Scene>
);
