import { useConsent, useIsAllowed } from "@forecourt/remote-kit/consent";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { type GarageState, garageStore } from "./garage-store.ts";

/** A part of the visitor's garage; of an empty one on the server and in a browser's first render. */
export function useGarage<T>(select: (state: GarageState) => T): T {
  const isAllowed = useConsent();
  const mayKeep = useIsAllowed("functional");
  useEffect(() => garageStore.open(() => isAllowed("functional")), [isAllowed]);
  useEffect(() => garageStore.heedConsent(), [mayKeep]);
  return useStore(garageStore, select);
}
