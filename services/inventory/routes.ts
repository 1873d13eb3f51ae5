import type { Express } from "express";
import type { Deps } from "./deps.ts";
import { alertSignUpRoutes } from "./routes/alert-sign-ups.ts";
import { alertSubscriptionRoutes } from "./routes/alert-subscriptions.ts";
import { feedHealthRoutes } from "./routes/feed-health.ts";
import { googleFeedRoutes } from "./routes/google-feed.ts";
import { indexableListRoutes } from "./routes/indexable-lists.ts";
import { knownCarRoutes } from "./routes/known-cars.ts";
import { marketValueRoutes } from "./routes/market-value.ts";
import { priceRatingRoutes } from "./routes/price-rating.ts";
import { searchRoutes } from "./routes/search.ts";
import { searchTextRoutes } from "./routes/search-text.ts";
import { startingPriceRoutes } from "./routes/starting-prices.ts";
import { vehicleRoutes } from "./routes/vehicles.ts";
import { vocabularyRoutes } from "./routes/vocabulary.ts";

/** Every route of the inventory service. */
export function routes(app: Express, deps: Deps): void {
  searchRoutes(app, deps);
  startingPriceRoutes(app, deps);
  indexableListRoutes(app, deps);
  googleFeedRoutes(app, deps);
  vehicleRoutes(app, deps);
  vocabularyRoutes(app, deps);
  searchTextRoutes(app, deps);
  priceRatingRoutes(app, deps);
  marketValueRoutes(app, deps);
  knownCarRoutes(app, deps);
  if (deps.feedHealth) feedHealthRoutes(app, deps.feedHealth);
  if (deps.alerts) {
    alertSignUpRoutes(app, deps.alerts);
    alertSubscriptionRoutes(app, deps.alerts);
  }
}
