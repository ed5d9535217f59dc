import { Scene } from "./scene";
import { falling, rising } from "./slope";

/**
 * Workflow automation: the strip is the flow. It arrives as a claim, asks its question on the second plane, is slit
 * there, and folds one half up and one half down: the half that is taken is solid, the other pale.
 */
export function WorkflowScene() {
  return (
    <Scene
      viewBox="0 0 480 300"
      label="Claim 2291 asks for $620. That is over $500, so the flow asks Ana; a smaller one would be paid at once."
    >
      <path fill="var(--accent-1-tint)" d="M318 170 480 234v84l-162-64z" />
      <g fill="var(--accent-1)">
        <path d="M0 83 170 16v168L0 251zM318 86 480 22v84l-162 64z" />
        <path fill="var(--night)" fillOpacity=".32" d="M0 83 170 16v168L0 251zM318 86 480 22v84l-162 64z" />
        <path d="M142 16 318 86v168l-176-70z" />
        <path fill="var(--night)" fillOpacity=".5" d="M142 27l14-5.5 14 5.5v157l-14 5.5-14-5.5z" />
      </g>
      <g fontFamily="var(--font-text)" fontSize="22" fontWeight="600" fill="var(--night)">
        <g transform={rising(18, 106)}>
          <path fillOpacity=".3" d="M8 8h108v92H8z" />
          <path fill="var(--on-night)" d="M0 0h108v92H0z" />
          <text x="14" y="37">
            #2291
          </text>
          <text x="14" y="72" fontFamily="var(--font-display)" fontSize="30">
            $620
          </text>
        </g>
        <g transform={falling(184, 88)} fontFamily="var(--font-display)" fill="var(--on-accent-1)">
          <text y="10" fontSize="26">
            Over
          </text>
          <text y="52" fontSize="38">
            $500?
          </text>
        </g>
        <g transform={rising(328, 82)}>
          <text y="50" fill="var(--on-accent-1)">
            Yes
          </text>
          <path fillOpacity=".3" d="M52 28h96v46H52z" />
          <path fill="var(--on-night)" d="M44 20h96v46H44z" />
          <text x="50" y="50">
            Ask Ana
          </text>
        </g>
        <g transform={falling(328, 174)} fill="var(--accent-1-text)">
          <text y="50">No</text>
          <text x="54" y="50">
            Pay it
          </text>
          <path fill="none" stroke="var(--accent-1-text)" strokeWidth="2" strokeDasharray="6 5" d="M44 20h96v46H44z" />
        </g>
      </g>
    </Scene>
  );
}
