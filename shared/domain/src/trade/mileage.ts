const maxMileage = 999_999;

/** A car of an earlier model year that has never been driven has no such odometer. */
const fewestMiles = 10;

/** Fault of a mileage as typed; null = none. */
export function mileageFault(
  typed: string,
  { year, latestYear }: { year: number; latestYear: number },
): "mileage" | "mileage-high" | "mileage-low" | null {
  const miles = readMileage(typed);
  if (miles === null) return /^\d{7,}$/.test(compactMiles(typed)) ? "mileage-high" : "mileage";
  return miles < fewestMiles && year < latestYear - 1 ? "mileage-low" : null;
}

/** Miles as people type them: `60,000`, `60000 miles` or `60k`; null = none, or more than an odometer shows. */
export function readMileage(text: string): number | null {
  const compact = compactMiles(text);
  const thousands = /^(\d{1,3})k$/i.exec(compact);
  const miles = thousands ? Number(thousands[1]) * 1_000 : Number(compact);
  return /^\d{1,7}k?$/i.test(compact) && miles <= maxMileage ? miles : null;
}

function compactMiles(text: string): string {
  return text.replaceAll(/[\s,]/g, "").replace(/(?:mi|miles)\.?$/i, "");
}
