import { getAbout, getHome } from "@forecourt/contracts/areas/company/contracts";
import {
  contentService,
  mountCompletedContent,
  mountContent,
} from "@forecourt/service-kit/content-service";
import { serve } from "@forecourt/service-kit/service";
import { articleRoutes } from "./articles/article-routes.ts";
import { helpRoutes } from "./help-center/help-routes.ts";
import { leadOf } from "./lead-of.ts";
import { locationsOf } from "./locations-of.ts";

/** The company service: home, the page about the company, articles and the help center. */
export const createService = contentService("company", (app, deps) => {
  mountContent(app, deps, getHome, "company/home");
  mountCompletedContent(app, deps, getAbout, "company/about", (content, { dealers, tenant }) => ({
    ...content,
    lead: leadOf(dealers, tenant),
    locations: locationsOf(dealers, tenant),
  }));
  articleRoutes(app, deps);
  helpRoutes(app, deps);
});

if (import.meta.main) await serve(createService);
