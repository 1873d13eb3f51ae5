import { getVisitRecalls, type VisitRecalls } from "@forecourt/contracts/areas/service/recalls";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { RecallError } from "../recalls/recall-source.ts";
import { contentOf, visitByToken } from "../visits/visit-store.ts";

/** The open recalls of a visit's vehicle. */
export function recallsRoute(app: Express, deps: Deps): void {
  mount(app, getVisitRecalls, async ({ params, request, response }) => {
    const { dealerId } = tenantOf(request);
    const found = { dealerId, token: params.token, now: deps.now() };
    const row = await visitByToken(deps.database, found);
    const tenant = { dealerId, storeId: row.store_id };
    const source = deps.recallsOf(deps.dealers.current().config(tenant), dealerId);
    const vin = contentOf(row).vehicle?.vin ?? null;
    if (source === null || vin === null) {
      return { status: "off" as const, recalls: [], isSandbox: source?.isSandbox ?? false };
    }
    await limitNetwork(deps, { request, response }, "recalls");
    const { isSandbox } = source;
    const recalls = await source.openRecalls(vin).catch((error: unknown) => {
      if (!(error instanceof RecallError)) throw error;
      deps.log.warn({ dealerId, reason: error.message }, "recalls could not be checked");
      return null;
    });
    return { status: statusOf(recalls), recalls: recalls ?? [], isSandbox };
  });
}

function statusOf(recalls: readonly unknown[] | null): VisitRecalls["status"] {
  if (recalls === null) return "unchecked";
  return recalls.length > 0 ? "open" : "none";
}
