// Without schemas, because browsers read this, too.

/** The query parameter and the hidden field with the VIN of the car to be financed. */
export const carParameter = "vehicle";

/**
 * A page of financing, for one car.
 * @param path of the page, which may have a query: the store that an address asks for
 * @param stated what the shopper has stated with the car, by parameter
 */
export function withCar(
  path: string,
  vin: string,
  stated: Iterable<[name: string, value: string]> = [],
): string {
  const [page = "", query] = path.split("?");
  const named = new URLSearchParams([
    [carParameter, vin],
    ...stated,
    ...new URLSearchParams(query),
  ]);
  return `${page}?${named}`;
}

/** The page of an answer, below the page at `path`, which may have a query. */
export function pageOfAnswer(path: string, token: string): string {
  return path.replace(/(?=\?|$)/, `/${token}`);
}

/** The VIN of an address or a field; null = none, or it is no VIN. */
export function readCar(text: string | null | undefined): string | null {
  const vin = (text ?? "").trim().toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null;
}
