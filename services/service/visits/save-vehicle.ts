import type { VisitVehicle } from "@forecourt/contracts/areas/service/visit-parts";
import type { Deps } from "../deps.ts";
import type { VisitRow } from "../store/tables.ts";
import { changeVisit, draftExpiry, updateVisit } from "./visit-store.ts";

/** Stores the vehicle of a visit that is not booked yet. */
export async function saveVehicle(
  { database, now }: Pick<Deps, "database" | "now">,
  { row, vehicle }: { row: Pick<VisitRow, "id">; vehicle: VisitVehicle },
): Promise<void> {
  await changeVisit(database, row.id, async (visit) => {
    if (visit.row.status !== "draft") return;
    const expiry = { expires_at: draftExpiry(now()) };
    await updateVisit(visit, { ...visit.content, vehicle }, expiry);
  });
}
