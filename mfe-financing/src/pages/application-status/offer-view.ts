import { acceptanceRoute } from "@forecourt/contracts/areas/financing/application-form";
import type { Application } from "@forecourt/contracts/areas/financing/applications";
import { formatCents } from "@forecourt/domain/money";
import { formatPercent } from "@forecourt/domain/payment/disclosure";
import type { Text } from "../../parts/application/application-text.ts";
import { dayOfMoment } from "../../parts/application/format-values.ts";
import type { OfferData } from "./status-data.ts";

/** The offer of an answer; null = it has none, or this applicant is not shown it. */
export function offerView(
  application: Application,
  { token, timezone, t }: { token: string; timezone: string; t: Text },
): OfferData | null {
  const { answer, answeredAt, acceptedAt = null, terms = null, offer = null } = application;
  if (offer === null && terms === null) return null;
  const isOpen = answer === "counter-offer" && acceptedAt === null && answeredAt !== null;
  return {
    rows: offer === null ? [] : rowsOf(offer, t),
    accept: isOpen ? { action: acceptanceRoute.replace(":token", token), answeredAt } : null,
    accepted:
      acceptedAt === null
        ? null
        : t("status.accepted.title", { day: dayOfMoment(acceptedAt, timezone) }),
  };
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
