import type { Express } from "express";
import type { RouteDeps } from "./app.ts";
import { consentRoutes } from "./routes/consent.ts";
import { phoneRoutes } from "./routes/phone-validation.ts";
import { termsRoutes } from "./routes/terms.ts";
import { trackRoutes } from "./routes/track.ts";

/** Every route of the visitor service. */
export function routes(app: Express, deps: RouteDeps): void {
  consentRoutes(app, deps);
  phoneRoutes(app, deps);
  termsRoutes(app, deps);
  trackRoutes(app, deps);
}
