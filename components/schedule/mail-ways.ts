/* The addresses that open a request as a draft: in the visitor's mail program, or in a mail service on the web. */
import type { BookingRequest, Email } from "./request";

/** A way to open a draft of an email. */
interface MailWay {
  /** The longest address that it takes, in characters. Each letter that is not Latin is escaped as six to nine. */
  maxLength: number;
  addressOf: (to: string, draft: Email) => string;
}

/** The mail program of the visitor's device (RFC 6068). Windows cuts off longer addresses. */
export const EMAIL_APP: MailWay = {
  maxLength: 2046,
  addressOf: (to, draft) => `mailto:${to}?${fields(draft, "subject")}`,
};

/**
 * Gmail on the web. Google answers with an error from about 6,400 characters on (defund12/defund12.org#893), and its page
 * to sign in escapes the address once more, which makes it longer by up to two thirds.
 */
export const GMAIL: MailWay = {
  maxLength: 3800,
  addressOf: (to, draft) =>
    `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(to)}&${fields(draft, "su")}`,
};

/**
 * Outlook on the web, for the account of a company: an own account has another host, and most visitors write for a
 * company. Microsoft answers with an error from 2,100 characters on (EFForg/action-center-platform#205).
 */
export const OUTLOOK: MailWay = {
  maxLength: 2046,
  addressOf: (to, draft) =>
    `https://outlook.office.com/mail/deeplink/compose?to=${encodeURIComponent(to)}&${fields(draft, "subject")}`,
};

function fields({ subject, text }: Email, subjectField: string): string {
  return `${subjectField}=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
}

/**
 * Creates the address that opens a request: in full, or in the longest form that fits. The shortest form is used even
 * if it is too long; the content check reports that beforehand (letter-check.ts).
 */
export function draftAddress(
  { maxLength, addressOf }: MailWay,
  to: string,
  request: BookingRequest,
): { href: string; isShortened: boolean } {
  const [whole = "", ...shorter] = [request, ...request.shorter].map((draft) => addressOf(to, draft));
  if (whole.length <= maxLength) return { href: whole, isShortened: false };
  return { href: shorter.find(({ length }) => length <= maxLength) ?? shorter.at(-1) ?? whole, isShortened: true };
}

/** The address that opens the visitor's mail program with a request filled in. */
export function mailto(to: string, request: BookingRequest): string {
  return draftAddress(EMAIL_APP, to, request).href;
}
