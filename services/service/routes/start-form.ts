import {
  againField,
  scheduleStepPath,
  visitAnchors,
  visitReturn,
} from "@forecourt/contracts/areas/service/visit-paths";
import { startVisitForm } from "@forecourt/contracts/areas/service/visits";
import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request } from "express";
import { visitAgain } from "../booking/visit-again.ts";
import type { Deps } from "../deps.ts";
import { isVehicleStated } from "../forms/check-vehicle.ts";
import { textOf } from "../forms/form-fields.ts";
import { mountStartForm } from "../forms/mount-visit-form.ts";
import { insertReturnedForm } from "../forms/returned-form-store.ts";
import { vehicleOfForm } from "../forms/vehicle-of-form.ts";
import { limitNetwork, networkDigest } from "../limits/network-limit.ts";
import { offerOfVisit } from "../offers/offer-of-visit.ts";
import type { VisitRow } from "../store/tables.ts";
import { type ServiceStore, serviceStoreOf, storeOfTenant } from "../visits/service-store.ts";
import { emptyVisit } from "../visits/visit-content.ts";
import { nextPage } from "../visits/visit-steps.ts";
import { contentOf, insertVisit, visitByToken } from "../visits/visit-store.ts";

/** Starts a visit, with the vehicle where the form describes one. */
export function startFormRoute(app: Express, deps: Deps): void {
  mountStartForm(app, startVisitForm, async ({ fields, request, response }) => {
    const before = await visitBefore(deps, request, textOf(fields, againField));
    const storeId = before?.store_id ?? textOf(fields, "store");
    const store = storeOfStart(deps, request, storeId);
    if (!store.isBookable) throw new AppError("not-found", "this store books no visits online");
    await limitNetwork(deps, { request, response }, "start");
    const startedBy = networkDigest(request);
    if (before !== null) {
      const content = { ...visitAgain(deps, store, contentOf(before)), startedBy };
      const token = await insertVisit(deps.database, { ...store, content, now: deps.now() });
      return { location: nextPage(token, content), event: null, faults: {} };
    }
    const isStated = isVehicleStated(fields);
    const checked = isStated ? await vehicleOfForm(deps, store, { fields, request }) : null;
    const offer = /^[a-z0-9-]{1,40}$/.test(textOf(fields, "offer"))
      ? textOf(fields, "offer")
      : null;
    const begun = offer === null ? emptyVisit : offerOfVisit(deps, store, offer);
    const vehicle = checked?.vehicle ?? null;
    const content = { ...emptyVisit, ...begun, offer, vehicle, startedBy };
    const now = deps.now();
    const token = await insertVisit(deps.database, { ...store, content, now });
    if (!checked || checked.vehicle !== null) {
      return { location: nextPage(token, content), event: null, faults: {} };
    }
    const { dealerId } = store;
    const row = await visitByToken(deps.database, { dealerId, token, now });
    const form = {
      form: "vehicle",
      fields: { ...checked.fields },
      faults: checked.faults,
    } as const;
    await insertReturnedForm(deps.database, { visitId: row.id, form, now });
    const page = scheduleStepPath(token, "vehicle");
    const location = `${page}?${visitReturn.check}=1#${visitAnchors.problems}`;
    return { location, event: null, faults: {} };
  });
}

/** The visit that was booked before, whose work is booked again; null = the form names none, or it is deleted. */
async function visitBefore(deps: Deps, request: Request, token: string): Promise<VisitRow | null> {
  if (!LinkToken.safeParse(token).success) return null;
  const { dealerId } = tenantOf(request);
  return visitByToken(deps.database, { dealerId, token, now: deps.now() }).catch((thrown) => {
    if (toAppError(thrown).code === "not-found") return null;
    throw thrown;
  });
}

/** The store that the page of the form named: the visitor may have chosen another one in a second tab since. */
function storeOfStart(deps: Deps, request: Request, storeId: string): ServiceStore {
  const { dealerId } = tenantOf(request);
  const isKnown = deps.dealers.current().stores(dealerId).includes(storeId);
  return isKnown ? storeOfTenant(deps, { dealerId, storeId }) : serviceStoreOf(deps, request);
}
