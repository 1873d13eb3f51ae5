interface Address {
  addressLine1: string;
  /** Null = none. */
  addressLine2: string | null;
  city: string;
  /** `MO` */
  stateShort: string;
  zip: string;
}

/** The lines of a postal address in the United States: street, "Suite 2" where there is one, "Rolla, MO 65401". */
export function addressLines({
  addressLine1,
  addressLine2,
  city,
  stateShort,
  zip,
}: Address): string[] {
  const second = addressLine2 ? [addressLine2] : [];
  return [addressLine1, ...second, `${city}, ${stateShort} ${zip}`];
}
