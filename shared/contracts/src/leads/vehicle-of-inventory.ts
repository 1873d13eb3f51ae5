import { advertisedPrice, type DealerFee } from "@forecourt/domain/advertised-price";
import { fillText } from "@forecourt/domain/fill-text";
import { formatCents } from "@forecourt/domain/money";
import type { VehicleDetail } from "../vehicle.ts";
import type { LeadVehicle } from "./vehicle.ts";

/** A car in a lead that has a page: unknown facts are left out. */
export type LeadVehicleWithVin = LeadVehicle & { vin: string };

interface LeadVehicleSettings {
  texts: Readonly<Record<string, string>>;
  /** The dealer fees of the store that has the car. */
  fees: readonly DealerFee[];
}

/**
 * A car of the inventory in a lead. The price is the car's own, else the one before; the dealer's fees and the
 * price with them are in the comments.
 */
export function leadVehicleOf(
  vehicle: VehicleDetail,
  { texts, fees }: LeadVehicleSettings,
): LeadVehicleWithVin {
  const { condition, year, make, model, vin, stockNumber, trim, transmission } = vehicle;
  const { bodyStyle, exteriorColor, interiorColor, mileage } = vehicle;
  const price = vehicle.price ?? vehicle.priceBefore;
  return {
    interest: "buy",
    status: condition,
    year,
    make,
    model,
    vin,
    ...(stockNumber !== null && { stock: stockNumber }),
    ...(trim !== null && { trim }),
    ...(bodyStyle !== null && { bodystyle: fillText(texts, `bodyStyle.${bodyStyle}.single`) }),
    ...(transmission !== null && { transmission: transmission === "manual" ? "M" : "A" }),
    ...(exteriorColor !== null && { exteriorcolor: exteriorColor }),
    ...(interiorColor !== null && { interiorcolor: interiorColor }),
    ...(price !== null && { price }),
    ...(mileage !== null && { odometer: mileage }),
    ...priceComments(vehicle.price, fees),
  };
}

/** In English, because dealers' systems read it. */
function priceComments(
  vehicle: number | null,
  fees: readonly DealerFee[],
): Pick<LeadVehicle, "comments"> {
  const price = advertisedPrice(vehicle, fees);
  if (price === null || fees.length === 0) return {};
  const facts = fees.map(({ label, cents }) => `${label} ${formatCents(cents)}`);
  return {
    comments: `Dealer fees: ${facts.join(", ")}. Price with dealer fees: ${formatCents(price.total)}.`,
  };
}
