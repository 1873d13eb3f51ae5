import type { Cents } from "./money.ts";

/** A fee that the dealer adds to every car. */
export interface DealerFee {
  id: string;
  label: string;
  cents: Cents;
}

export interface AdvertisedPrice {
  /** The car without fees. */
  vehicle: Cents;
  fees: readonly DealerFee[];
  /** The price that must be advertised: the car and all dealer fees, without government fees. */
  total: Cents;
}

/** The price that US dealers must advertise; null when the car has no price ("Call for Price"). */
export function advertisedPrice(
  vehicle: Cents | null,
  fees: readonly DealerFee[],
): AdvertisedPrice | null {
  if (vehicle === null) return null;
  return { vehicle, fees, total: fees.reduce((sum, fee) => sum + fee.cents, vehicle) };
}
