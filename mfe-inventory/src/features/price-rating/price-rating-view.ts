import type { PriceRating } from "@forecourt/contracts/areas/inventory/price-rating";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatNumber } from "@forecourt/domain/format-number";
import { localeOf } from "@forecourt/domain/locale";
import { formatDollars } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PriceRatingData } from "./price-rating-data.ts";
import { priceRatingMethod } from "./price-rating-method.ts";
import { priceScale } from "./price-scale.ts";

type Texts = Record<string, string>;
type Car = Pick<VehicleDetail, "condition" | "make" | "model">;

/** The texts of a price rating; null for a car without a price. */
export function priceRatingView(
  found: PriceRating,
  car: Car,
  texts: Texts,
): PriceRatingData | null {
  if (found.price === null || found.reason === "sold") return null;
  const method = priceRatingMethod(found, found.price, car, texts);
  if (found.level === null || found.difference === null) {
    const headline = fillText(texts, "priceRating.none");
    const summary = missingReason(found, texts);
    return { level: null, headline, summary, basis: [], scale: null, method };
  }
  return {
    level: found.level,
    headline: fillText(texts, `priceRating.${found.level}`),
    summary: differenceText(shownDifference(found.price, found), texts),
    basis: ratingBasis(found, car, texts),
    scale: priceScale(found, texts),
    method,
  };
}

function missingReason({ reason, cars, method }: PriceRating, texts: Texts): string {
  if (reason === "no-mileage") return fillText(texts, "priceRating.noMileage");
  const plural = cars === 0 ? "zero" : pluralForm(cars);
  const values = { count: cars, minimum: method.minimum };
  return fillText(texts, `priceRating.tooFew.${plural}`, values);
}

/** Between the prices as they are shown, in whole dollars, so that a reader who subtracts gets it. */
function shownDifference(price: number, { median, difference }: PriceRating): number {
  if (median === null) return difference ?? 0;
  return 100 * (Math.round(price / 100) - Math.round(median / 100));
}

function differenceText(difference: number, texts: Texts): string {
  const amount = formatDollars(Math.abs(difference));
  if (amount === formatDollars(0)) return fillText(texts, "priceRating.same");
  return fillText(texts, difference < 0 ? "priceRating.below" : "priceRating.above", { amount });
}

function ratingBasis(found: PriceRating, car: Car, texts: Texts): string[] {
  const { median, low, high, asOf, own, market } = found;
  if (median === null || low === null || high === null || asOf === null) return [];
  const prices = {
    median: formatDollars(median),
    low: formatDollars(low),
    high: formatDollars(high),
  };
  return [
    comparisonText(found, car, texts),
    fillText(texts, "priceRating.middle", prices),
    sourcesText(own, market, texts),
    fillText(texts, "priceRating.checked", { date: formatLongDate(asOf, localeOf(texts)) }),
  ];
}

/** Sentence on who offers the compared cars: how many are the dealer's own, and how many are offered elsewhere. */
function sourcesText(own: number, market: number, texts: Texts): string {
  if (own === 0) return fillText(texts, "priceRating.where.market");
  if (market === 0) return fillText(texts, "priceRating.where.ours");
  const values = { own: formatNumber(own), market: formatNumber(market) };
  return fillText(texts, "priceRating.where", values);
}

function comparisonText(found: PriceRating, { make, model }: Car, texts: Texts): string {
  const { yearFrom, yearTo, mileageFrom, mileageTo, trim } = found;
  const years = { from: yearFrom, to: yearTo, year: yearFrom };
  const name = [make, model, trim].filter((part) => part !== null).join(" ");
  const carsKey = yearFrom === yearTo ? "priceRating.carsOfYear" : "priceRating.cars";
  const cars = fillText(texts, carsKey, { ...years, model: name });
  const count = formatNumber(found.cars);
  if (mileageFrom === null || mileageTo === null)
    return fillText(texts, "priceRating.basis", { count, cars });
  const miles = fillText(texts, "priceRating.miles", {
    from: formatNumber(mileageFrom),
    to: formatNumber(mileageTo),
  });
  return fillText(texts, "priceRating.basisMiles", { count, cars, miles });
}
