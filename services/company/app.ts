import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import { articleRoutes } from "./articles/article-routes.ts";
import { contentRoutes } from "./content-routes.ts";
import type { AppDeps } from "./deps.ts";
import { helpRoutes } from "./help-center/help-routes.ts";
import { offerRoutes } from "./offers/offer-routes.ts";
import { promotionRoutes } from "./promotions/promotion-routes.ts";
import { jobApplicationRoute } from "./resumes/job-application-route.ts";

/** The company service. */
export function createApp({ log, ready, version, ...others }: AppDeps): Express {
  const deps = { ...others, log };
  return createBaseApp({ log, ready, ...(version && { version }) }, (app) => {
    promotionRoutes(app, deps);
    offerRoutes(app, deps);
    contentRoutes(app, deps);
    articleRoutes(app, deps);
    helpRoutes(app, deps);
    jobApplicationRoute(app, deps);
  });
}
