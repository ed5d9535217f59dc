import { ButtonLink } from "@/components/ui/button/button";
import { site } from "@/content/site";
import { withoutCalendar, schedulePage as words } from "@/content/words";
import { draftAddress, GMAIL, mailto, OUTLOOK } from "./mail-ways";
import { NewTab } from "./new-tab";
import { composeRequestWithoutTime } from "./request";
import { formatWorkingHours } from "./wording";

const { email, consultation, workingHours, language } = site;

/** The ways to book without a script. The email address and telephone number are in the footer. */
export function Contact() {
  const request = composeRequestWithoutTime(site);
  return (
    <>
      <h2 id="contact" className="pt-4 text-card">
        {words.otherwise}
      </h2>
      <p className="mt-2 mb-5 max-w-152 text-body text-muted">
        {withoutCalendar.nameTimes} {withoutCalendar.open(formatWorkingHours(workingHours, language))}{" "}
        {consultation.answer}
      </p>
      <ButtonLink href={mailto(email, request)} target="_top">
        {words.writeEmail}
      </ButtonLink>
      <div className="otherwise mt-2">
        <span>{words.noEmail}</span>
        <div className="choices">
          <NewTab href={draftAddress(GMAIL, email, request).href}>{words.gmail}</NewTab>
          <NewTab href={draftAddress(OUTLOOK, email, request).href}>{words.outlook}</NewTab>
        </div>
      </div>
    </>
  );
}
