import { sealWords as words } from "@/content/drawings/ai-development";
import type { Layers } from "./scene";
import { Squares } from "./seal-scenes";
import { falling, rising } from "./slope";
import { Words } from "./words";

/**
 * Hero of the AI development page: four cards slotted into one another, as paper is joined without glue. Each is a part
 * of a system that we deliver: the client's documents, the model that answers from them, the checks it must pass and the
 * screen where a person decides. The question travels once round: the document with the marigold corner is the one that
 * the answer names.
 *
 * Geometry: every card stands at the slope of the mark, so its content is plain rectangles under one matrix. The cards
 * at the back run 26 past their joints (x 30, 292, 528); the two at the front meet in a corner at 266. Light comes from
 * the upper left: cards that face right are the dark ones.
 */
const draw = (phone: boolean): Layers => ({
  viewBox: "0 0 560 540",
  label: words.hero.label,
  layers: [
    <path key="floor" fill="var(--night)" opacity=".13" d="M30 426l236 94 262-104 22 9-284 113L8 434z" />,
    <g key="model" transform={falling(292, 18)} fill="var(--on-accent-3)">
      <path fill="var(--accent-3)" d="M-26 0H262V314H-26z" />
      <path fill="var(--night)" opacity=".2" d="M0 20L142 314H0z" />
      <Words family="display" weight={700} size={30} room={220} x="22" y="46">
        {words.hero.model}
      </Words>
      <path fill="var(--accent-4)" d={phone ? "M22 56h240v70H22z" : "M22 62h240v40H22z"} />
      {(phone ? words.slip : [words.question]).map((line, index) => (
        <Words
          key={line}
          size={phone ? 28 : 21}
          room={216}
          x="34"
          y={(phone ? 84 : 90) + 32 * index}
          fill="var(--on-accent-4)"
        >
          {line}
        </Words>
      ))}
      <path fill="var(--night)" opacity=".25" d={phone ? "M30 140h146v38H30z" : "M30 122h152v68H30z"} />
      <path fill="var(--on-night)" d={phone ? "M22 132h146v38H22z" : "M22 114h152v68H22z"} />
      <path fill="var(--accent-4)" d={phone ? "M22 132h8v38h-8z" : "M22 114h8v68h-8z"} />
      <g fill="var(--night)">
        {(phone ? [words.answer.part] : [`${words.answer.part},`, words.answer.source]).map((line, index) => (
          <Words key={line} size={phone ? 28 : 22} room={126} x="40" y={(phone ? 161 : 142) + 27 * index}>
            {line}
          </Words>
        ))}
      </g>
    </g>,
    <g key="data" transform={rising(30, 150)} fill="var(--on-accent-3)">
      <path fill="var(--accent-3-shade)" d="M-26 0H262V306H-26z" />
      <Words family="display" weight={700} size={30} room={236} x="12" y="46">
        {words.hero.data}
      </Words>
      <path fill="var(--on-night)" d="M8 64h60l18 18v84H8zM90 64h60l18 18v84H90zM172 64h60l18 18v84h-78z" />
      <path fill="var(--accent-4)" d="M68 64l18 18H68z" />
      <path fill="var(--night)" opacity=".35" d="M150 64l18 18h-18zM232 64l18 18h-18z" />
      {phone ||
        words.hero.documents.map((document, index) => (
          <Words key={document} size={22} room={66} x={14 + 82 * index} y="110" fill="var(--night)">
            {document}
          </Words>
        ))}
      <path
        stroke="var(--night)"
        opacity=".3"
        strokeWidth="4"
        d={`M20 124h48M20 137h58M20 150h30M102 124h58M102 137h40M102 150h52M184 124h40M184 137h58M184 150h30${phone ? "M20 104h58M102 104h58M184 104h58" : ""}`}
      />
    </g>,
    <g key="screen" transform={rising(266, 332)} fill="var(--on-night)">
      <path fill="var(--overlap)" d="M0 0H262V188H0z" />
      {phone || (
        <Words size={22} room={222} x="24" y="40">
          {words.hero.screen}
        </Words>
      )}
      <Words family="display" weight={700} size={phone ? 38 : 34} room={222} x="24" y={phone ? 70 : 88}>
        {words.order.title}
      </Words>
      <path fill="var(--accent-4)" d={phone ? "M24 96h172v62H24z" : "M24 112h122v50H24z"} />
      <Words
        size={phone ? 33 : 24}
        room={phone ? 144 : 102}
        x={phone ? 38 : 34}
        y={phone ? 138 : 145}
        fill="var(--on-accent-4)"
      >
        {words.order.approve}
      </Words>
      {phone || (
        <>
          <path fill="none" stroke="var(--on-night)" strokeWidth="2" d="M161 113h78v48h-78z" />
          <Words size={24} room={62} x="178" y="145">
            {words.order.edit}
          </Words>
        </>
      )}
    </g>,
    <g key="checks" transform={falling(30, 266)} fill="var(--on-accent-4)">
      <path fill="var(--accent-4)" d="M0 0H236V161H0z" />
      <Words family="display" weight={700} size={30} room={200} x="18" y="38">
        {words.checks.title}
      </Words>
      <Squares pitch={20} x={18} y={50} />
      <Words size={phone ? 28 : 24} room={200} x="18" y="151">
        {words.checks.result}
      </Words>
    </g>,
  ],
});

export const system = draw(false);

/** With fewer and larger words. */
export const systemOnPhone = draw(true);
