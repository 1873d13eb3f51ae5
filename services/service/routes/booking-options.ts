import { getBookingOptions } from "@forecourt/contracts/areas/service/visits";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";
import { bookingOptionsOf } from "../booking/booking-options.ts";
import type { Deps } from "../deps.ts";
import { serviceStoreOf } from "../visits/service-store.ts";

export function bookingOptionsRoute(app: Express, deps: Deps): void {
  mount(app, getBookingOptions, ({ request }) =>
    bookingOptionsOf(serviceStoreOf(deps, request), { asksVehicle: true }),
  );
}
