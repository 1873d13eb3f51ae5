import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { Cents } from "@forecourt/domain/money";
import type { RateProgram } from "@forecourt/domain/payment/rate";

/** The part of a dealer's configuration that decides which vehicles are offered, and at what price. */
export interface Pricing {
  /**
   * Sum of the fees that each store adds to every vehicle, by store id. Vehicles of other stores are not
   * offered. Results are cached by this object, so pass the same one until the configuration changes.
   */
  readonly fees: ReadonlyMap<string, Cents>;
  /** Financing program of the visitor's store, whichever store a vehicle is at, so that payments can be compared. */
  readonly program: RateProgram;
  /** The terms of payments where a search states none; of the same store. */
  readonly terms: CompletePaymentTerms;
}
