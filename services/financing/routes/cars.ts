import { getCarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { isUnlocked } from "../deal/is-unlocked.ts";
import type { Deps } from "../deps.ts";

/** The car of a link to a form, with its price. */
export function carRoutes(app: Express, { findCar }: Deps): void {
  mount(app, getCarOfInterest, ({ params, request }) =>
    findCar({ dealerId: tenantOf(request).dealerId, ...params, isUnlocked: isUnlocked(request) }),
  );
}
