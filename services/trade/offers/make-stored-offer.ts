import { randomUUID } from "node:crypto";
import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { AppError } from "@forecourt/contracts/errors";
import { type AnswerFault, readAnswers } from "@forecourt/domain/trade/read-answers";
import { contentOf } from "../appraisals/appraisal-store.ts";
import { newOfferNumber } from "../appraisals/tokens.ts";
import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { engineVersion, makeOffer } from "../offer/make-offer.ts";
import type { CarValues } from "../offer/offer-input.ts";
import type { AppraisalRow, OfferRow } from "../store/tables.ts";
import { type Valuation, ValuationError } from "../valuation/valuation.ts";
import { chosenBefore } from "./chosen-before.ts";
import { insertOffer } from "./insert-offer.ts";
import { versionedRules } from "./rules-version.ts";
import { offeredKinds, type StoredInput, type StoredResult, validUntil } from "./stored-offer.ts";

const noValues: CarValues = {
  wholesaleRoughCents: null,
  wholesaleAverageCents: null,
  retailAverageCents: null,
};

/**
 * Makes and stores the offer for an appraisal. A car that the store has to see first is not valued.
 * @throws AppError fields-invalid: questions without an answer
 */
export async function makeStoredOffer(
  deps: Deps,
  site: TradeSite,
  appraisal: AppraisalRow,
): Promise<void> {
  const { car, answers: given } = contentOf(appraisal);
  const { rules, version } = versionedRules(site.trade);
  const { answers, faults } = readAnswers(rules.questionnaire, given);
  throwFaults(faults, site.texts);
  const input: StoredInput = {
    car: offeredCar(car),
    details: {
      series: car.series,
      style: car.style,
      exteriorColor: car.exteriorColor,
      options: car.options,
    },
    answers,
    values: noValues,
    year: yearOf(site),
  };
  const first = makeOffer({ ...input, rules });
  const { valuation, hasFewSales } =
    first.outcome === "bring-in" ? unvalued : await valuationOf(deps, car, site);
  const valued = { ...input, values: valuation?.values ?? noValues };
  const result: StoredResult =
    first.outcome === "bring-in" || valuation !== null
      ? makeOffer({ ...valued, rules })
      : { outcome: "no-value", hasFewSales };
  const preferred =
    (await chosenBefore(deps.database, appraisal)) ?? site.trade.offers.selectedPayment;
  const made = { input: valued, valuation, result, appraisal, site, preferred };
  const row = rowOf({ ...made, at: deps.now() });
  await insertOffer(deps.database, { ...row, rules_version: version }, rules);
}

interface Valued {
  valuation: Valuation | null;
  hasFewSales: boolean;
}

const unvalued: Valued = { valuation: null, hasFewSales: false };

async function valuationOf(
  { valuer, log }: Deps,
  car: Car,
  { dealerId, storeId }: TradeSite,
): Promise<Valued> {
  if (valuer === null) return unvalued;
  try {
    const valuation = await valuer.value(car, { dealerId, storeId });
    return { valuation, hasFewSales: valuation === null };
  } catch (error) {
    if (!(error instanceof ValuationError)) throw error;
    log.warn({ err: error }, "a car could not be valued");
    return unvalued;
  }
}

interface Made {
  input: StoredInput;
  valuation: Valuation | null;
  result: StoredResult;
  appraisal: AppraisalRow;
  site: TradeSite;
  /** The kind that the seller selected last, or else the dealer's default. */
  preferred: PayoutOption;
  at: Date;
}

function rowOf(made: Made): Omit<OfferRow, "rules_version"> {
  const { appraisal, preferred, result, site, valuation } = made;
  const kinds = offeredKinds(result);
  return {
    id: randomUUID(),
    dealer_id: appraisal.dealer_id,
    store_id: appraisal.store_id,
    appraisal_id: appraisal.id,
    revision: appraisal.revision,
    number: newOfferNumber(),
    made_at: made.at.toISOString(),
    made_on: site.today,
    valid_until: validUntil(result, { ...site.trade, today: site.today }),
    engine_version: engineVersion,
    input: JSON.stringify(made.input),
    valuation: valuation && JSON.stringify(valuation),
    outcome: result.outcome,
    result: JSON.stringify(result),
    selected_payment: kinds.includes(preferred) ? preferred : (kinds[0] ?? null),
  };
}

function offeredCar({ make, model, modelYear, mileage }: Car): StoredInput["car"] {
  return { make, model, modelYear, mileage };
}

function yearOf({ today }: TradeSite): number {
  return Number(today.slice(0, 4));
}

function throwFaults(
  faults: Readonly<Record<string, AnswerFault>>,
  texts: Readonly<Record<string, string>>,
): void {
  const ids = Object.keys(faults);
  if (ids.length === 0) return;
  const text = texts["trade.fault.required"] ?? "required";
  throw new AppError("fields-invalid", "some questions need an answer", {
    fields: Object.fromEntries(ids.map((id) => [id, text])),
  });
}
