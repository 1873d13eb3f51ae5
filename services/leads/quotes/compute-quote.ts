import type { QuoteTerms } from "@forecourt/contracts/quotes/endpoints";
import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import type { SiteContext } from "@forecourt/contracts/site";
import { tradeStores } from "@forecourt/contracts/trade-stores";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { quoteFigures } from "@forecourt/domain/payment/quote";
import { quotedMonths } from "@forecourt/domain/payment/quoted-months";
import { quoteNumber } from "../store/receipt-number.ts";
import { offeredTerms } from "./quote-terms.ts";
import { showableName } from "./showable-name.ts";

interface QuoteRequest {
  vehicle: VehicleDetail;
  /** The site of the store that has the vehicle. */
  site: SiteContext;
  terms: QuoteTerms;
  /** As typed; empty = none. */
  zip: string;
  firstName: string;
  now: Date;
}

/** Computes a quote from a car's present price, and draws its number; null for a car without a price. */
export function computeQuote(request: QuoteRequest): StoredQuote | null {
  const { vehicle, site, now } = request;
  if (vehicle.price === null) return null;
  const { condition, year } = vehicle;
  const { financeProgram: program, calculator, taxes, fees, timezone, quoteDays } = site;
  const terms = offeredTerms(request.terms, site);
  const { max } = calculator.financeTermMonths;
  const zip = request.zip.trim();
  const elsewhere = tradeStores(vehicle.storeId, site.places ?? []);
  return {
    number: quoteNumber(),
    createdAt: now.toISOString(),
    heldUntil: dayAfter(wallTimeAt(now, timezone).day, quoteDays),
    firstName: showableName(request.firstName),
    vehicle: quotedVehicle(vehicle),
    ...(elsewhere && terms.tradeEquity > 0 && { tradeStores: elsewhere }),
    figures: quoteFigures({
      vehicle: vehicle.price,
      isNew: condition === "new",
      year,
      fees,
      terms,
      months: quotedMonths(program, { max, chosen: terms.months }),
      zip: zip === "" ? null : zip,
      program,
      taxes,
    }),
  };
}

/** The facts that stay when the car is sold. Offers for some buyers only are not in the price. */
function quotedVehicle(vehicle: VehicleDetail): StoredQuote["vehicle"] {
  const { vin, stockNumber, condition, year, make, model, trim, mileage, exteriorColor } = vehicle;
  const incentives = vehicle.incentives.filter(({ conditional }) => !conditional);
  const facts = { vin, stockNumber, condition, year, make, model, trim, mileage, exteriorColor };
  return { ...facts, incentives };
}
