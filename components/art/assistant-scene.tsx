import { cardWords } from "@/content/drawings/landing";
import { Scene } from "./scene";
import { Slip } from "./slip";
import { falling, rising } from "./slope";
import { Words } from "./words";

const { assistant: words } = cardWords;

/** AI-first products: an answer drawn out of the sources that it cites, which are the two planes of the folder. */
export function AssistantScene() {
  const [policy = [], contract = []] = words.sources;
  return (
    <Scene viewBox="0 -26 480 334" label={words.label}>
      <path fill="var(--paper)" stroke="var(--hairline)" strokeWidth="2" d="M36 -8h408v270H36z" />
      <Words size={20} weight={500} room={250} x="58" y="34" fill="var(--ink-soft)">
        {words.question}
      </Words>
      <g fill="var(--ink)">
        {words.answer.map((line, index) => (
          <Words key={line} family="display" size={25} room={index ? 190 : 244} x="58" y={84 + index * 36}>
            {line}
          </Words>
        ))}
      </g>
      <Slip at={words.at} transform="translate(352 4) rotate(6)" />
      <path fill="var(--accent-3)" d="M0 128 254 228v90H0zM262 100h26v26h-26zM294 100h26v26h-26z" />
      <path fill="var(--accent-3-shade)" d="M226 228 480 128v190H226z" />
      <path fill="var(--night)" fillOpacity=".35" d="M226 228l14-5.5 14 5.5v90h-28z" />
      <g fill="var(--on-accent-3)">
        <Words size={21} room={20} x="270" y="121">
          1
        </Words>
        <Words size={21} room={20} x="301" y="121">
          2
        </Words>
        <Source number="1" lines={policy} transform={falling(22, 196)} />
        <Source number="2" lines={contract} transform={rising(282, 276)} />
      </g>
    </Scene>
  );
}

function Source({ number, lines, transform }: { number: string; lines: readonly string[]; transform: string }) {
  return (
    <g transform={transform}>
      <Words family="display" size={56} room={40}>
        {number}
      </Words>
      {lines.map((line, index) => (
        <Words key={line} size={22} room={134} x="44" y={index * 26 - 20}>
          {line}
        </Words>
      ))}
    </g>
  );
}
