/** A vehicle for sale at the dealer or elsewhere, with an asking price in cents. */
export interface PricedVehicle {
  /** Null if a listing elsewhere states none. */
  vin: string | null;
  year: number;
  trim: string | null;
  mileage: number | null;
  price: number;
  /** The day it was last seen elsewhere, YYYY-MM-DD; null = in the dealer's own stock. */
  seenOn: string | null;
}

/** Which vehicles of the same make and model count as similar; bounds included. */
export interface SimilarityCriteria {
  /** New vehicles are compared with new vehicles; used and certified vehicles with both. */
  kind: "new" | "used";
  yearFrom: number;
  yearTo: number;
  /** Null = any: the few miles of a new vehicle do not matter. */
  miles: { from: number; to: number } | null;
}
