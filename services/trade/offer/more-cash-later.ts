import { type Cents, roundCents } from "@forecourt/domain/money";
import { retailBase } from "./base-value.ts";
import { conditionedValue, type OfferContext } from "./conditioned-value.ts";
import type { OfferRules } from "./offer-input.ts";
import type { MoreCashLater, OrRefusal, Payment } from "./offer-result.ts";

type Settings = OfferRules["offers"]["moreCashLater"];

/** A check today and another when the car is sold. None for an old car, or below the configured minimum. */
export function moreCashLaterOffer(context: OfferContext): OrRefusal<MoreCashLater> {
  const { rules, car, year, values } = context.input;
  const settings = rules.offers.moreCashLater;
  if (year - car.modelYear >= settings.noOfferFromAgeYears) {
    return { isOffered: false, refusal: "too-old" };
  }
  const base = retailBase(values);
  if (base === null) return { isOffered: false, refusal: "value-unknown" };
  const { value, leftCents: initPriceCents } = conditionedValue(base, context);
  const additionalPayments = costsOf(settings, initPriceCents);
  const finalPriceCents = additionalPayments.reduce(
    (left, { amountCents }) => left + amountCents,
    initPriceCents,
  );
  if (finalPriceCents < settings.minCents) return { isOffered: false, refusal: "below-minimum" };
  const stepPayments = stepsOf(settings, finalPriceCents);
  return {
    isOffered: true,
    offer: { ...value, initPriceCents, additionalPayments, finalPriceCents, stepPayments },
  };
}

/** The costs of selling at a price, each the greater of its amount and its percentage. */
function costsOf({ additionalPayments }: Settings, priceCents: Cents): Payment[] {
  return additionalPayments.map(({ label, minCents, percent }) => ({
    label,
    amountCents: -Math.max(minCents, roundCents((priceCents * percent) / 100)),
  }));
}

type Step = Pick<MoreCashLater["stepPayments"][number], "label" | "percent">;

/** The last payment is the rest that the other payments leave, so that all add up to the cent. */
export function stepsOf(
  { stepPayments }: { stepPayments: readonly Step[] },
  totalCents: Cents,
): MoreCashLater["stepPayments"] {
  let leftCents = totalCents;
  return stepPayments.map(({ label, percent }, index) => {
    const isLast = index === stepPayments.length - 1;
    const amountCents = isLast ? leftCents : roundCents((totalCents * percent) / 100);
    leftCents -= amountCents;
    return { label, percent, amountCents };
  });
}
