import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import type { Deps } from "./deps.ts";
import { priceRatingRoutes } from "./routes/price-rating.ts";
import { searchRoutes } from "./routes/search.ts";
import { searchTextRoutes } from "./routes/search-text.ts";
import { vehicleRoutes } from "./routes/vehicles.ts";
import { vocabularyRoutes } from "./routes/vocabulary.ts";

/** The inventory service. */
export function createApp({ log, ready, version, ...deps }: Deps): Express {
  return createBaseApp({ log, ready, ...(version && { version }) }, (app) => {
    searchRoutes(app, deps);
    vehicleRoutes(app, deps);
    vocabularyRoutes(app, deps);
    searchTextRoutes(app, deps);
    priceRatingRoutes(app, deps);
  });
}
