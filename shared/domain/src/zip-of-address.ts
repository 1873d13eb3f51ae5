/** The ZIP code within a visitor's location: "Cape Girardeau, MO 63701". */
export function zipOfAddress(address: string): string | null {
  return /(?:^|[^\d])(\d{5})(?:-\d{4})?(?:$|[^\d-])/.exec(address)?.[1] ?? null;
}
