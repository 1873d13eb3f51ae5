import { AppError } from "@forecourt/contracts/errors";
import { getTestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { bookableDays } from "@forecourt/service-kit/appointments/bookable-times";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { storeConfig } from "../intake/store-config.ts";

/** The days and times at which a vehicle can be driven. */
export function testDriveDaysRoute(app: Express, deps: Deps): void {
  mount(app, getTestDriveDays, async ({ query, request, response }) => {
    const { dealerId } = tenantOf(request);
    const dealer = storeConfig(deps, dealerId, query.store);
    if (!dealer) throw new AppError("not-found", "expected one of this dealer's stores");
    const now = deps.now();
    const booked = await deps.testDrives.bookedTimes({ dealerId, vin: query.vin }, now);
    response.set("cache-control", "no-store");
    return {
      timezone: dealer.company.timezone,
      storeName: dealer.company.name,
      slotMinutes: dealer.testDrive.slotMinutes,
      leadTimeMinutes: dealer.testDrive.leadTimeMinutes,
      days: bookableDays(dealer, now).map(({ day, times }) => ({
        day,
        times: times.map(({ time, start }) => ({ time, free: !booked.has(start.toISOString()) })),
      })),
    };
  });
}
