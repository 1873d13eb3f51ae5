/** An appointment for a calendar. */
export interface CalendarEvent {
  /** Id that is the same for every version of the appointment. */
  uid: string;
  /** Grows with every version; calendars keep the highest. */
  sequence: number;
  /** Time at which this version was made. */
  stampedAt: Date;
  start: Date;
  end: Date;
  /** The title. */
  summary: string;
  location: string;
  description: string;
  url: string;
  /** True removes the appointment from the calendar. */
  isCanceled: boolean;
  /** Minutes before the start at which the calendar reminds; missing = as the calendar is set. */
  remindMinutes?: number;
}

/** An appointment of a calendar that others subscribe to. */
export interface FeedEvent extends Omit<CalendarEvent, "url" | "isCanceled" | "remindMinutes"> {
  /** True = the time may still change. */
  isTentative: boolean;
}

/** All appointments of a calendar, for calendars that subscribe to its address. */
export interface CalendarFeed {
  /** The title of the calendar. */
  name: string;
  events: readonly FeedEvent[];
}

/** An appointment as an iCalendar file, RFC 5545. */
export function calendarFile(event: CalendarEvent): string {
  return calendarOf([
    `METHOD:${event.isCanceled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    ...commonLines(event),
    // A URI is not escaped, and has no line break.
    `URL:${new URL(event.url).href}`,
    `STATUS:${event.isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    ...(event.isCanceled ? [] : alarmLines(event)),
    "END:VEVENT",
  ]);
}

/** The reminder, RFC 5545, 3.6.6. */
function alarmLines({ remindMinutes, summary }: CalendarEvent): string[] {
  if (remindMinutes === undefined) return [];
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${remindMinutes}M`,
    `DESCRIPTION:${escapeText(summary)}`,
    "END:VALARM",
  ];
}

/** A calendar to subscribe to, RFC 5545, with its name and how often to read it (RFC 7986). */
export function calendarFeed({ name, events }: CalendarFeed): string {
  return calendarOf([
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    // Google and older Outlook know this name alone.
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      ...commonLines(event),
      `STATUS:${event.isTentative ? "TENTATIVE" : "CONFIRMED"}`,
      "END:VEVENT",
    ]),
  ]);
}

function calendarOf(content: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Appointments//EN",
    ...content,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function commonLines(event: Omit<CalendarEvent, "url" | "isCanceled" | "remindMinutes">): string[] {
  return [
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stampedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
  ];
}

/** `20261123T153000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Line breaks become `\n`; other control characters are removed, so that no text adds a property. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

const maxLineBytes = 75;

/** Folds a line into parts of at most 75 bytes of UTF-8; the next ones begin with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let [part, bytes] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      parts.push(part);
      [part, bytes] = [" ", 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}
