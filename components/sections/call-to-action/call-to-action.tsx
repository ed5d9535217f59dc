import { Fragment, type ReactNode } from "react";
import { foldPlanes } from "@/components/art/section-edges";
import { SectionTitle } from "@/components/ui/heading/heading";
import { Section } from "@/components/ui/section";
import { site } from "@/content/site";
import { afterPress, dialog, preventTitleWidows, schedulePage } from "@/content/words";

const { bookingUrl, consultation, email } = site;

/** Describes the steps after a click on the booking link. */
const nextSteps = bookingUrl
  ? afterPress.calendar
  : [afterPress.ownPage, schedulePage.appOpens, consultation.answer].filter(Boolean).join(" ");

/**
 * The closing section in the page's accent, with a booking link, the email address and the next steps. Without a
 * drawing, the mark's planes cover the end of the previous section.
 *
 * @param props.statement A sentence in large type below the title.
 * @param props.bring Things to bring to the consultation. With them, the title is as wide as the page.
 * @param props.action The booking link.
 * @param props.speaker The person to whom visitors will speak, below the links.
 * @param props.art A drawing in place of the planes. On a desktop it is beside the text.
 * @param props.edge Art behind the section, such as the end of the previous section's strip. If null, there is none. If
 *   undefined, the upper edge is slanted.
 */
export function CallToAction({
  id,
  title,
  statement,
  lead,
  bring,
  action,
  speaker,
  art,
  edge,
}: {
  id: string;
  title: string;
  statement?: string;
  lead: string;
  bring?: { title: string; items: readonly string[] };
  action: ReactNode;
  speaker?: ReactNode;
  art?: ReactNode;
  edge?: ReactNode;
}) {
  const heading = <SectionTitle id={id} title={preventTitleWidows(title)} look={art ? "poster" : "ending"} />;
  return (
    <Section
      id={id}
      surface="accent"
      space={art ? "section" : "ending"}
      slant={art && edge === undefined ? "corner" : undefined}
      bleed={art ? edge : foldPlanes}
    >
      <div className="call-to-action" data-art={art ? "" : undefined}>
        {bring && heading}
        <div className="words stack">
          {!bring && heading}
          {statement && <p className="statement">{statement}</p>}
          <p className="text-lead">{lead}</p>
          {bring && (
            <div className="bring">
              {bring.title}
              <ul className="ruled">
                {bring.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="actions cluster">
            {action}{" "}
            <a className="link link-alone" href={`mailto:${email}`}>
              <span className="address">
                <EmailAddress>{email}</EmailAddress>
              </span>{" "}
              <span className="short">{dialog.shortWays.email}</span>
            </a>
          </p>
          <p className="next">{nextSteps}</p>
          {speaker}
        </div>
        {art}
      </div>
    </Section>
  );
}

/** An email address that may break before its @ and before each dot. */
function EmailAddress({ children }: { children: string }) {
  return children.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
