import type { LookedUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import type { Tenant } from "@forecourt/contracts/tenant";

/** Decodes VINs. */
export interface CarDecoder {
  /**
   * The cars that a VIN of 17 valid characters may be; several = trims that the VIN does not tell apart; none = the VIN
   * is not known.
   * @throws LookupError when there is no answer
   */
  decode(vin: string, tenant: Tenant): Promise<LookedUpCar[]>;
}

/** A source gave no usable answer. Messages name neither VIN nor plate, because they are logged. */
export class LookupError extends Error {
  override name = "LookupError";
}
