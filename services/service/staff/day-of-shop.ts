import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import type { ClaimRow, ClosureRow, VisitRow } from "../store/tables.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent, VisitTime } from "../visits/visit-content.ts";
import { contentOf } from "../visits/visit-store.ts";
import type { ShopDeps } from "./shop-deps.ts";

/** A visit of the day, as the shop sees it. */
export interface ShopVisit {
  row: VisitRow;
  content: VisitContent & { time: VisitTime };
  confirmation: Appointment["confirmation"];
  /** Minutes of the day at which the technician works on it; null = none are claimed. */
  work: { from: number; to: number } | null;
}

export interface DayOfShop {
  store: ServiceStore;
  /** YYYY-MM-DD */
  day: string;
  /** In the order of their start; canceled visits are in `canceled`. */
  visits: ShopVisit[];
  canceled: ShopVisit[];
  closures: ClosureRow[];
}

/** Visits and closures of a shop on a day. */
export async function dayOfShop(
  { database: { query } }: Pick<ShopDeps, "database">,
  store: ServiceStore,
  day: string,
): Promise<DayOfShop> {
  const { dealerId, storeId } = store;
  const rows = await query
    .selectFrom("service_visits as v")
    .leftJoin("service_outside_visits as o", "o.visit_id", "v.id")
    .selectAll("v")
    .select("o.state as outside")
    .where("v.dealer_id", "=", dealerId)
    .where("v.store_id", "=", storeId)
    .where("v.day", "=", day)
    .where("v.status", "in", ["booked", "done", "canceled"])
    .orderBy("v.starts_at")
    .orderBy("v.number")
    .execute();
  const ofDay = { dealer_id: dealerId, store_id: storeId, day };
  const claims = await query
    .selectFrom("service_claims")
    .selectAll()
    .where((eb) => eb.and(ofDay))
    .execute();
  const closures = await query
    .selectFrom("service_closures")
    .selectAll()
    .where((eb) => eb.and(ofDay))
    .orderBy("from_minutes")
    .execute();
  const all = rows.flatMap(({ outside, ...row }) => {
    const content = contentOf(row);
    if (content.time === null) return [];
    const own = claims.filter((claim) => claim.visit_id === row.id);
    const work = workOf(own);
    return [
      {
        row,
        content: { ...content, time: content.time },
        confirmation: outside ?? ("confirmed" as const),
        work,
      },
    ];
  });
  const isCanceled = ({ row }: ShopVisit) => row.status === "canceled";
  const visits = all.filter((visit) => !isCanceled(visit));
  return { store, day, visits, canceled: all.filter(isCanceled), closures };
}

function workOf(claims: readonly ClaimRow[]): ShopVisit["work"] {
  const slots = claims.filter(({ resource }) => resource.startsWith("technician:"));
  if (slots.length === 0) return null;
  return {
    from: Math.min(...slots.map(({ slot }) => slot)),
    to: Math.max(...slots.map(({ slot, minutes }) => slot + minutes)),
  };
}
