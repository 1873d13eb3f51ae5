import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useEffect } from "react";
import type { Garage } from "./garage.ts";
import { useGarage } from "./use-garage.ts";

/**
 * A page whose address names no car (`isBare`) shows those that this browser keeps, by going to their
 * address; `pathOf` gives it, null = there are none.
 */
export function useOwnCars(isBare: boolean, pathOf: (garage: Garage) => string | null): void {
  const { go } = useNavigation();
  const path = useGarage(({ garage }) => pathOf(garage));
  useEffect(() => {
    if (isBare && path !== null) go(path, { replace: true });
  }, [isBare, path, go]);
}
