import { sealWords as words } from "@/content/drawings/ai-development";
import { Drawing } from "./drawing";

/*
 * Drawings of the AI development page's example: the test questions, the manual, and the order from the email to the
 * parcel. Everything about the example's question is in accent-4. Paper is light in both color schemes.
 */

const { title, questions, result } = words.checks.trial;

/** The sheet of the first trial: some of its questions, of which the last got a wrong answer, and the score. */
export const checks = <Drawing name="first-trial" words={{ label: words.labels.checks, title, questions, result }} />;

/** The open manual: the question on the left page, and on the right page the line that answers it. */
export const manual = (
  <Drawing
    name="manual"
    words={{ label: words.labels.manual, question: words.slip, page: words.answer.page, part: words.answer.part }}
  />
);

/** Emails that pass the rules become records. Clear ones are filed; unclear ones wait for a person. */
export const intake = (
  <Drawing name="intake" words={{ ...words.intake, label: words.labels.intake, number: words.order.number }} />
);

const { number, goods, approved, leaves } = words.order;

/** The screen of the team, with the order that a person approved. */
export const order = (
  <Drawing name="order" words={{ label: words.labels.order, number, goods, pump: words.pump, approved }} />
);

/**
 * The end of the example: the parcel with its slip. It is on `parcelFloor`, in front of the page's end
 * (seal-scenes.css).
 */
export const delivery = (
  <div className="parcel lg:self-end">
    <Drawing name="delivery" words={{ label: words.labels.delivery, number, goods, approved, leaves }} />
  </div>
);

/** The floor below the parcel, in the color of the footer. */
export const parcelFloor = <div data-surface="night" className="parcel-floor" />;
