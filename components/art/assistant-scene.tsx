import { cardWords } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

const { assistant: words } = cardWords;

/** AI-first products: an answer drawn out of the sources that it cites, which are the two planes of the folder. */
export const assistant = (
  <Scene viewBox="0 -26 480 334" label={words.label}>
    <path fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" d="M36 -8h408v270H36z" />
    <Words text={words.question} look="quiet" size={20} room={250} x={58} y={34} fill="var(--ink-soft)" />
    <Words text={words.at} look="quiet" size={20} room={100} x={422} y={34} textAnchor="end" fill="var(--ink-soft)" />
    <g fill="var(--ink)">
      {words.answer.map((line, index) => (
        <Words text={line} look="head" key={line} size={30} room={index ? 240 : 364} x={58} y={82 + index * 40} />
      ))}
    </g>
    <path fill="var(--accent-3)" d="M0 128 254 228v90H0zM310 98h28v28h-28zM344 98h28v28h-28z" />
    <path fill="var(--accent-3-shade)" d="M226 228 480 128v190H226z" />
    <path fill="var(--night)" fillOpacity=".35" d="M226 228l14-5.5 14 5.5v90h-28z" />
    <g fill="var(--on-accent-3)">
      <Words text="1" size={21} room={20} x={319} y={120} />
      <Words text="2" size={21} room={20} x={352} y={120} />
      <Source number="1" lines={words.sources.claim} transform={falling(22, 196)} />
      <Source number="2" lines={words.sources.contract} transform={rising(282, 276)} />
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
