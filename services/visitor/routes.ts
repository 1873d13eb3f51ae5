import { chooseConsent } from "@forecourt/contracts/visitor/visitor-consent";
import { declareEndpoints } from "@forecourt/service-kit/openapi/declare-endpoints";
import type { Express } from "express";
import type { Deps } from "./deps.ts";
import { buyerPreferencesRoutes } from "./routes/buyer-preferences.ts";
import { consentRoutes } from "./routes/consent.ts";
import { experimentRoutes } from "./routes/experiments.ts";
import { pageHealthRoutes } from "./routes/page-health.ts";
import { phoneRoutes } from "./routes/phone-validation.ts";
import { recoveredErrorRoutes } from "./routes/recovered-errors.ts";
import { trackRoutes } from "./routes/track.ts";

/** Every route of the visitor service. */
export function routes(app: Express, deps: Deps): void {
  declareEndpoints(app, chooseConsent);
  consentRoutes(app, deps);
  phoneRoutes(app, deps);
  buyerPreferencesRoutes(app, deps);
  trackRoutes(app, deps);
  experimentRoutes(app, deps);
  recoveredErrorRoutes(app, deps);
  pageHealthRoutes(app, deps);
}
