/** The words of the interface (content/words.ts), by the control or message that tests look for. */
import { shortName } from "@/content/site";
import * as words from "@/content/words";

const { openers, frame, notFound, dialog, times, letter, copied, schedulePage } = words;

export const WORDS = {
  openers: Object.values(openers),
  skip: frame.skip,
  /** How links announce that they open a new tab: one of these. */
  newTab: [frame.newTab.trim(), dialog.newTab],
  notFound,
  calendar: dialog,
  schedule: {
    choose: schedulePage.choose,
    otherwise: schedulePage.otherwise,
    day: schedulePage.day,
    summary: (day: string, clocks: readonly string[]) =>
      `${day}: ${times.several(clocks.length, times.span(clocks[0] ?? "", clocks.at(-1) ?? ""))}`,
    zone: (city: string, offset: string) => `${schedulePage.zone} ${city}, ${offset}`,
    zoneOf: times.inZone,
    moved: times.nowIn,
    ourHours: times.ourHours,
    earliest: times.earliest,
    unknownZone: times.unknownZone,
    askZone: times.askZone,
    wrongClock: times.wrongClock,
    gone: times.gone,
    firstStep: schedulePage.pick,
    prepared: schedulePage.send,
    request: schedulePage.request,
    fields: [letter.name, letter.tel],
    optional: schedulePage.optional,
    letter: (to: string, subject: string, body: string) =>
      `${copied.to}: ${to}\n${copied.subject}: ${subject}\n\n${body}`,
    callWith: schedulePage.callWith,
    back: schedulePage.back(shortName()),
    pick: times.choose,
    /** The start of the text; the time follows. */
    take: times.ask("").trim(),
    closed: times.closed,
    length: times.length,
    sent: schedulePage.sent,
    passed: schedulePage.passed,
    another: schedulePage.another,
    change: schedulePage.change,
    email: schedulePage.openEmail,
    copy: schedulePage.copy,
    copied: schedulePage.copied,
    refused: schedulePage.notCopied,
    copyByHand: schedulePage.refused,
    file: schedulePage.file,
    write: schedulePage.writeEmail,
  },
};
