import { freightWords, returnsWords, triageWords } from "@/content/drawings/ai-cases";
import { Scene } from "./scene";
import { falling, rising } from "./slope";
import { Words } from "./words";

/* Pictures of the three AI case studies. The slope is that of the mark (.395); planes that face right are darker. */

/**
 * Quaylight: a bill of lading on the left page, the record on the right page, and one marigold strip folded across both:
 * the field as it was printed becomes the value as it is filed.
 */
export function FreightIntakeScene() {
  const words = freightWords;
  return (
    <Scene viewBox="8 0 464 324" label={words.label} fill="var(--on-accent-3)">
      <g transform={falling(240, 8)}>
        <path fill="var(--accent-3)" d="M0 0H232V220H0z" />
        <path stroke="var(--on-accent-3)" opacity=".4" strokeWidth="2" d="M20 94H212" />
        <Words family="display" weight={700} size={28} room={190} x="20" y="42">
          {words.record}
        </Words>
        <path fill="var(--accent-4)" d="M0 108H232v56H0z" />
        {words.fields.map(([name, value], index) => (
          <g key={name} fill={index === 1 ? "var(--on-accent-4)" : undefined}>
            <Words size={21} room={76} x="20" y={index === 1 ? 143 : 80}>
              {name}
            </Words>
            <Words weight={700} size={index === 1 ? 24 : 21} room={116} x="104" y={index === 1 ? 144 : 80}>
              {value}
            </Words>
          </g>
        ))}
        <Words size={21} room={156} x="20" y="198">
          {words.checked}
        </Words>
        <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M186 190l9 9 19-21" />
      </g>
      <g transform={rising(8, 100)} fill="var(--night)">
        <path fill="var(--accent-3)" d="M0 0H232V220H0z" />
        <path opacity=".34" d="M0 0H232V220H0z" />
        <path fill="var(--on-night)" d="M24 24H180l28 28V204H24z" />
        <path opacity=".35" d="M180 24l28 28h-28z" />
        <Words family="display" weight={700} size={24} room={134} x="40" y="60">
          {words.paper}
        </Words>
        <path stroke="var(--night)" opacity=".3" strokeWidth="4" d="M40 78H170M40 92H130M40 178H180M40 191H150" />
        <path fill="var(--accent-4)" d="M40 108H232v56H40z" />
        <path opacity=".12" d="M40 108H232v56H40z" />
        <Words size={23} room={168} x="52" y="144" fill="var(--on-accent-4)">
          {words.printed}
        </Words>
      </g>
    </Scene>
  );
}

const URGENCY = ["accent-2", "accent-4", "accent-1"] as const;

/**
 * Fernhollow: what callers say, each a strip folded twice: what the assistant suggests, the message with its source, and
 * what the nurse decides. She overrules the last one.
 */
export function ClinicTriageScene() {
  const words = triageWords;
  return (
    <Scene viewBox={`8 0 464 ${70 + 92 * words.calls.length}`} label={words.label} fill="var(--ink)">
      <Words size={21} room={226} x="8" y="24">
        {words.suggests}
      </Words>
      <Words size={21} room={226} x="472" y="24" textAnchor="end">
        {words.decides}
      </Words>
      {words.calls.map(({ text, source, suggestion, decision }, index) => {
        const colour = URGENCY[index % URGENCY.length];
        return (
          <g key={text} transform={`translate(8 ${38 + 92 * index})`}>
            <path fill="var(--overlap)" d="M112 0h246v78H112z" />
            <g fill="var(--on-night)">
              <Words size={22} room={222} x="124" y="34">
                {text}
              </Words>
              <Words size={21} weight={400} room={222} x="124" y="62">
                {source}
              </Words>
            </g>
            <g fill={`var(--on-${colour})`} transform={rising(0, 44)}>
              <path fill={`var(--${colour})`} d="M0 0h112v78H0z" />
              <Words size={22} room={92} x="12" y="47">
                {suggestion}
              </Words>
              {decision && <path stroke={`var(--on-${colour})`} strokeWidth="2" d="M8 40h96" />}
            </g>
            <g fill="var(--on-accent-4)" transform={falling(358, 0)}>
              <path fill={`var(--${decision ? "accent-4" : colour})`} d="M0 0h106v78H0z" />
              {decision ? (
                <Words size={22} room={78} x="14" y="47">
                  {decision}
                </Words>
              ) : (
                <path fill="none" stroke={`var(--on-${colour})`} strokeWidth="6" d="M34 37l12 13 24-27" />
              )}
            </g>
          </g>
        );
      })}
    </Scene>
  );
}

/**
 * Parcelle: two panels a week, side by side: the forecast and what came back, open while it has not. The forecast of the
 * last one is what the plan takes off.
 */
export function ReturnsForecastScene() {
  const words = returnsWords;
  const tall = (returns: number) => Math.round(returns * 0.78);
  const bar = (returns: number) => `M0 0l21-8.300v-${tall(returns)}l-21 8.300z`;
  return (
    <Scene viewBox="8 0 464 346" label={words.label} fill="var(--ink)">
      <Words size={21} room={464} x="8" y="24">
        {words.title}
      </Words>
      {[words.predicted, words.actual, words.pending].map((name, index) => (
        <Words key={name} size={21} room={124} x={32 + 154 * index} y="62">
          {name}
        </Words>
      ))}
      <path fill="var(--accent-3)" d="M8 50l16-6v16l-16 6z" />
      <path fill="var(--accent-4)" d="M162 50l16-6v16l-16 6z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M317 50l14-5v14l-14 5z" />
      {words.weeks.map(({ predicted, actual }, index) => (
        <g key={predicted} transform={`translate(${8 + 51 * index} 322)`}>
          <path fill="var(--accent-3)" d={bar(predicted)} />
          <path
            transform="translate(21 -8.300)"
            d={bar(actual ?? predicted)}
            {...(actual ? { fill: "var(--accent-4)" } : { fill: "none", stroke: "var(--ink)", strokeWidth: 2 })}
          />
          <Words size={21} room={20} x="10.500" y="-16" textAnchor="middle" fill="var(--on-accent-3)">
            {String(index + 1)}
          </Words>
          {actual === undefined && (
            <Words weight={700} size={24} room={46} x="21" y={-26 - tall(predicted)} textAnchor="middle">
              {String(predicted)}
            </Words>
          )}
        </g>
      ))}
      <g transform={falling(280, 96)} fill="var(--on-accent-3)">
        <path fill="var(--accent-3)" d="M0 0h192v170H0z" />
        <Words size={22} room={160} x="16" y="36">
          {words.plan}
        </Words>
        {words.sum.map(([figure, name], index) => (
          <g key={name}>
            <Words weight={700} size={22} room={66} x="78" y={72 + 30 * index} textAnchor="end">
              {figure}
            </Words>
            <Words size={20} room={94} x="88" y={72 + 30 * index}>
              {name}
            </Words>
          </g>
        ))}
        <path stroke="var(--on-accent-3)" strokeWidth="3" d="M16 116h160" />
        <Words family="display" weight={700} size={31} room={160} x="16" y="151">
          {words.order}
        </Words>
      </g>
    </Scene>
  );
}
