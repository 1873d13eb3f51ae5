import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { newestReadings } from "../inspections/offer-events.ts";
import { isOtherVin, mileageTolerance, readingRows } from "../inspections/readings.ts";
import type { DeskOffer } from "./desk-offers.ts";

/** Differences that the appraiser has confirmed. */
export interface MismatchOverrides {
  vin: boolean;
  odometer: boolean;
}

/**
 * Rejects the purchase of a car with another VIN than the offered car, or with more miles than the offer allows, unless
 * the appraiser confirms it. If the offer was revised after the odometer was read, the revision covers the miles.
 * @throws StaffError that names the difference and the option that confirms it
 */
export function requireMatch(
  { row: { number }, car, events }: Pick<DeskOffer, "row" | "car" | "events">,
  despite: MismatchOverrides,
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
      `${number} was not bought, and no mail was sent:`,
      ...facts.map((text) => `  ${text}`),
      "If it was misread, inspect it again; if its price has to change, revise it.",
      `To buy it as it is: ${goOn}`,
    ].join("\n"),
  );
}
