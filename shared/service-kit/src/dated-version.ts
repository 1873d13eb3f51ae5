import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Dealers } from "./dealers/dealers.ts";

/**
 * The version of contents that depend on the day: it changes with the configuration, and at midnight of each time zone
 * that has a store, so that caches drop what has begun or ended.
 */
export function datedVersion(
  dealers: Pick<Dealers, "version" | "ids" | "stores" | "config">,
  now: Date,
): string {
  const days = zonesOf(dealers).map((zone) => wallTimeAt(now, zone).day);
  return [dealers.version, ...days].join("-");
}

const zonesByVersion = new WeakMap<object, readonly string[]>();

function zonesOf(dealers: Pick<Dealers, "ids" | "stores" | "config">): readonly string[] {
  const known = zonesByVersion.get(dealers);
  if (known) return known;
  const zones = dealers.ids.flatMap((dealerId) =>
    dealers
      .stores(dealerId)
      .map((storeId) => dealers.config({ dealerId, storeId }).company.timezone),
  );
  const distinct = [...new Set(zones)].sort();
  zonesByVersion.set(dealers, distinct);
  return distinct;
}
