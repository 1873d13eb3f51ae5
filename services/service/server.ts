import { contentService } from "@forecourt/service-kit/content-service";
import { serve } from "@forecourt/service-kit/service";
import { mountIndexPage } from "./routes/index-page.ts";
import { mountOffers } from "./routes/offers.ts";

/** The service service: the contents of the service page, and the offers that are valid today at the store. */
export const createService = contentService("service", (app, deps) => {
  mountIndexPage(app, deps);
  mountOffers(app, deps);
});

if (import.meta.main) await serve(createService);
