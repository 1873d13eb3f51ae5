// Without schemas, because browsers read this, too.

/** The query parameter and the hidden field with the VIN of the car that financing is asked for. */
export const carParameter = "vehicle";

/** A page of financing, for one car. */
export function withCar(path: string, vin: string): string {
  return `${path}?${new URLSearchParams({ [carParameter]: vin })}`;
}

/** The VIN of an address or a field; null = none, or it is no VIN. */
export function readCar(text: string | null | undefined): string | null {
  const vin = (text ?? "").trim().toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}
