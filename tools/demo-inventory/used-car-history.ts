import { DEMO_YEAR } from "./mileage.ts";
import { seeded } from "./random.ts";
import type { OfferedCar } from "./snapshot.ts";

/** Cars of which the feed states nothing: their report has not come in. */
const UNKNOWN_SHARE = 0.15;
const YEARS_PER_OWNER = 4;
const ACCIDENT_SHARE = 0.16;
const REBUILT_SHARE = 0.03;

const uses = [
  ["Personal", 78],
  ["Personal lease", 10],
  ["Rental", 7],
  ["Fleet", 5],
] as const;

/** Columns of a used car's past. Seeded by the VIN, so that the other facts of all cars stay the same. */
export function usedCarHistory({ vin, year, condition }: OfferedCar) {
  const random = seeded(`${vin}/history`);
  if (random.chance(UNKNOWN_SHARE)) return {};
  const isCertified = condition === "certified";
  const most = 1 + Math.max(0, Math.floor((DEMO_YEAR - year) / YEARS_PER_OWNER));
  const hasAccident = !isCertified && random.chance(ACCIDENT_SHARE);
  const isRebuilt = hasAccident && random.chance(REBUILT_SHARE / ACCIDENT_SHARE);
  const [use] = random.weighted(uses, ([, weight]) => weight);
  return {
    owners: random.between(1, isCertified ? 1 : most),
    accidents: hasAccident ? random.pick([1, 1, 1, 2]) : 0,
    title: isRebuilt ? "Rebuilt" : "Clean",
    use,
  };
}
