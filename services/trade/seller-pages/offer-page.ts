import type { PreviousOffer, TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import {
  bookableDays,
  freeDays,
  localDayAndTime,
} from "@forecourt/service-kit/appointments/bookable-times";
import { contentOf } from "../appraisals/appraisal-store.ts";
import type { TradeSite } from "../appraisals/trade-site.ts";
import { knownTrims } from "../car-lookup/car-names.ts";
import type { Deps } from "../deps.ts";
import { dropOffOf } from "../drop-offs/drop-off-store.ts";
import { returnedFormOf } from "../forms/returned-form-store.ts";
import {
  afterInspectionOf,
  eventsOfAppraisal,
  eventsOfKept,
} from "../inspections/after-inspection.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { isLetterQueued, type KeptOffer, keptOfferOf } from "../kept/kept-store.ts";
import { previousKeptOffer } from "../kept/previous-kept-offer.ts";
import { countedPayment } from "../kept/trade-in.ts";
import { plannedReminder } from "../notices/plan-reminder.ts";
import { newestOfferOf, previousOfferOf, rulesOf } from "../offers/find-offer.ts";
import { inspectionNotes } from "../offers/inspection-notes.ts";
import { offerChanges } from "../offers/offer-changes.ts";
import { offerView } from "../offers/offer-view.ts";
import { storeOfOffer } from "../offers/store-of-offer.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import { storesOfOffer } from "../offers/stores-of-offer.ts";
import type { AppraisalRow, OfferRow } from "../store/tables.ts";
import type { Valuation } from "../valuation/valuation.ts";
import { tradeInTax } from "./trade-in-tax.ts";

/** The page of an offer. Reading it changes nothing. */
export async function offerPage(
  deps: Deps,
  site: TradeSite,
  { appraisal, zip }: { appraisal: AppraisalRow; zip: string | undefined },
): Promise<TradeOfferPage> {
  const { database, dealers, now } = deps;
  const { car, answers } = contentOf(appraisal);
  const { questionnaire } = site.trade;
  const { progress, answers: counted } = readAnswers(questionnaire, answers);
  // The offer that was inspected counts, whatever its seller changed before.
  const row =
    (await inspectedOffer(database, appraisal)) ?? (await newestOfferOf(database, appraisal));
  const kept = row && (await keptOfferOf(database, row));
  const storeId = kept?.content.storeId ?? appraisal.store_id;
  const store = dealers.current().config({ dealerId: site.dealerId, storeId });
  const returned = await returnedFormOf(database, { appraisalId: appraisal.id, now: now() });
  // An offer that is kept after an inspection has a history of its own.
  const events = kept
    ? await eventsOfKept(database, kept.row.id)
    : await eventsOfAppraisal(database, appraisal);
  const after = afterInspectionOf(events, store.company.timezone);
  const tax = tradeInTax(store);
  const payoff = appraisal.payoff === null ? null : Payoff.parse(JSON.parse(appraisal.payoff));
  return {
    // The car's VIN may have been given since the offer was kept.
    car: kept ? { ...kept.content.car, vin: kept.content.car.vin ?? car.vin } : car,
    store: storeOfOffer(store),
    notes: inspectionNotes(questionnaire, counted),
    trims: row && !kept ? await knownTrims(deps, site, car) : [],
    stores: kept ? [] : storesOfOffer(deps, site.dealerId, zip),
    inspectionMinutes: store.trade.inspectionMinutes,
    today: site.today,
    isComplete: progress.next === null,
    offer: row && {
      ...offerView(row, await rulesOf(database, row.rules_version)),
      selectedPayment: countedPayment(row, kept?.interest ?? null),
    },
    isExpired: row !== null && isOver(row, kept ? after : null, site.today),
    previous: row && (await previousOffer(deps, site, { appraisal, row })),
    payoff,
    kept: kept && {
      keptAt: kept.row.kept_at,
      firstName: kept.content.user.firstName,
      interest: kept.interest,
      dropOff: await localDropOff(deps, kept, store.company.timezone),
      isMailed: await isLetterQueued(database, kept),
      ...(await plannedReminder(database, kept.row.id, store.company.timezone)),
    },
    ...(tax && { tradeInTax: tax }),
    ...(after && { afterInspection: after }),
    keptBefore: kept
      ? null
      : await previousKeptOffer(database, appraisal, {
          today: site.today,
          timezone: store.company.timezone,
        }),
    // Drop-offs need no car of the store: every time is free.
    dropOffDays: freeDays(bookableDays(store, now(), row?.valid_until ?? null), new Set()),
    returned,
  };
}

/** A car that the store has bought or declined has no offer that could expire. */
function isOver(
  row: OfferRow,
  after: TradeOfferPage["afterInspection"] | null,
  today: string,
): boolean {
  if (after && after.state !== "inspected" && after.state !== "revised") return false;
  return (after?.revision?.validUntil ?? row.valid_until) < today;
}

async function localDropOff({ database }: Deps, kept: KeptOffer, timezone: string) {
  const { startsAt } = await dropOffOf(database, kept);
  return startsAt === null ? null : localDayAndTime(new Date(startsAt), timezone);
}

async function previousOffer(
  { database }: Deps,
  { texts, trade }: TradeSite,
  { appraisal, row }: { appraisal: AppraisalRow; row: OfferRow },
): Promise<PreviousOffer | null> {
  const before = await previousOfferOf(database, appraisal);
  if (before === null) return null;
  const input = (text: string) => JSON.parse(text) as StoredInput;
  const rules = await rulesOf(database, row.rules_version);
  return {
    offer: offerView(before, await rulesOf(database, before.rules_version)),
    changes: offerChanges({ before: input(before.input), after: input(row.input) }, rules, {
      texts,
      options: trade.options,
      counted: [before, row].flatMap(countedOptions),
    }),
  };
}

/** Codes of the options that the value of an offer contains. */
function countedOptions({ valuation }: OfferRow): string[] {
  const { options = [] } = (JSON.parse(valuation ?? "null") as Valuation | null) ?? {};
  return options.map(({ code }) => code);
}
