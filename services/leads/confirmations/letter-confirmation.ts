import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { calendarFile } from "@forecourt/domain/appointments/calendar-file";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { Confirmation, ConfirmationContent, ConfirmationContext } from "./confirmation.ts";
import { type FramedLetter, letterHtml } from "./letter-html.ts";
import {
  dateFormatOf,
  greeting,
  type MailLines,
  shownFacts,
  storeAddress,
  storeFacts,
} from "./mail-lines.ts";
import { calendarType } from "./test-drive-calendar.ts";
import { typedText } from "./typed-text.ts";
import { vehicleTitle } from "./vehicle-title.ts";

const MINUTE_MS = 60_000;

/** The letter that another service composed, in the frame of the dealer's confirmations. */
export function letterConfirmation(
  lead: Pick<LeadAction, "user" | "vehicle">,
  letter: Letter,
): Confirmation {
  return { address: lead.user.email, compose: (context) => compose(lead, letter, context) };
}

function compose(
  { user, vehicle }: Pick<LeadAction, "user" | "vehicle">,
  letter: Letter,
  context: ConfirmationContext,
): ConfirmationContent {
  const { dealer, texts } = context;
  const { appointment } = letter;
  const start = appointment && new Date(appointment.start);
  const lines: MailLines = {
    firstName: user.firstName,
    paragraphs: [],
    facts: [
      [
        appointment?.isCanceled ? "confirmation.was" : "confirmation.when",
        start && formatAppointment(start, dateFormatOf(context)),
      ],
      ["confirmation.vehicle", vehicleTitle(vehicle)],
      ...storeFacts(context).filter(
        ([key]) => !letter.hasOwnNumber || key !== "confirmation.number",
      ),
    ],
    receiptKey: "confirmation.message.receipt",
  };
  const framed: FramedLetter = {
    letter,
    quotes: quotesOf(letter),
    greeting: greeting(lines, context),
    facts: shownFacts(lines, context),
    url: new URL(context.prefix + letter.link.path, dealer.site.url).href,
  };
  const reason =
    texts[letter.isByStaff ? "confirmation.notYou.staff" : "confirmation.notYou"] ?? "";
  return {
    subject: letter.subject,
    text: [...letterText(framed), dealer.company.name, reason].join("\n\n"),
    html: letterHtml(framed, { brand: dealer, reason }),
    ...(appointment && { attachments: [calendarOf(appointment, framed, context)] }),
  };
}

const maxQuote = 2_000;

/**
 * Texts that the shopper typed, with their labels. The address is not verified, so that a text with a link is left out.
 */
function quotesOf({ typed = [] }: Letter): string[] {
  return typed.flatMap(({ label, text }) => {
    const quote = typedText(text, maxQuote);
    return quote === null ? [] : [`${label}:\n${quote}`];
  });
}

function letterText({ letter, quotes, greeting: hello, facts, url }: FramedLetter): string[] {
  const rows = (list: readonly (readonly [string, string])[]) =>
    list.map(([name, value]) => `${name}: ${value}`);
  return [
    hello,
    ...letter.paragraphs,
    ...letter.tables.map(({ title, rows: list }) => [title, ...rows(list)].join("\n")),
    ...quotes,
    ...letter.notes,
    rows(facts).join("\n"),
    `${letter.link.label}: ${url}`,
  ];
}

function calendarOf(
  appointment: NonNullable<Letter["appointment"]>,
  { url }: FramedLetter,
  { lead, dealer, now }: ConfirmationContext,
): NonNullable<OutgoingMail["attachments"]>[number] {
  const { minutes, title, details, uid, sequence, isCanceled, remindMinutes } = appointment;
  const start = new Date(appointment.start);
  const file = calendarFile({
    uid: `${uid ?? lead.id}@${new URL(dealer.site.url).hostname}`,
    sequence,
    stampedAt: now,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    summary: title,
    location: storeAddress(dealer),
    description: details,
    url,
    isCanceled,
    ...(remindMinutes !== undefined && { remindMinutes }),
  });
  return {
    filename: "appointment.ics",
    contentType: `${calendarType}; method=${isCanceled ? "CANCEL" : "PUBLISH"}`,
    content: Buffer.from(file).toString("base64"),
  };
}
