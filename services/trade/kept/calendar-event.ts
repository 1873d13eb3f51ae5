import type { KeptContent } from "./kept-store.ts";

/** An event in calendars: of two with the same UID, the one with the higher sequence counts. */
interface CalendarEvent {
  uid: string;
  sequence: number;
}

/**
 * The visit of a kept offer in calendars. An offer that replaces another one reuses its UID and counts on from its
 * sequence, so that calendars move the entry that they have instead of adding a second one.
 * @param sequence of the offer's own visit, see `dropOffOf`
 */
export function calendarEventOf(
  { row, content }: { row: { id: string }; content: Pick<KeptContent, "replaces"> },
  sequence: number,
): CalendarEvent {
  const { replaces } = content;
  if (replaces === null) return { uid: row.id, sequence };
  return { uid: replaces.visitId, sequence: replaces.sequence + sequence };
}

/** The event with which the visit of a replacing offer begins, when that of the offer that it replaces is this one. */
export function nextCalendarEvent({ uid, sequence }: CalendarEvent): CalendarEvent {
  return { uid, sequence: sequence + 1 };
}
