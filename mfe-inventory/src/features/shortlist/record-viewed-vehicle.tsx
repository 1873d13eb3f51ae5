import { useEffect } from "react";
import type { ShortlistedVehicle } from "./shortlist.ts";
import { shortlistStore } from "./shortlist-store.ts";
import { useShortlist } from "./use-shortlist.ts";

/** Notes that a car was opened, as far as the visitor allows to keep anything. Draws nothing. */
export function RecordViewedVehicle({ vin, title }: ShortlistedVehicle) {
  useShortlist(({ isPersisted: isKept }) => isKept);
  useEffect(() => shortlistStore.add("seen", { vin, title }), [vin, title]);
  return null;
}
