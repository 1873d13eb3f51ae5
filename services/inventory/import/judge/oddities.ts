import type { BlockedPhotos } from "./blocked-photos.ts";
import {
  conditionsChanged,
  mileagesGone,
  pricesAreMileages,
  pricesGone,
  stockNumbersRepeated,
  yearsChanged,
} from "./changed-facts.ts";
import type { ImportFigures } from "./figures.ts";
import { isMore, limits } from "./limits.ts";
import { medianMileage, medianPrice } from "./medians.ts";
import type { OddNames } from "./odd-names.ts";
import { cars, compareWithUsual, number, percent } from "./phrases.ts";
import { type RefusedFor, refusalReasons } from "./refusal-reasons.ts";
import type { UsualShares } from "./usual-shares.ts";

/** An oddity of a feed, by name, and in a sentence for the person who sent the feed. */
export interface Oddity {
  kind: OddityKind;
  text: string;
}

export type OddityKind =
  | "cars-gone"
  | "prices-changed"
  | "prices-gone"
  | "price-leaps"
  | "median-price"
  | "mileage-leaps"
  | "median-mileage"
  | "mileages-gone"
  | "years-changed"
  | "conditions-changed"
  | "stock-numbers-repeated"
  | "price-and-mileage-swapped"
  | "rows-refused"
  | "cut-off"
  | "makes-unknown"
  | "models-unknown"
  | "pictures-gone"
  | "photos-blocked";

/** Data about a feed that are known before it is applied. */
export interface JudgedImport {
  /** Cars for sale whose VIN is not in the feed. */
  gone: number;
  figures: ImportFigures;
  usual: UsualShares;
  names: { before: OddNames; after: OddNames };
  /** Null = the dealer is not configured, so nothing is known of its photo hosts. */
  photos: BlockedPhotos | null;
  rows: { read: number; refused: number; isCutOff: boolean; reasons: readonly RefusedFor[] };
}

/** All that is odd about a feed; empty = it is as usual. */
export function odditiesOf(judged: JudgedImport): Oddity[] {
  return checks.flatMap((check) => {
    const text = check.find(judged);
    return text === null ? [] : [{ kind: check.kind, text }];
  });
}

interface Check {
  kind: OddityKind;
  /** The sentence; null = nothing odd. */
  find: (judged: JudgedImport) => string | null;
}

const checks: readonly Check[] = [
  {
    kind: "cut-off",
    find: ({ rows }) =>
      rows.isCutOff ? "The last row has fewer values than the header: the file is cut off." : null,
  },
  { kind: "cars-gone", find: carsGone },
  { kind: "rows-refused", find: rowsRefused },
  { kind: "prices-changed", find: pricesChanged },
  { kind: "prices-gone", find: ({ figures }) => pricesGone(figures) },
  {
    kind: "price-leaps",
    find: ({ figures: { priceLeaps, both } }) =>
      isMore(priceLeaps, both, limits.leaps)
        ? `${number(priceLeaps)} of ${cars(both)} would cost less than half as much as now, or more than twice as much.`
        : null,
  },
  { kind: "median-price", find: ({ figures }) => medianPrice(figures) },
  {
    kind: "mileage-leaps",
    find: ({ figures: { mileageLeaps, both } }) =>
      isMore(mileageLeaps, both, limits.leaps)
        ? `${number(mileageLeaps)} of ${cars(both)} would have fewer miles than they do now, or more than twice as many.`
        : null,
  },
  { kind: "median-mileage", find: ({ figures }) => medianMileage(figures) },
  { kind: "mileages-gone", find: ({ figures }) => mileagesGone(figures) },
  { kind: "price-and-mileage-swapped", find: swapped },
  { kind: "years-changed", find: ({ figures }) => yearsChanged(figures) },
  { kind: "conditions-changed", find: ({ figures }) => conditionsChanged(figures) },
  { kind: "stock-numbers-repeated", find: ({ figures }) => stockNumbersRepeated(figures) },
  { kind: "makes-unknown", find: makesUnknown },
  { kind: "models-unknown", find: modelsUnknown },
  { kind: "pictures-gone", find: picturesGone },
  { kind: "photos-blocked", find: photosBlocked },
];

function carsGone({ gone, figures: { live, both, staged }, usual }: JudgedImport): string | null {
  const isHalf = gone * 2 > live;
  if (!isHalf && !isMore(gone, live, limits.gone, usual.gone)) return null;
  const others =
    both === 0 && staged > 0
      ? " None of the cars in this file were listed before. Is it another store’s file?"
      : "";
  return `${number(gone)} of the ${cars(live)} for sale are not in the file${compareWithUsual(usual, usual.gone)}.${others}`;
}

function rowsRefused({ rows: { read, refused, reasons }, usual }: JudgedImport): string | null {
  if (!isMore(refused, read, limits.refused, usual.refused)) return null;
  return `${number(refused)} of ${number(read)} rows are refused${compareWithUsual(usual, usual.refused)}.${refusalReasons(reasons)}`;
}

function pricesChanged({ figures: { repriced, both }, usual }: JudgedImport): string | null {
  if (!isMore(repriced, both, limits.repriced, usual.repriced)) return null;
  return `${number(repriced)} of ${cars(both)} have a different price${compareWithUsual(usual, usual.repriced)}.`;
}

/**
 * Among used cars, newer cars cost more and have fewer miles: in every feed except one of classic cars, or with swapped
 * columns.
 */
function swapped({ figures }: JudgedImport): string | null {
  const { live, slopes } = figures;
  if (live > 0) return pricesAreMileages(figures);
  if (!slopes || slopes.price > -0.3 || slopes.mileage < 0.3) return null;
  return "The newer the cars, the less they cost and the more miles they have. Are the price and mileage columns swapped?";
}

function makesUnknown({ names: { before, after } }: JudgedImport): string | null {
  const known = new Set(before.unknownMakes.map(([make]) => make));
  const fresh = after.unknownMakes.filter(([make]) => !known.has(make));
  const count = fresh.reduce((total, [, of]) => total + of, 0);
  if (!isMore(count, after.cars, limits.unknownMakes)) return null;
  const named = fresh.slice(0, 5).map(([make, of]) => `${make} (${number(of)})`);
  return `We don’t recognize the make of ${cars(count)}: ${named.join(", ")}.`;
}

function modelsUnknown({ names: { before, after } }: JudgedImport): string | null {
  if (after.unknownModels === null) return null;
  const usual = before.unknownModels ?? 0;
  if (after.cars < 10 || after.unknownModels <= Math.max(0.5, usual + 0.3)) return null;
  return `We don’t recognize the model of ${percent(after.unknownModels)} of the cars. Is this the right model column?`;
}

function picturesGone({ figures: { pictured, live } }: JudgedImport): string | null {
  const { before, after } = pictured;
  if (live < 10 || before === null || after === null) return null;
  if (before < 0.5 || after >= before / 2) return null;
  return `Only ${percent(after)} of the cars have photos now; it was ${percent(before)} before.`;
}

function photosBlocked({ photos }: JudgedImport): string | null {
  if (!photos || !isMore(photos.blocked, photos.pictured, limits.blockedPhotos)) return null;
  const hosts = photos.hosts.slice(0, 5).join(", ");
  return `The website won’t show the photos of ${cars(photos.blocked)}. They are on ${hosts}, which is not on its list of photo servers (inventory.photoHosts).`;
}
