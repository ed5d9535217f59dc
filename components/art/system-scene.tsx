import { Scene } from "./scene";
import { falling, rising } from "./slope";

/**
 * Hero of the AI development page: four cards slotted into one another, as paper is joined without glue. Each is a part
 * of a system that we deliver: the client's documents, the model that answers from them, the checks it must pass and the
 * screen where a person decides. The question travels once round: the document with the marigold corner is the one that
 * the answer names.
 *
 * Geometry: every card stands at the slope of the mark (7.5 over 19, .395), so its content is plain rectangles under one
 * `matrix`. Cards meet at four upright joints (x 30, 266, 292, 528) and run 26 past them. Left of a joint the rising card
 * is in front, right of it the falling one: hence the order of painting, and the strip of the screen drawn last. Light
 * comes from the upper left: cards that face right are the dark ones.
 *
 * Each card settles into its slot from outside; without CSS they stand in place.
 */
export function SystemScene() {
  return (
    <Scene
      viewBox="0 0 560 540"
      label="Four slotted cards form one system: your data, a model that answers from it, checks with 38 of 40 passed, and your team’s screen with an Approve button."
      fontFamily="var(--font-text)"
      fontSize="20"
      fontWeight="600"
    >
      <path
        className="settle [--from:0] [--start:480ms]"
        fill="var(--night)"
        opacity=".13"
        d="M266 522l84 16 210-83v-25l-32-12z"
      />
      <g className="settle [--from:56px_-22px]" transform={falling(292, 18)} fill="var(--on-accent-3)">
        <path fill="var(--accent-3)" d="M-26 0H262V314H-26z" />
        <path fill="var(--night)" opacity=".2" d="M0 20L150 330H0z" />
        <text x="22" y="48" fontFamily="var(--font-display)" fontSize="30" fontWeight="700">
          Model
        </text>
        <path fill="var(--accent-1)" d="M22 66h240v38H22z" />
        <text x="34" y="92" fill="var(--on-accent-1)" fontSize="19">
          Which seal fits pump 12?
        </text>
        <path d="M22 114h138v64H22z" />
        <path stroke="var(--accent-4)" strokeWidth="4" d="M32 171h112" />
        <g fill="var(--night)">
          <text x="32" y="140">
            Seal 40-B,
          </text>
          <text x="32" y="164">
            manual p. 31
          </text>
        </g>
      </g>
      <g className="settle [--from:-56px_22px]" transform={rising(30, 150)} fill="var(--on-accent-3)">
        <path fill="var(--accent-3)" d="M-26 0H262V300H-26z" />
        <path fill="var(--night)" opacity=".34" d="M-26 0H262V300H-26z" />
        <text x="12" y="48" fontFamily="var(--font-display)" fontSize="30" fontWeight="700">
          Your data
        </text>
        <path d="M12 66h56l18 18v82H12zM94 66h56l18 18v82H94zM176 66h56l18 18v82h-74z" />
        <path fill="var(--accent-4)" d="M68 66l18 18H68z" />
        <g fill="var(--night)" fontSize="19">
          <path opacity=".35" d="M150 66l18 18h-18zM232 66l18 18h-18z" />
          <text x="18" y="110">
            Manual
          </text>
          <text x="100" y="110">
            Orders
          </text>
          <text x="182" y="110">
            Stock
          </text>
        </g>
        <path
          stroke="var(--night)"
          opacity=".3"
          strokeWidth="4"
          d="M20 124h48M20 136h58M102 124h58M102 136h40M102 148h52M184 124h40M184 136h58M184 148h30"
        />
      </g>
      <g className="settle [--from:56px_22px]" transform={rising(266, 332)} fill="var(--on-night)">
        <path fill="var(--overlap)" d="M0 0H262V190H0z" />
        <text x="40" y="42" fontFamily="var(--font-display)" fontSize="22" fontWeight="700">
          Your team’s screen
        </text>
        <text x="40" y="92" fontFamily="var(--font-display)" fontSize="32" fontWeight="700">
          Order 2 seals
        </text>
        <path fill="var(--accent-4)" d="M40 116h112v46H40z" />
        <path fill="none" stroke="var(--on-night)" strokeWidth="2" d="M165 117h68v44h-68z" />
        <text x="56" y="146" fill="var(--on-accent-4)">
          Approve
        </text>
        <text x="181" y="146">
          Edit
        </text>
      </g>
      <g className="settle [--from:-56px_-22px]" transform={falling(30, 266)} fill="var(--on-accent-4)">
        <path fill="var(--accent-4)" d="M0 0H262V160H0z" />
        <text x="16" y="38" fontFamily="var(--font-display)" fontSize="30" fontWeight="700">
          Checks
        </text>
        <g stroke="var(--on-accent-4)">
          <path strokeWidth="12" strokeDasharray="12 7" d="M16 60H202M16 79H202M16 98H202M16 117H162" />
          <path fill="none" strokeWidth="2" d="M169 112h10v10h-10zM188 112h10v10h-10z" />
        </g>
        <text x="16" y="148" fontSize="22">
          38 of 40 pass
        </text>
      </g>
      <path className="settle [--from:56px_22px]" fill="var(--overlap)" d="M240 342l26-10v190l-26 10z" />
    </Scene>
  );
}
