// Without schemas, because browsers read this, too.

/** The query parameter and the hidden field with the VIN of the car that financing is asked for. */
export const carParameter = "vehicle";

/** A page of financing, for one car. @param stated what the shopper has stated with the car, by parameter */
export function withCar(
  path: string,
  vin: string,
  stated: Iterable<[name: string, value: string]> = [],
): string {
  return `${path}?${new URLSearchParams([[carParameter, vin], ...stated])}`;
}

/** The VIN of an address or a field; null = none, or it is no VIN. */
export function readCar(text: string | null | undefined): string | null {
  const vin = (text ?? "").trim().toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}
