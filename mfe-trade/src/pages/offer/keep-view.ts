import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { keepOfferForm } from "@forecourt/contracts/areas/trade/offer-forms";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { sellerInterests } from "@forecourt/contracts/areas/trade/seller-interest";
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import { maskPhone } from "@forecourt/domain/phone";
import { areSamePrices } from "./changed-view.ts";
import type { KeepFormData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";
import { slotDays, slotText } from "./slots-of.ts";
import { tradeInNote } from "./trade-in-view.ts";
import { otherCarView, vinView } from "./vin-view.ts";

/** The id of the form in its page. */
export const keepFormId = "keep";

/** Kind of the form's texts: those of the outcome, or of an offer that replaces a kept one. */
export function keepKind(
  { keptBefore }: Pick<TradeOfferPage, "keptBefore">,
  offer: TradeOffer,
): string {
  const { outcome } = offer.result;
  if (outcome !== "offers" || keptBefore === null) return outcome;
  const offered = (one: TradeOffer) => offerSummary(one, null, {}).offered;
  return areSamePrices(offered(keptBefore.offer), offered(offer)) ? "same" : "again";
}

/** The contact, what the seller wants, and when they come in. */
export function keepView(context: OfferContext, offer: TradeOffer): KeepFormData {
  const { page, token, text } = context;
  const { outcome } = offer.result;
  const kind = keepKind(page, offer);
  const isVisit = outcome === "offers" || outcome === "bring-in";
  const sent = page.returned?.form === "keep" ? page.returned : null;
  const slot = sent?.fields["slot"] ?? "";
  return {
    number: offer.number,
    key: [offer.number, page.store.id, sent?.otherCar].join(" "),
    title: text(`keep.title.${kind}`),
    help: text(`keep.help.${outcome}`),
    action: keepOfferForm.path.replace(":token", token),
    submit: text(`keep.submit.${kind}`),
    failed: text("keep.failed", { phone: phoneOf(context) }),
    interest: {
      label: text("keep.interest"),
      options: sellerInterests.map((value) => ({
        value,
        label: text(`keep.interest.${value}`),
        note: value === "trade-in" ? tradeInNote(context, offer) : null,
      })),
      value: sent?.fields["interest"] ?? page.keptBefore?.interest ?? sellerInterests[0],
    },
    slot: {
      label: text(outcome === "bring-in" ? "keep.slot.bring-in" : "keep.slot"),
      none: page.keptBefore?.dropOff
        ? text("keep.slot.same", { when: slotText(context, page.keptBefore.dropOff) })
        : text("keep.slot.none"),
      value: slot,
      days: isVisit ? slotDays(context, slot) : [],
    },
    vin: vinView(context, "keep"),
    otherCar: otherCarView(context, "keep"),
    rejected: sent && rejectedForm(context, sent),
    interestError: sent?.faults["interest"] ?? null,
    slotError: sent?.faults["slot"] ?? null,
  };
}

/** Phone number of the offer's store, formatted for display. */
export function phoneOf({ page, request: { site } }: OfferContext): string {
  return maskPhone(page.store.phone, site.phoneMasks.general);
}

const contactFields = ["firstName", "lastName", "phone", "email"] as const;

/** The form as the lead form shows it again. */
function rejectedForm(
  context: OfferContext,
  { fields, faults }: NonNullable<OfferContext["page"]["returned"]>,
): RejectedForm {
  const { page, request, text } = context;
  const { texts } = request.site;
  const labels: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(contactFields.map((name) => [name, texts[`leadForm.${name}`]])),
    interest: text("keep.interest"),
    slot: text("keep.slot"),
    vin: text("vin.label"),
  };
  return {
    page: request.path,
    id: keepFormId,
    status: 422,
    retryAfter: null,
    fields,
    rejection: {
      title: text("rejected.title"),
      reason: faults["form"] ?? text("rejected.reason"),
      errors: Object.entries(labels).flatMap(([name, label]) => {
        const fault = faults[name];
        return fault === undefined ? [] : [{ name, label: label ?? name, text: fault }];
      }),
      call: {
        phone: page.store.phone,
        text: text("call", { store: page.store.name, phone: phoneOf(context) }),
      },
      alternative: null,
    },
  };
}
