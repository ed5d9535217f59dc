import { Scene } from "./scene";
import { falling, rising } from "./slope";

/*
 * Pictures of the three AI case studies. The slope is that of the mark (.395); planes that face right are darker. All
 * names and figures in them are samples.
 */

const DISPLAY = "var(--font-display)";

/**
 * Quaylight: a bill of lading on the left page, the record on the right page, and one marigold strip folded across both:
 * the field as it was printed becomes the value as it is filed.
 */
export function FreightIntakeScene() {
  return (
    <Scene
      viewBox="0 0 480 320"
      label="The weight printed on a bill of lading, 18.240,0 KGS, is filed as 18,240 kg and matches the booking."
      fontFamily="var(--font-text)"
      fontSize="19"
      fontWeight="600"
    >
      <g transform={falling(240, 8)} fill="var(--on-accent-3)">
        <path fill="var(--accent-3)" d="M0 0H232V216H0z" />
        <path stroke="var(--on-accent-3)" opacity=".4" strokeWidth="2" d="M20 92H212" />
        <text x="20" y="40" fontFamily={DISPLAY} fontSize="26">
          QL-2204
        </text>
        <text x="20" y="80">
          Port
        </text>
        <text x="104" y="80">
          Rotterdam
        </text>
        <text x="20" y="192">
          Matches booking
        </text>
        <path fill="none" stroke="var(--accent-4)" strokeWidth="6" d="M180 186l9 9 19-21" />
        <g fill="var(--on-accent-4)">
          <path fill="var(--accent-4)" d="M0 106H232v54H0z" />
          <text x="20" y="140">
            Weight
          </text>
          <text x="104" y="142" fontFamily={DISPLAY} fontSize="25">
            18,240 kg
          </text>
        </g>
      </g>
      <g transform={rising(8, 100)} fill="var(--night)">
        <path fill="var(--accent-3)" d="M0 0H232V216H0z" />
        <path opacity=".34" d="M0 0H232V216H0z" />
        <path fill="var(--on-night)" d="M24 24H180l28 28V200H24z" />
        <path opacity=".35" d="M180 24l28 28h-28z" />
        <text x="40" y="58" fontFamily={DISPLAY} fontSize="22">
          Bill of lading
        </text>
        <path stroke="var(--night)" opacity=".3" strokeWidth="4" d="M40 76H170M40 90H130M40 174H180M40 187H150" />
        <path fill="var(--accent-4)" d="M40 106H232v54H40z" />
        <path opacity=".12" d="M40 106H232v54H40z" />
        <text x="54" y="140" fill="var(--on-accent-4)">
          18.240,0 KGS
        </text>
      </g>
    </Scene>
  );
}

/**
 * Fernhollow: what three callers say, each a strip folded twice: what the assistant suggests, the message with its source, and
 * what the nurse decides. She overrules the last one.
 */
export function ClinicTriageScene() {
  const messages = [
    { text: "Chest tight since six", source: "Guide, page 4", colour: "accent-2", suggestion: "Now" },
    { text: "Rash, third day", source: "Guide, page 22", colour: "accent-4", suggestion: "Today" },
    {
      text: "Dizzy on new tablets",
      source: "Guide, page 31",
      colour: "accent-1",
      suggestion: "This week",
      decision: "Today",
    },
  ];
  return (
    <Scene
      viewBox="0 0 480 320"
      label="An assistant suggests how urgent each of three calls is and names its source; the nurse agrees twice and moves one to today."
      fontFamily="var(--font-text)"
      fontSize="19"
      fontWeight="600"
      fill="var(--on-accent-3)"
    >
      <g fill="var(--ink)" fontSize="18">
        <text x="8" y="22">
          Assistant suggests
        </text>
        <text x="472" y="22" textAnchor="end">
          Nurse decides
        </text>
      </g>
      {messages.map(({ text, source, colour, suggestion, decision }, index) => (
        <g key={text} transform={`translate(8 ${36 + 84 * index})`}>
          <path fill="var(--overlap)" d="M108 0h260v70H108z" />
          <text x="124" y="31">
            {text}
          </text>
          <text x="124" y="55" fontSize="17" fontWeight="400">
            {source}
          </text>
          <g fill={`var(--on-${colour})`} transform={rising(0, 43)}>
            <path fill={`var(--${colour})`} d="M0 0h108v70H0z" />
            <text x="12" y="42">
              {suggestion}
            </text>
            {decision && <path stroke="var(--on-accent-1)" strokeWidth="2" d="M8 37h92" />}
          </g>
          <g fill="var(--on-accent-4)" transform={falling(368, 0)}>
            <path fill={`var(--${decision ? "accent-4" : colour})`} d="M0 0h96v70H0z" />
            <path fill="var(--on-night)" opacity=".12" d="M0 0h96v70H0z" />
            {decision ? (
              <text x="20" y="42">
                {decision}
              </text>
            ) : (
              <path fill="none" stroke="var(--on-accent-4)" strokeWidth="6" d="M30 34l12 13 24-27" />
            )}
          </g>
        </g>
      ))}
    </Scene>
  );
}

const WEEKS = [
  { predicted: 86, actual: 94 },
  { predicted: 112, actual: 104 },
  { predicted: 138, actual: 146 },
  { predicted: 164, actual: 158 },
  { predicted: 190 },
];

/**
 * Parcelle: a folding screen, one fold a week: the left plane is the forecast, the right plane what came back. The last
 * week has a forecast only, and the screen's last plane is the order that follows from it.
 */
export function ReturnsForecastScene() {
  return (
    <Scene
      viewBox="0 0 480 320"
      label="Returns a week, predicted and actual, stay within a few of each other for four weeks; the stock plan orders 1,180 instead of 1,400."
      fontFamily="var(--font-text)"
      fontSize="18"
      fontWeight="600"
    >
      <g fill="var(--ink)">
        <text x="8" y="22" fontFamily={DISPLAY} fontSize="22">
          Returns a week
        </text>
        <text x="32" y="54">
          Predicted
        </text>
        <text x="32" y="80">
          Actual
        </text>
      </g>
      <path fill="var(--accent-1)" d="M8 44l14-5v14l-14 5z" />
      <path fill="var(--accent-4)" d="M8 66l14 5v14l-14-5z" />
      {WEEKS.map(({ predicted, actual }, index) => (
        <g key={predicted} transform={`translate(${8 + 60 * index} 248)`}>
          <path fill="var(--accent-1)" d={`M0 0l30-12v-${predicted}L0-${predicted - 12}z`} />
          {actual && <path fill="var(--accent-4)" d={`M30-12 60 0v-${actual}l-30-12z`} />}
          <text x="30" y="30" textAnchor="middle" fill="var(--ink)">
            {index + 1}
          </text>
        </g>
      ))}
      <g transform={falling(278, 92)} fill="var(--on-accent-3)">
        <path fill="var(--accent-3)" d="M0 0h194v144H0z" />
        <text x="20" y="36">
          Stock plan
        </text>
        <text x="20" y="78" fontFamily={DISPLAY} fontSize="28">
          Order 1,180
        </text>
        <text x="20" y="112">
          not 1,400
        </text>
      </g>
    </Scene>
  );
}
