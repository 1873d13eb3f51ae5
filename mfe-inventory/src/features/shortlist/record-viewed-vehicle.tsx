import { useEffect } from "react";
import type { ShortlistedVehicle } from "./shortlist.ts";
import { shortlistStore } from "./shortlist-store.ts";
import { useShortlist } from "./use-shortlist.ts";

/** Adds a car to the viewed ones, if the visitor allows it. Renders nothing. */
export function RecordViewedVehicle({ vin, title, view }: ShortlistedVehicle) {
  useShortlist(({ isPersisted: isKept }) => isKept);
  useEffect(
    () => shortlistStore.add("seen", { vin, title, ...(view && { view }) }),
    [vin, title, view],
  );
  return null;
}
