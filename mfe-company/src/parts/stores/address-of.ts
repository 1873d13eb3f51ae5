import type { Location } from "@forecourt/contracts/areas/company/contracts";

/** The lines of a store's address. */
export function addressOf({
  addressLine1,
  addressLine2,
  city,
  stateShort,
  zip,
}: Location): string[] {
  const second = addressLine2 === null ? [] : [addressLine2];
  return [addressLine1, ...second, `${city}, ${stateShort} ${zip}`];
}
