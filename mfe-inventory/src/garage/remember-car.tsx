import { useEffect } from "react";
import type { KeptCar } from "./garage.ts";
import { garageStore } from "./garage-store.ts";
import { useGarage } from "./use-garage.ts";

/** Notes that a car was opened, as far as the visitor allows to keep anything. Draws nothing. */
export function RememberCar({ vin, title }: KeptCar) {
  useGarage(({ isKept }) => isKept);
  useEffect(() => garageStore.put("seen", { vin, title }), [vin, title]);
  return null;
}
