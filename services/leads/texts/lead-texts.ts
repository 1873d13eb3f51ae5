import type { LeadAction } from "@forecourt/contracts/leads/leads";
import type { LetterText } from "@forecourt/contracts/leads/service-lead";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import { formatAppointment, formatDay } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { dateFormatOf, receiptUrl } from "../confirmations/mail-lines.ts";
import type { TestDriveNotice } from "../confirmations/test-drive-confirmation.ts";
import { vehicleTitle } from "../confirmations/vehicle-title.ts";
import type { TextConfirmation } from "./confirmation-text.ts";

/** The text on a test drive that was booked, moved or canceled. */
export function testDriveText(
  { vehicle, start, event }: Pick<TestDriveNotice, "vehicle" | "start" | "event">,
  phone: string | null,
): TextConfirmation | null {
  if (phone === null) return null;
  return {
    phone,
    compose(context) {
      const { make, model } = vehicle ?? { make: "", model: "" };
      const title = vehicleTitle(vehicle && { year: vehicle.year, make, model });
      const time = formatAppointment(start, dateFormatOf(context));
      const values = { time, vehicle: title ?? "", url: receiptUrl(context) };
      const about = title === null ? "" : ".vehicle";
      return {
        key: `sms.drive.${event}${about}` as const,
        values,
        ...(event !== "canceled" && { usefulUntil: start }),
      };
    },
  };
}

/** The text on a message; null = its form confirms none. */
export function messageText(
  { template, vehicle }: LeadAction,
  phone: string | null,
): TextConfirmation | null {
  if (phone === null || leadTemplates[template].confirmation !== "message") return null;
  return {
    phone,
    compose(context) {
      const title = vehicleTitle(vehicle && { ...vehicle, trim: "" });
      const url = receiptUrl(context);
      return title === null
        ? { key: "sms.message", values: { url } }
        : { key: "sms.message.vehicle", values: { vehicle: title, url } };
    },
  };
}

/** The text on a quote, with the address of its page. */
export function quoteReadyText(
  { vehicle: { year, make, model }, heldUntil }: StoredQuote,
  linkOf: (token: string) => string,
  phone: string | null,
): TextConfirmation | null {
  if (phone === null) return null;
  return {
    phone,
    compose: ({ lead, texts }) => ({
      key: "sms.quote",
      values: {
        vehicle: `${year} ${make} ${model}`,
        date: formatDay(heldUntil, localeOf(texts)).date,
        url: linkOf(lead.receipt.token),
      },
    }),
  };
}

/** The text that another service composed with its letter. */
export function letterText(text: LetterText | undefined): TextConfirmation | null {
  if (text === undefined) return null;
  const { phone, sentence, usefulUntil } = text;
  return {
    phone,
    compose: () => ({
      sentence,
      ...(usefulUntil !== null && { usefulUntil: new Date(usefulUntil) }),
    }),
  };
}
