import { getAppointment } from "@forecourt/contracts/areas/service/appointments";
import { getVisit } from "@forecourt/contracts/areas/service/visits";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request } from "express";
import { appointmentView } from "../booking/appointment-view.ts";
import { visitView } from "../booking/visit-view.ts";
import type { Deps } from "../deps.ts";
import { storeOfTenant } from "../visits/service-store.ts";
import { visitByToken } from "../visits/visit-store.ts";

/** Visits as their pages show them. */
export function visitRoutes(app: Express, deps: Deps): void {
  mount(app, getVisit, async ({ params, query, request }) => {
    const { row, store } = await visitOf(deps, request, params.token);
    return visitView(deps, store, { row, step: query.step });
  });
  mount(app, getAppointment, async ({ params, query, request }) => {
    const { row, store } = await visitOf(deps, request, params.token);
    return appointmentView(deps, store, { row, withDays: query.days === "1" });
  });
}

async function visitOf(deps: Deps, request: Request, token: string) {
  const { dealerId } = tenantOf(request);
  const row = await visitByToken(deps.database, { dealerId, token, now: deps.now() });
  return { row, store: storeOfTenant(deps, { dealerId, storeId: row.store_id }) };
}
