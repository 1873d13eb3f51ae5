import { lookUpCar } from "@forecourt/contracts/areas/trade/car-lookup";
import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { mountContent } from "@forecourt/service-kit/content-service";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express, Request, Response } from "express";
import type { Deps } from "./deps.ts";
import { appraisalFormRoutes } from "./routes/appraisal-forms.ts";
import { appraisalRoutes } from "./routes/appraisals.ts";
import { calendarFeedRoute } from "./routes/calendar-feed.ts";
import { carLookupRoutes } from "./routes/car-lookups.ts";
import { dropOffCalendarRoute } from "./routes/drop-off-calendar.ts";
import { dropOffFormRoute } from "./routes/drop-off-form.ts";
import { interestFormRoute } from "./routes/interest-form.ts";
import { keepFormRoute } from "./routes/keep-form.ts";
import { offerFormRoutes } from "./routes/offer-forms.ts";
import { offerStoreFormRoute } from "./routes/offer-store-form.ts";
import { offeredCarFormRoute } from "./routes/offered-car-form.ts";
import { offerRoutes } from "./routes/offers.ts";
import { payoffFormRoute } from "./routes/payoff-form.ts";
import { photoFormRoutes } from "./routes/photo-forms.ts";
import { photoRoutes } from "./routes/photos.ts";
import { questionnaireRoutes } from "./routes/questionnaire.ts";
import { staffSheetRoutes } from "./routes/staff-sheet.ts";

/** Every route of the trade service. */
export function routes(app: Express, deps: Deps): void {
  mountContent(app, deps, getTradeIndex, "trade/index");
  questionnaireRoutes(app, deps);
  app.use(lookUpCar.path, requireSameOrigin, neverCached);
  carLookupRoutes(app, deps);
  app.use("/api/trade/appraisals", requireSameOrigin, neverCached);
  appraisalFormRoutes(app, deps);
  appraisalRoutes(app, deps);
  offerRoutes(app, deps);
  photoFormRoutes(app, deps);
  photoRoutes(app, deps);
  offerFormRoutes(app, deps);
  offeredCarFormRoute(app, deps);
  payoffFormRoute(app, deps);
  offerStoreFormRoute(app, deps);
  keepFormRoute(app, deps);
  dropOffFormRoute(app, deps);
  interestFormRoute(app, deps);
  staffSheetRoutes(app, deps);
  calendarFeedRoute(app, deps);
  dropOffCalendarRoute(app, deps);
}

/** Without a data version, no page that reads the response is cached. */
function neverCached(_request: Request, response: Response, next: () => void): void {
  response.removeHeader(internalHeaders.version);
  response.set("cache-control", "no-store");
  next();
}
