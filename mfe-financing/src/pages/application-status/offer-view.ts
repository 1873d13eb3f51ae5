import { acceptanceRoute } from "@forecourt/contracts/areas/financing/application-form";
import type { Application } from "@forecourt/contracts/areas/financing/applications";
import { formatDay } from "@forecourt/domain/appointments/format";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { formatCents } from "@forecourt/domain/money";
import { formatPercent } from "@forecourt/domain/payment/disclosure";
import type { Text } from "../../parts/application/application-text.ts";
import { type DateFormat, dayOfMoment } from "../../parts/application/format-values.ts";
import type { OfferData } from "./status-data.ts";

/** The offer of an answer; null = it has none, or this applicant is not shown it. */
export function offerView(
  application: Application,
  { token, spoken, now, t }: { token: string; spoken: DateFormat; now: Date; t: Text },
): OfferData | null {
  const { answer, answeredAt, acceptedAt = null, terms = null, offer = null } = application;
  if (offer === null && terms === null) return null;
  const { party, validUntil = null } = application;
  const isCo = party === "coBorrower";
  const isOpen = answer === "counter-offer" && acceptedAt === null;
  const isEnded = validUntil !== null && wallTimeAt(now, spoken.timeZone).day > validUntil;
  const day = validUntil && formatDay(validUntil, spoken.locale).whole;
  const canAccept = isOpen && !isEnded && !isCo && answeredAt !== null;
  return {
    rows: [...(offer === null ? [] : rowsOf(offer, t)), ...dealRows(application, t)],
    isFigured: offer !== null,
    accept: canAccept ? { action: acceptanceRoute.replace(":token", token), answeredAt } : null,
    accepted:
      acceptedAt === null
        ? null
        : {
            title: acceptedTitle(application, dayOfMoment(acceptedAt, spoken), t),
            text: t(isCo ? "status.co.accepted.text" : "status.accepted.text"),
          },
    notes: [
      ...(isOpen && day ? [t(isEnded ? "status.offer.ended" : "status.offer.until", { day })] : []),
      ...(isOpen && !isEnded && isCo ? [t("status.co.accept")] : []),
    ],
  };
}

/** The page of a mail's link does not name the other applicant. */
function acceptedTitle(
  { party, isJoint, borrowerFirstName: name }: Application,
  day: string,
  t: Text,
): string {
  if (party === "borrower") return t("status.accepted.title", { day });
  return isJoint
    ? t("status.co.accepted.title", { name, day })
    : t("status.co.accepted.title.nameless", { day });
}

function rowsOf(offer: NonNullable<Application["offer"]>, t: Text): OfferData["rows"] {
  const { amountCents, months, annualRatePercent, monthlyCents } = offer;
  return [
    { label: t("status.offer.monthly"), value: formatCents(monthlyCents) },
    { label: t("status.offer.term"), value: t("status.offer.months", { months }) },
    { label: t("status.offer.apr"), value: formatPercent(annualRatePercent) },
    { label: t("status.offer.amount"), value: formatCents(amountCents) },
    { label: t("status.offer.charge"), value: formatCents(offer.financeChargeCents) },
    { label: t("status.offer.total"), value: formatCents(offer.totalOfPaymentsCents) },
  ];
}

/**
 * Rows for the car and the money down of the offer: also on the page of a mail's link, which has no copy of the deal.
 */
function dealRows({ offeredFor = null }: Application, t: Text): OfferData["rows"] {
  const { car = null, moneyDownCents = null } = offeredFor ?? {};
  return [
    ...(car === null ? [] : [{ label: t("deal.car"), value: car }]),
    ...(moneyDownCents === null
      ? []
      : [{ label: t("deal.label.moneyDown"), value: formatCents(moneyDownCents) }]),
  ];
}

/** Message that an offer was withdrawn after this application's borrower accepted it; null = none was withdrawn. */
export function withdrawnView(
  { party, acceptedAt = null, withdrawnAcceptanceAt: at = null }: Application,
  { spoken, t }: { spoken: DateFormat; t: Text },
): { title: string; text: string } | null {
  if (at === null || acceptedAt !== null) return null;
  const day = dayOfMoment(at, spoken);
  const isCo = party === "coBorrower";
  return {
    title: t("status.withdrawn.title"),
    text: t(isCo ? "status.co.withdrawn.text" : "status.withdrawn.text", { day }),
  };
}
