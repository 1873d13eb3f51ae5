import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { formatAppointment } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import type { z } from "zod";
import type { NoticeRow } from "../store/tables.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { appointmentAt, visitOfLead } from "./letter-of-offer.ts";
import { sellerLetter } from "./seller-letter.ts";

type NoticeBody = z.input<NonNullable<(typeof sendServiceNotice)["body"]>>;

type Notice = Pick<NoticeRow, "starts_at" | "before" | "sequence">;

/** The mails about a changed drop-off: for the store, and for the seller with the calendar's new version. */
export function noticeOfDropOff(lead: OfferLead, notice: Notice): NoticeBody {
  const { offer, texts, token, store, sheetPath, origin } = lead;
  const { timezone } = store.company;
  const { starts_at: startsAt, before, sequence } = notice;
  const event = startsAt === null ? "canceled" : before === null ? "booked" : "moved";
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const when = formatAppointment(new Date(startsAt ?? before ?? 0), {
    locale: localeOf(texts),
    timeZone: timezone,
  });
  const values = { number: offer.number, store: store.company.name, when };
  const at = startsAt ?? before;
  return {
    toStore: {
      subject: `${changeSubjects[event]}: ${carOf(lead)} (${offer.number})`,
      text: [
        sentence(notice, timezone),
        `Offer ${offer.number}`,
        ...(lead.content.car.vin === null ? [] : [`VIN: ${lead.content.car.vin}`]),
        `Appraisal sheet with photos, to print: ${origin}${sheetPath}`,
      ].join("\n"),
    },
    letter: sellerLetter(lead, {
      subject: t(`dropOff.subject.${event}`, values),
      paragraphs: [
        t(`dropOff.text.${event}`, values),
        ...(startsAt === null ? [t("dropOff.again")] : [t("bring")]),
      ],
      tables: [],
      notes: [t("private")],
      link: { label: t("link"), path: tradeOfferPath(token) },
      appointment:
        at === null
          ? null
          : {
              ...appointmentAt(lead, at),
              ...visitOfLead(lead, sequence),
              isCanceled: startsAt === null,
            },
    }),
  };
}

/** In English, like every text for staff. */
const changeSubjects = {
  booked: "Drop-off booked",
  moved: "New drop-off time",
  canceled: "Drop-off canceled",
} as const;

function sentence({ starts_at: startsAt, before }: Notice, timeZone: string): string {
  const at = (moment: string) => formatStart(new Date(moment), timeZone);
  if (startsAt === null) {
    return `The seller has canceled the drop-off${before === null ? "" : ` on ${at(before)}`}. The offer stays valid.`;
  }
  return before === null
    ? `The seller has booked a drop-off on ${at(startsAt)}.`
    : `The seller has moved the drop-off to ${at(startsAt)}. It was booked for ${at(before)}.`;
}

function carOf({ content: { car } }: OfferLead): string {
  return `${car.modelYear} ${car.make} ${car.model}`;
}
