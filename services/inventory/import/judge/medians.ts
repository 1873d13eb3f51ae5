import { formatDollars } from "@forecourt/domain/money";
import type { BeforeAndAfter, ImportFigures } from "./figures.ts";
import { limits } from "./limits.ts";
import { miles } from "./phrases.ts";

/** Oddity of the median prices; null = none. */
export function medianPrice({ usedPrice, newPrice, live }: ImportFigures): string | null {
  return (
    medianMoved("price of used cars", usedPrice, formatDollars) ??
    medianMoved("price of new cars", newPrice, formatDollars) ??
    (live === 0
      ? (medianImpossible(
          "price of used cars",
          usedPrice.after,
          limits.firstPrice,
          formatDollars,
        ) ??
        medianImpossible("price of new cars", newPrice.after, limits.firstPrice, formatDollars))
      : null)
  );
}

/** Oddity of the median mileages; null = none. */
export function medianMileage({ usedMileage, live }: ImportFigures): string | null {
  const what = "mileage of used cars";
  const moved = medianMoved(what, usedMileage, miles);
  if (moved !== null) return isAsKilometers(usedMileage) ? `${moved} Are these kilometers?` : moved;
  return live === 0 ? medianImpossible(what, usedMileage.after, limits.firstMileage, miles) : null;
}

/** One mile is 1.609 kilometers. */
function isAsKilometers({ before, after }: BeforeAndAfter): boolean {
  const factor = (after ?? 0) / Math.max(before ?? 0, 1);
  return factor > 1.55 && factor < 1.67;
}

function medianMoved(
  what: string,
  { before, after }: BeforeAndAfter,
  format: (value: number) => string,
): string | null {
  if (before === null || after === null) return null;
  const factor = Math.max(after, 1) / Math.max(before, 1);
  if (factor <= limits.medianFactor && factor >= 1 / limits.medianFactor) return null;
  return `The median ${what} moves from ${format(before)} to ${format(after)}.`;
}

function medianImpossible(
  what: string,
  after: number | null,
  { min, max }: { min: number; max: number },
  format: (value: number) => string,
): string | null {
  if (after === null || (after >= min && after <= max)) return null;
  return `The median ${what} is ${format(after)}; expected ${format(min)} to ${format(max)}.`;
}
