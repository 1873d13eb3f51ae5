import { getBookingOptions } from "@forecourt/contracts/areas/service/visits";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express, Request, Response } from "express";
import type { Deps } from "./deps.ts";
import { formQueue } from "./forms/form-queue.ts";
import { appointmentCalendarRoute } from "./routes/appointment-calendar.ts";
import { appointmentFormRoutes } from "./routes/appointment-forms.ts";
import { bookingOptionsRoute } from "./routes/booking-options.ts";
import { calendarFeedRoute } from "./routes/calendar-feed.ts";
import { mountIndexPage } from "./routes/index-page.ts";
import { mountOffers } from "./routes/offers.ts";
import { recallsRoute } from "./routes/recalls.ts";
import { startFormRoute } from "./routes/start-form.ts";
import { stepFormRoutes } from "./routes/step-forms.ts";
import { visitRoutes } from "./routes/visits.ts";

/** Every route of the service service. */
export function routes(app: Express, deps: Deps): void {
  mountIndexPage(app, deps);
  mountOffers(app, deps);
  app.use(getBookingOptions.path, neverCached);
  bookingOptionsRoute(app, deps);
  app.use("/api/service/visits", requireSameOrigin, neverCached);
  startFormRoute(app, deps);
  visitRoutes(app, deps);
  appointmentCalendarRoute(app, deps);
  const formDeps = { ...deps, inTurn: formQueue() };
  stepFormRoutes(app, formDeps);
  appointmentFormRoutes(app, formDeps);
  recallsRoute(app, deps);
  calendarFeedRoute(app, deps);
}

/** Without a data version, no page that reads the response is cached. */
function neverCached(_request: Request, response: Response, next: () => void): void {
  response.removeHeader(internalHeaders.version);
  response.set("cache-control", "no-store");
  next();
}
