import { keepOfferForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import {
  keptByOther,
  seenOfferField,
  tradeOfferPath,
} from "@forecourt/contracts/areas/trade/trade-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { bookableDays } from "@forecourt/service-kit/appointments/bookable-times";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { contentOf } from "../appraisals/appraisal-store.ts";
import type { Deps } from "../deps.ts";
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
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { checkKeep } from "../kept/check-keep.ts";
import { insertKeptOffer, type KeptContent, keptOfferOf } from "../kept/kept-store.ts";
import { keepDropOff, offerToReplace, type ReplacedOffer } from "../kept/replaced-offer.ts";
import { countedPayment } from "../kept/trade-in.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { reminderDue } from "../notices/plan-reminder.ts";
import { typedVinFaults, vinToAdd, withVin } from "../offered-car/added-vin.ts";
import { offerOf } from "../offers/find-offer.ts";
import { photosOf } from "../photos/photo-store.ts";
import type { OfferRow } from "../store/tables.ts";

/** Keeps an offer with the contact of its seller, which makes a lead once. */
export function keepFormRoute(app: Express, deps: Deps): void {
  mountForm(app, keepOfferForm, async (form) => {
    const context = await formContextOf(deps, form);
    const { appraisal, site } = context;
    // The offer's page states that nothing can be changed online.
    if ((await inspectedOffer(deps.database, appraisal)) !== null) {
      return acceptedAt(form.token, "inspection");
    }
    const offer = await offerOf(deps.database, appraisal, site.today);
    // The offer's page states that the offer has expired, or that there is none.
    if (offer === null) {
      return { location: tradeOfferPath(form.token), faults: {}, isLead: false };
    }
    if ((await keptOfferOf(deps.database, offer)) !== null) return keptAt(deps, form, offer);
    return keep(deps, form, { ...context, offer });
  });
}

async function keep(deps: Deps, form: SentForm, context: FormContext & { offer: OfferRow }) {
  const { appraisal, site, offer } = context;
  const returned = (faults: Record<string, string>) =>
    returnForm(deps, form, { appraisal, form: "keep", faults });
  if (isOfOtherOffer(form, offer)) {
    const changed = fillText(site.texts, "trade.fault.offer-changed");
    return returned({ form: changed, [seenOfferField]: changed });
  }
  const store = deps.dealers.current().config({
    dealerId: appraisal.dealer_id,
    storeId: appraisal.store_id,
  });
  const days = bookableDays(store, deps.now(), offer.valid_until);
  const checked = checkKeep(form.fields, { days, texts: site.texts });
  const vin = vinToAdd(form, appraisal);
  const vinFaults = typedVinFaults(vin, context);
  if (checked.faults !== null || Object.keys(vinFaults).length > 0) {
    return returned({ ...checked.faults, ...vinFaults });
  }
  try {
    await limitNetwork(deps, form, "keep");
  } catch (error) {
    return returned(tooManyFault(error, context, form));
  }
  const added = await withVin(deps, form, { context, vin });
  // The returned page names the car of the VIN, and offers to make an offer for that car.
  if ("faults" in added)
    return { ...(await returnForm(deps, form, { appraisal, form: "keep", ...added })), faults: {} };
  const replaced = await offerToReplace(deps.database, offer);
  const content = contentOfKept(
    keepDropOff(checked.typed, replaced, { days, timezone: store.company.timezone }),
    {
      form,
      context: { ...context, appraisal: added.appraisal },
      photos: (await photosOf(deps.database, appraisal.id)).length,
      replaced,
    },
  );
  const isLead = await insertKeptOffer(deps.database, {
    offer,
    content,
    token: form.token,
    secret: deps.signingSecret,
    now: deps.now(),
    remindAt: offer.outcome === "offers" ? reminderDue(offer.valid_until, store, deps.now()) : null,
  });
  if (isLead) deps.onCommitted();
  await deleteReturnedForm(deps.database, appraisal.id);
  return isLead ? acceptedAt(form.token, "kept", true) : keptAt(deps, form, offer);
}

/** Shows that the offer is kept; to another person, with the first name of its seller. */
async function keptAt({ database }: Deps, { token, fields }: SentForm, offer: OfferRow) {
  const kept = await keptOfferOf(database, offer);
  const same = (name: "firstName" | "email") =>
    kept?.content.user[name].toLowerCase() === fields[name]?.trim().toLowerCase();
  if (same("firstName") && same("email")) return acceptedAt(token, "kept");
  return {
    location: `${tradeOfferPath(token)}?${keptByOther}=1#kept`,
    faults: {},
    isLead: false,
  };
}

function contentOfKept(
  { contactConsent, ...typed }: Extract<ReturnType<typeof checkKeep>, { typed: unknown }>["typed"],
  {
    form,
    context,
    photos,
    replaced,
  }: {
    form: SentForm;
    context: FormContext & { offer: OfferRow };
    photos: number;
    replaced: ReplacedOffer | null;
  },
): KeptContent {
  const { appraisal, offer } = context;
  const { formToken, website } = form.fields;
  return {
    ...typed,
    storeId: appraisal.store_id,
    car: contentOf(appraisal).car,
    payoff: appraisal.payoff === null ? null : Payoff.parse(JSON.parse(appraisal.payoff)),
    photos,
    replaces: replaced && replaced.replaces,
    selectedPayment: countedPayment(offer, typed.interest),
    origin: {
      network: clientNetwork(form.request),
      formToken: formToken?.slice(0, 500) ?? null,
      website: website?.slice(0, 1_000) ?? null,
      contactConsent,
      language: tenantOf(form.request).language ?? null,
    },
  };
}
