import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import type { Confirmation, ConfirmationContent, ConfirmationContext } from "./confirmation.ts";
import { confirmationHtml } from "./confirmation-html.ts";
import {
  confirmationText,
  dateFormatOf,
  type MailLines,
  storeFacts,
  textsOf,
} from "./mail-lines.ts";
import { replyDeadline } from "./reply-deadline.ts";
import { calendarFileName, calendarType, testDriveCalendar } from "./test-drive-calendar.ts";
import { typedLine } from "./typed-text.ts";
import { vehicleTitle } from "./vehicle-title.ts";

/** Event of a test drive. */
export type DriveEvent = "booked" | "changed" | "canceled";

export interface TestDriveNotice extends Pick<LeadAction, "user" | "vehicle"> {
  /** Start of the drive; for a canceled drive, the start that was booked. */
  start: Date;
  event: DriveEvent;
}

/** The confirmation of a test drive that was booked, moved or canceled. */
export function testDriveConfirmation(drive: TestDriveNotice): Confirmation {
  return { address: drive.user.email, compose: (context) => compose(drive, context) };
}

function compose(
  { user, vehicle, start, event }: TestDriveNotice,
  context: ConfirmationContext,
): ConfirmationContent {
  const t = textsOf(context);
  const isCanceled = event === "canceled";
  const time = formatAppointment(start, dateFormatOf(context));
  const title = vehicleTitle(vehicle);
  const calendar = testDriveCalendar({ start, vehicle: title, isCanceled }, context);
  const name = typedLine(`${user.firstName} ${user.lastName}`, 80);
  const lines: MailLines = {
    firstName: user.firstName,
    paragraphs: [
      t(`confirmation.drive.${event}`),
      isCanceled ? null : reachOut(start, context),
      isCanceled ? null : t("confirmation.drive.bring"),
    ],
    facts: [
      [isCanceled ? "confirmation.was" : "confirmation.when", time],
      ["confirmation.vehicle", title],
      ["confirmation.name", name],
      ...storeFacts(context),
    ],
    receiptKey: isCanceled ? "confirmation.drive.again" : "confirmation.drive.receipt",
  };
  const subject = t(`confirmation.drive.${event}.subject`, { time });
  return {
    subject,
    text: confirmationText(lines, context),
    html: confirmationHtml(lines, { subject, context }),
    attachments: [
      {
        filename: calendarFileName,
        contentType: `${calendarType}; method=${isCanceled ? "CANCEL" : "PUBLISH"}`,
        content: Buffer.from(calendar).toString("base64"),
      },
    ],
  };
}

/** Sentence that the store confirms the drive, with the deadline if the store promises one. */
function reachOut(start: Date, context: ConfirmationContext): string {
  const { lead, dealer, now } = context;
  const t = textsOf(context);
  const store = dealer.company.name;
  const due = replyDeadline({ form: lead.form, receivedAt: now, driveStart: start }, dealer);
  if (due === null) return t("confirmation.drive.reachOut", { store });
  const time = formatAppointment(due, dateFormatOf(context));
  return t("confirmation.drive.reachOutBy", { store, time });
}
