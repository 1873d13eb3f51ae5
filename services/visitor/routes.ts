import type { Express } from "express";
import type { RouteDeps } from "./app.ts";
import { phoneRoutes } from "./routes/phone-validation.ts";

/** Every route of the visitor service. */
export function routes(app: Express, deps: RouteDeps): void {
  phoneRoutes(app, deps);
}
