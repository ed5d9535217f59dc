/* Addresses that open a request as a draft, in the visitor's mail program or in a mail service on the web. */
import type { BookingRequest, Email } from "./request";

/** A program or service that can open a draft of an email. */
interface MailWay {
  /** Maximum length of an address, in characters. A non-Latin letter becomes six to nine characters when escaped. */
  maxLength: number;
  addressOf: (to: string, draft: Email) => string;
}

/** The mail program of the visitor's device (RFC 6068). Windows truncates longer addresses. */
export const EMAIL_APP: MailWay = {
  maxLength: 2046,
  addressOf: (to, draft) => `mailto:${to}?${fields(draft, "subject")}`,
};

/**
 * Gmail on the web. Google responds with an error from about 6,400 characters (defund12/defund12.org#893). If the
 * visitor has to sign in first, the address is escaped a second time, which makes it up to two thirds longer.
 */
export const GMAIL: MailWay = {
  maxLength: 3800,
  addressOf: (to, draft) =>
    `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(to)}&${fields(draft, "su")}`,
};

/**
 * Outlook on the web, for company accounts. Personal accounts have another host, but most visitors write for a company.
 * Microsoft responds with an error from 2,100 characters (EFForg/action-center-platform#205).
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
 * Returns the address that opens the longest version of a request that fits. If none fits, uses the shortest; the
 * content check reports this in advance (letter-check.ts).
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

/** Returns the address that opens the visitor's mail program with a draft of the request. */
export function mailto(to: string, request: BookingRequest): string {
  return draftAddress(EMAIL_APP, to, request).href;
}
