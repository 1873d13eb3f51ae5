import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { newestReadings } from "../inspections/offer-events.ts";
import { isOtherVin, mileageTolerance, readingRows } from "../inspections/readings.ts";
import type { DeskOffer } from "./desk-offers.ts";

/** What the appraiser has looked at again and buys nevertheless. */
export interface Despite {
  vin: boolean;
  odometer: boolean;
}

/**
 * Refuses to buy a car that is not the offered one by its VIN, or that has more miles than the offer allows, unless the
 * appraiser says so. A new version that was made after the odometer was read has counted the miles.
 * @throws StaffError that names what differs and the switch that goes on
 */
export function requireMatch(
  { row: { number }, car, events }: Pick<DeskOffer, "row" | "car" | "events">,
  despite: Despite,
): void {
  const { vin, mileage } = newestReadings(events);
  const readAt = events.findLastIndex(
    ({ kind, content }) => kind === "inspected" && "mileage" in content && content.mileage !== null,
  );
  const isCounted = events.findLastIndex(({ kind }) => kind === "revised") > readAt;
  const isVinRefused = vin !== null && !despite.vin && isOtherVin(car, vin);
  const isOdometerRefused =
    mileage !== null && !despite.odometer && !isCounted && mileage - car.mileage > mileageTolerance;
  if (!isVinRefused && !isOdometerRefused) return;
  const refused = {
    vin: isVinRefused ? vin : null,
    mileage: isOdometerRefused ? mileage : null,
  };
  const facts = readingRows(car, refused).map(({ label, value }) => `${label}: ${value}`);
  const goOn = [
    ...(isOdometerRefused ? ["--despite-odometer"] : []),
    ...(isVinRefused ? ["--despite-vin"] : []),
  ].join(" ");
  throw new StaffError(
    [
      `${number} is not bought, and nobody is mailed:`,
      ...facts.map((text) => `  ${text}`),
      "If it was misread, inspect it again; if its price has to change, revise it.",
      `To buy it as it is: ${goOn}`,
    ].join("\n"),
  );
}
