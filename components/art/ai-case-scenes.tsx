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
            <Words weight={index === 1 ? 700 : 600} size={26} room={192} x="20" y={index === 1 ? 145 : 80}>
              {`${name} ${value}`}
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

/**
 * Fernhollow: what callers say, each a strip folded twice: what the assistant suggests, the message with its source, and
 * what the nurse decides, in marigold. She overrules the last one.
 */
export function ClinicTriageScene() {
  const words = triageWords;
  return (
    <Scene viewBox={`8 0 464 ${76 + 92 * words.calls.length}`} label={words.label} fill="var(--ink)">
      <Words size={21} room={226} x="8" y="24">
        {words.suggests}
      </Words>
      <Words size={21} room={226} x="472" y="24" textAnchor="end">
        {words.decides}
      </Words>
      {words.calls.map(({ text, source, suggestion, decision }, index) => (
        <g key={text} transform={`translate(8 ${38 + 92 * index})`}>
          <path fill="var(--overlap)" d="M130 0h230v78H130z" />
          <g fill="var(--on-night)">
            <Words size={21} room={206} x="142" y="34">
              {text}
            </Words>
            <Words size={20} weight={400} room={206} x="142" y="61">
              {source}
            </Words>
          </g>
          <g fill="var(--on-accent-3)" transform={rising(0, 51)}>
            <path fill="var(--accent-3)" d="M0 0h130v78H0z" />
            <Words size={21} room={94} x="18" y="46">
              {suggestion}
            </Words>
          </g>
          <g fill="var(--on-accent-4)" transform={falling(360, 0)}>
            <path fill="var(--accent-4)" d="M0 0h104v78H0z" />
            {decision ? (
              <>
                <Words size={19} room={80} x="14" y="32">
                  {words.moved}
                </Words>
                <Words family="display" weight={700} size={25} room={80} x="14" y="59">
                  {decision}
                </Words>
              </>
            ) : (
              <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d="M34 37l12 13 24-27" />
            )}
          </g>
        </g>
      ))}
    </Scene>
  );
}

/**
 * Parcelle: two bars a week, the forecast and what came back; the last week has a forecast alone, as wide as two. That is
 * what the strip below takes off; what it orders is marigold, since the buyer decides.
 */
export function ReturnsForecastScene() {
  const words = returnsWords;
  const pitch = 464 / words.weeks.length;
  const wide = (pitch - 16) / 2;
  const highest = Math.max(...words.weeks.map(({ predicted, actual = 0 }) => Math.max(predicted, actual)));
  const bar = (x: number, returns: number, width = wide) => {
    const high = Math.round((returns / highest) * 186);
    return `M${x} 0v-${high}h${width}v${high}z`;
  };
  return (
    <Scene viewBox="8 0 464 352" label={words.label} fill="var(--ink)">
      <Words size={21} room={206} x="8" y="24">
        {words.title}
      </Words>
      {[words.predicted, words.actual].map((name, index) => (
        <g key={name} transform={`translate(8 ${60 + 30 * index})`}>
          <path fill={index ? undefined : "var(--accent-3)"} d="M0-15h15V0H0z" />
          <Words size={21} room={140} x="24">
            {name}
          </Words>
        </g>
      ))}
      {words.weeks.map(({ predicted, actual }, index) => (
        <g key={predicted} transform={`translate(${8 + pitch * index + 8} 240)`}>
          <path fill="var(--accent-3)" d={bar(0, predicted, actual === undefined ? 2 * wide : wide)} />
          {actual !== undefined && <path d={bar(wide, actual)} />}
          <Words size={21} room={2 * wide} x={wide} y="26" textAnchor="middle">
            {index ? String(index + 1) : `${words.week} 1`}
          </Words>
          {actual === undefined && (
            <g fill="var(--on-accent-3)">
              <Words family="display" weight={700} size={34} room={2 * wide - 12} x={wide} y={-146} textAnchor="middle">
                {String(predicted)}
              </Words>
            </g>
          )}
        </g>
      ))}
      {words.sum.map(([figure, name], index) => (
        <g key={name} transform={`translate(${8 + 150 * index} 280)`} fill={`var(--on-accent-${index === 2 ? 4 : 3})`}>
          <path
            fill={["var(--accent-3-shade)", "var(--accent-3)", "var(--accent-4)"][index]}
            d={`M0 0h${index === 2 ? 164 : 150}v72H0z`}
          />
          <Words family="display" weight={700} size={30} room={126} x="12" y="33">
            {figure}
          </Words>
          <Words size={21} room={126} x="12" y="58">
            {name}
          </Words>
        </g>
      ))}
    </Scene>
  );
}
