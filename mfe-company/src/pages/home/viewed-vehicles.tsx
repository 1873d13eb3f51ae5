import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { readViewedVehicles } from "@forecourt/remote-kit/viewed-vehicles/viewed-vehicle";
import { ViewedVehicleList } from "@forecourt/remote-kit/viewed-vehicles/viewed-vehicle-list";
import { Section } from "@forecourt/ui/layout/section";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useMemo } from "react";

/**
 * Cars that this browser has shown before, as far as the visitor allows it to remember them. Drawn in the
 * browser only, because the document is the same for every visitor, and below the first screen, where nothing
 * in view moves.
 */
export function ViewedVehicles() {
  const t = useTexts();
  const isAllowed = useIsAllowed("functional");
  const isHydrated = useHydrated();
  const cars = useMemo(
    () => (isHydrated && isAllowed ? readViewedVehicles(localStorage) : []),
    [isHydrated, isAllowed],
  );
  if (cars.length === 0) return null;
  return (
    <Section title={t("frame.viewed")}>
      <ViewedVehicleList cars={cars} />
    </Section>
  );
}
