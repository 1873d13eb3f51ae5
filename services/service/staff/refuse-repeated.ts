import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { formatClock } from "@forecourt/domain/appointments/format";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContact, VisitContent } from "../visits/visit-content.ts";
import { contentOf } from "../visits/visit-store.ts";
import type { ShopDeps } from "./shop-deps.ts";

interface Asked {
  slot: Slot;
  stated: Pick<VisitContent, "vehicle">;
  contact: Pick<VisitContact, "phone">;
}

/** @throws StaffError with the number of the visit that this owner has with this car on the same day */
export async function refuseRepeated(
  deps: Pick<ShopDeps, "database">,
  store: ServiceStore,
  asked: Asked,
): Promise<void> {
  const same = await repeatedVisit(deps, store, asked);
  if (same === null) return;
  throw new StaffError(
    `${same.number} is booked for this owner and car that day${same.at}; --another books one more`,
  );
}

/** The number and time (`, at 10:00 AM`) of the visit that this owner has with this car on the same day; null = none. */
export async function repeatedVisit(
  { database }: Pick<ShopDeps, "database">,
  { dealerId, storeId }: ServiceStore,
  { slot, stated, contact }: Asked,
): Promise<{ number: string; at: string } | null> {
  const rows = await database.query
    .selectFrom("service_visits")
    .selectAll()
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .where("day", "=", slot.day)
    .where("status", "=", "booked")
    .execute();
  const same = rows.find((row) => {
    const { contact: known, vehicle } = contentOf(row);
    return known?.phone === contact.phone && carOf(vehicle) === carOf(stated.vehicle);
  });
  if (same === undefined) return null;
  const { time } = contentOf(same);
  return { number: same.number ?? "", at: time === null ? "" : `, at ${formatClock(time.time)}` };
}

function carOf(vehicle: VisitContent["vehicle"]): string {
  if (vehicle === null) return "";
  const { modelYear, make, model } = vehicle;
  return `${modelYear} ${make} ${model}`.toLowerCase();
}
