import { Button, ButtonLink } from "@/components/ui/button";
import { Email } from "@/components/ui/email";
import { site } from "@/content/site";
import { emailHeaders, letter, schedulePage as words } from "@/content/words";
import { OWN_PAGES } from "@/lib/navigation";
import { Menu } from "./menu";
import { NewTab } from "./new-tab";
import { DETAIL_MAX_LENGTH } from "./request";

const { name, email, consultation } = site;
const { minutes, subject, answer } = consultation;

/** The file name of the calendar file. */
const FILE = `${(subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["consultation"]).join("-")}.ics`;

/**
 * The request for a chosen time, as a letter folded in three: the time, the details that the visitor can add, and the
 * topic. Below it are the button that opens the request in an email app, and the ways for visitors without one. After
 * the request was opened, the letter is folded and the page explains the next steps.
 */
export function Letter() {
  return (
    <div className="request">
      <section aria-label={words.request} data-surface="sheet" className="pages">
        <div>
          <p className="to">
            {emailHeaders.to}: <Email>{email}</Email>{" "}
            <span>
              {emailHeaders.subject}: <span data-text="subject" />
            </span>
          </p>
          <p className="wish">
            {letter.hello(name)} <br />
            {letter.wish(minutes)}
          </p>
          <div className="when">
            <p>
              <b data-text="letter-day" /> <b data-text="letter-span" />, <span data-text="letter-zone" />
            </p>
            <p data-text="ours" />
            <Button look="text" data-part="back">
              {words.change}
            </Button>
          </div>
        </div>
        <div className="details">
          {(["name", "tel"] as const).map((field) => (
            <label key={field}>
              {letter[field]}
              <input
                type={field === "tel" ? field : "text"}
                autoComplete={field}
                data-field={field}
                maxLength={DETAIL_MAX_LENGTH}
              />
            </label>
          ))}
          <p>{words.optional}</p>
        </div>
        <div className="subject">
          <p>
            <Menu label={`${letter.about}: `} shown="topic" data-part="topic">
              {OWN_PAGES.map(({ id, navLabel }) => (
                <option key={id} value={id}>
                  {navLabel}
                </option>
              ))}
            </Menu>{" "}
            <span data-text="asked" /> <span data-text="came-from" hidden className="came-from" />
          </p>
          <p>{letter.close}</p>
        </div>
      </section>
      <ol className="numbered">
        <li>{words.opened}</li>
        <li>
          {answer} {words.ifTaken}
        </li>
        <li>
          <div className="hold">
            {words.hold}
            <div className="choices">
              <ButtonLink href={`mailto:${email}`} download={FILE} look="text" data-part="file">
                {words.file}
              </ButtonLink>{" "}
              <NewTab part="google">{words.googleCalendar}</NewTab>{" "}
              <NewTab part="outlook-calendar">{words.outlookCalendar}</NewTab>
            </div>
          </div>
        </li>
      </ol>
      <p data-text="shortened" hidden className="note" />
      <div className="again">
        <Button data-part="another">{words.another}</Button>
      </div>
      <div className="send">
        <ButtonLink href={`mailto:${email}`} target="_top" data-part="email">
          {words.openEmail}
        </ButtonLink>{" "}
        <p className="answer">{answer}</p>
        <div className="otherwise">
          <span>{words.noEmail}</span>
          <div className="choices">
            <NewTab part="gmail">{words.gmail}</NewTab>
            <NewTab part="outlook">{words.outlook}</NewTab>
            <Button
              look="text"
              data-part="copy"
              data-label={words.copy}
              data-done={words.copied}
              data-refused={words.notCopied}
            >
              {words.copy}
            </Button>
          </div>
        </div>
      </div>
      <div data-part="refused" hidden className="refused">
        <p>{words.refused}</p>
        <textarea aria-label={words.request} data-part="text" readOnly rows={14} />
      </div>
    </div>
  );
}
