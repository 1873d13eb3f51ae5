import { changeDropOffForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { bookableDays } from "@forecourt/service-kit/appointments/bookable-times";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { changeDropOff, dropOffOf } from "../drop-offs/drop-off-store.ts";
import { mountForm, type SentForm } from "../forms/mount-form.ts";
import {
  acceptedAt,
  type FormContext,
  formContextOf,
  returnForm,
  tooManyFault,
} from "../forms/offer-context.ts";
import { deleteReturnedForm } from "../forms/returned-form-store.ts";
import { isOfOtherOffer } from "../forms/seen-offer.ts";
import { eventsOfKept, isDecided } from "../inspections/after-inspection.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { startOf } from "../kept/check-keep.ts";
import { type KeptOffer, keptOfferOf } from "../kept/kept-store.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { typedVinFaults, vinToAdd, withVin } from "../offered-car/added-vin.ts";
import { offerOf } from "../offers/find-offer.ts";
import type { OfferRow } from "../store/tables.ts";

/** Books, moves or cancels the drop-off of a kept offer, by the link of its page. */
export function dropOffFormRoute(app: Express, deps: Deps): void {
  mountForm(app, changeDropOffForm, async (form) => {
    const context = await formContextOf(deps, form);
    const { appraisal, site } = context;
    const offer =
      (await inspectedOffer(deps.database, appraisal)) ??
      (await offerOf(deps.database, appraisal, site.today));
    const kept = offer && (await keptOfferOf(deps.database, offer));
    // The offer's page states that the offer has expired, or was changed.
    if (!offer || !kept) {
      return { location: tradeOfferPath(form.token), faults: {}, isLead: false };
    }
    // The offer's page states the decision.
    if (isDecided(await eventsOfKept(deps.database, kept.row.id)))
      return acceptedAt(form.token, "inspection");
    return change(deps, form, { ...context, offer, kept });
  });
}

type KeptContext = FormContext & { offer: OfferRow; kept: KeptOffer };

async function change(deps: Deps, form: SentForm, context: KeptContext) {
  const { database, now } = deps;
  const { appraisal, site, kept } = context;
  const returned = (faults: Record<string, string>) =>
    returnForm(deps, form, { appraisal, form: "drop-off", faults });
  if (isOfOtherOffer(form, context.offer)) {
    return returned({ form: fillText(site.texts, "trade.fault.visit-changed") });
  }
  const start = newStart(deps, form, context);
  const vin = start === null || kept.content.car.vin !== null ? "" : vinToAdd(form, appraisal);
  const faults = {
    ...(start === undefined && { slot: fillText(site.texts, "trade.fault.slot") }),
    ...typedVinFaults(vin, context),
  };
  if (start === undefined || Object.keys(faults).length > 0) return returned(faults);
  const before = await dropOffOf(database, kept);
  const startsAt = start?.toISOString() ?? null;
  if (startsAt !== before.startsAt) {
    try {
      await limitNetwork(deps, form, "keep");
    } catch (error) {
      return returned(tooManyFault(error, context, form));
    }
    const added = await withVin(deps, form, { context, vin });
    if ("faults" in added) {
      return returnForm(deps, form, { appraisal, form: "drop-off", ...added });
    }
    const { token } = form;
    const isChanged = await changeDropOff(database, { kept, before, startsAt, token, now: now() });
    if (isChanged) deps.onCommitted();
  }
  await deleteReturnedForm(database, appraisal.id);
  return acceptedAt(form.token, "kept");
}

/** Null = the drop-off is canceled; undefined = no time, or a time that cannot be booked. */
function newStart(
  { dealers, now }: Deps,
  { fields }: SentForm,
  { appraisal, offer, kept }: KeptContext,
): Date | null | undefined {
  if (fields["cancel"] !== undefined) return null;
  const store = dealers.current().config({
    dealerId: appraisal.dealer_id,
    storeId: kept.content.storeId ?? appraisal.store_id,
  });
  return startOf(fields["slot"] ?? "", bookableDays(store, now(), offer.valid_until)) ?? undefined;
}
