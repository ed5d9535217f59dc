import { type CalendarEvent, formatUtc } from "./calendar-file";

/**
 * Builds links that open a prefilled new event in Google Calendar and Outlook. Neither service documents its parameters;
 * they are taken from github.com/InteractionDesignFoundation/add-event-to-calendar-docs.
 */
export function calendarLinks({ start, end, title, note }: Pick<CalendarEvent, "start" | "end" | "title" | "note">) {
  const [from, to] = [start, end].map((instant) => `${new Date(instant).toISOString().slice(0, 19)}Z`);
  const text = (value: string) => encodeURIComponent(value);
  const dates = `${formatUtc(start)}/${formatUtc(end)}`;
  return {
    google: `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${text(title)}&dates=${dates}&details=${text(note)}`,
    outlook: `https://outlook.office.com/calendar/deeplink/compose?path=/calendar/action/compose&rru=addevent&startdt=${from}&enddt=${to}&subject=${text(title)}&body=${text(note)}`,
  };
}
