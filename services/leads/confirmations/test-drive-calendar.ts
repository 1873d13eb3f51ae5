import { calendarFile } from "@forecourt/domain/appointments/calendar-file";
import { maskPhone } from "@forecourt/domain/phone";
import type { ConfirmationContext } from "./confirmation.ts";
import { receiptUrl, storeAddress, textsOf } from "./mail-lines.ts";

/** A test drive, as its calendar file names it. */
export interface CalendarDrive {
  start: Date;
  /** `2021 Toyota RAV4`; null = not known. */
  vehicle: string | null;
  isCanceled: boolean;
}

/** The name of the file in mails and downloads. */
export const calendarFileName = "test-drive.ics";
export const calendarType = "text/calendar; charset=utf-8";

const MINUTE_MS = 60_000;

/** A test drive as an iCalendar file, without personal data. */
export function testDriveCalendar(
  { start, vehicle, isCanceled }: CalendarDrive,
  context: ConfirmationContext,
): string {
  const { lead, dealer, now } = context;
  const t = textsOf(context);
  const phone = maskPhone(dealer.sales.phone, dealer.phoneMasks.general);
  const title =
    vehicle === null
      ? t("confirmation.calendar.title.unknown", { store: dealer.company.name })
      : t("confirmation.calendar.title", { vehicle });
  return calendarFile({
    uid: `${lead.id}@${new URL(dealer.site.url).hostname}`,
    // Seconds since the booking: every later version has a higher number without storing one.
    sequence: Math.max(0, Math.floor((now.getTime() - lead.receivedAt.getTime()) / 1000)),
    stampedAt: now,
    start,
    end: new Date(start.getTime() + dealer.testDrive.slotMinutes * MINUTE_MS),
    summary: title,
    location: storeAddress(dealer),
    description: t("confirmation.calendar.details", { phone, number: lead.receipt.number }),
    url: receiptUrl(context),
    isCanceled,
  });
}
