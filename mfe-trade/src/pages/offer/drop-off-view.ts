import { changeDropOffForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { type TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { isLocked } from "./decision-of.ts";
import type { DropOffFormData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";
import { slotDays } from "./slots-of.ts";
import { otherCarView, vinView } from "./vin-view.ts";

/** Books, moves or cancels the visit of a kept offer; null = no time is left, and none is booked. */
export function dropOffView(
  context: OfferContext,
  { dropOff }: NonNullable<TradeOfferPage["kept"]>,
): DropOffFormData | null {
  const { page, token, text } = context;
  const sent = page.returned?.form === "drop-off" ? page.returned : null;
  const value = sent?.fields["slot"] ?? "";
  const days = slotDays(context, value);
  if (days.length === 0 && dropOff === null) return null;
  const kind = dropOff === null ? "book" : "move";
  return {
    number: page.offer?.number ?? "",
    title: text(`dropOff.title.${kind}`),
    action: changeDropOffForm.path.replace(":token", token),
    submit: text(`dropOff.${kind}`),
    slot: {
      label: text("dropOff.choose"),
      none: null,
      value,
      days,
    },
    vin: isLocked(page) ? null : vinView(context, "drop-off"),
    otherCar: otherCarView(context, "drop-off"),
    error: sent?.faults["slot"] ?? null,
    failure: sent?.faults["form"] ?? null,
    cancel:
      dropOff === null
        ? null
        : { label: text("dropOff.cancel"), help: text("dropOff.cancel.help") },
  };
}
