import { href } from "@forecourt/contracts/href";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { Cents } from "@forecourt/domain/money";
import { isGated, type Pricing } from "@forecourt/search-index";
import type { WatchRow } from "../../store/alert-tables.ts";
import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import type { AlertItem } from "../mails/alert-mail.ts";
import type { DealerSnapshot } from "./dealer-snapshot.ts";

/** The price and status that a `price` watch reported last: columns of `inventory_alert_watches`. */
export type ReportedState = Pick<WatchRow, "told_total" | "told_status">;

/** A car's advertised total in cents, with the fees of its store; null = "Call for price". */
export function totalOf(
  { price, storeId }: Pick<VehicleSummary, "price" | "storeId">,
  { fees }: Pick<Pricing, "fees">,
): Cents | null {
  return price === null ? null : price + (fees.get(storeId) ?? 0);
}

/** "2019 Toyota Camry SE" */
export function carTitle({
  year,
  make,
  model,
  trim,
}: Pick<VehicleSummary, "year" | "make" | "model" | "trim">): string {
  return [year, make, model, trim].filter((part) => part !== null && part !== "").join(" ");
}

export function alertOf(
  { id, kind: watchKind }: Pick<WatchRow, "id" | "kind">,
  vehicle: StoredVehicle | VehicleSummary,
  change: Pick<AlertItem, "kind" | "total" | "before">,
): AlertItem {
  return {
    watchId: id,
    watchKind,
    vin: vehicle.vin,
    title: carTitle(vehicle),
    path: href.vehicle(vehicle),
    mileage: vehicle.mileage,
    ...change,
  };
}

/**
 * Compares a followed car with the state that was reported last, and returns the alert and the new state; null = no
 * alert. A price that rose and fell causes an alert only if it is below the lowest reported price.
 */
export function alertOfCar(
  watch: WatchRow,
  vehicle: StoredVehicle,
  { pricing, gatedOn, today }: Pick<DealerSnapshot, "pricing" | "gatedOn" | "today">,
): { item: AlertItem; told: ReportedState } | null {
  const { told_total: before, told_status: status } = watch;
  const total = totalOf(vehicle, pricing);
  if (vehicle.status === "sold") {
    if (status === "sold") return null;
    const item = alertOf(watch, vehicle, { kind: "sold", total: null, before });
    return { item, told: { told_status: "sold", told_total: before } };
  }
  if (isGated(vehicle, gatedOn(today))) return null;
  const told: ReportedState = { told_status: "live", told_total: total ?? before };
  if (status === "sold") {
    return { item: alertOf(watch, vehicle, { kind: "back", total, before }), told };
  }
  if (total === null || (before !== null && total >= before)) return null;
  const kind = before === null ? "priced" : "dropped";
  return { item: alertOf(watch, vehicle, { kind, total, before }), told };
}
