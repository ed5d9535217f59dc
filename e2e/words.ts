/** The interface texts (content/words.ts) that tests use to find controls and messages. */
import { shortName } from "@/content/site";
import * as words from "@/content/words";

const { openers, chrome, notFound, dialog, messages, letter, emailHeaders, schedulePage } = words;

export const WORDS = {
  openers: Object.values(openers),
  skip: chrome.skip,
  /** Announcements of a new tab. Each link has one of these. */
  newTab: [chrome.newTab.trim(), dialog.newTab],
  notFound,
  calendar: dialog,
  schedule: {
    choose: schedulePage.choose,
    otherwise: schedulePage.otherwise,
    day: schedulePage.day,
    summary: (day: string, clocks: readonly string[]) =>
      `${day}: ${messages.several(clocks.length, messages.span(clocks[0] ?? "", clocks.at(-1) ?? ""))}`,
    zone: schedulePage.zone,
    zoneOf: messages.inZone,
    noZone: messages.noZone,
    moved: messages.nowIn,
    ourHours: messages.ourHours,
    earliest: messages.earliest,
    unknownZone: messages.unknownZone,
    askZone: messages.askZone,
    wrongClock: messages.wrongClock,
    gone: messages.gone,
    firstStep: schedulePage.pick,
    prepared: schedulePage.send,
    request: schedulePage.request,
    fields: [letter.name, letter.tel],
    optional: schedulePage.optional,
    letter: (to: string, subject: string, body: string) =>
      `${emailHeaders.to}: ${to}\n${emailHeaders.subject}: ${subject}\n\n${body}`,
    callWith: schedulePage.callWith,
    back: schedulePage.back(shortName()),
    pick: messages.choose,
    /** The start of the text, before the time. */
    take: messages.ask("").trim(),
    closed: messages.closed,
    length: messages.length,
    sent: schedulePage.sent,
    passed: schedulePage.passed,
    another: schedulePage.another,
    change: schedulePage.change,
    email: schedulePage.openEmail,
    gmail: schedulePage.gmail,
    outlook: schedulePage.outlook,
    copy: schedulePage.copy,
    copied: schedulePage.copied,
    refused: schedulePage.notCopied,
    copyByHand: schedulePage.refused,
    file: schedulePage.file,
    googleCalendar: schedulePage.googleCalendar,
    outlookCalendar: schedulePage.outlookCalendar,
    write: schedulePage.writeEmail,
  },
};
