import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { getAbout } from "@forecourt/contracts/areas/company/contracts";
import {
  getAccessibility,
  getCookies,
  getElectronicSignature,
  getPrivacy,
  getTerms,
} from "@forecourt/contracts/areas/company/legal";
import { getTeam, getTeamMember } from "@forecourt/contracts/areas/company/team";
import { mountCompletedContent, mountContent } from "@forecourt/service-kit/content-service";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { articleRoutes } from "./articles/article-routes.ts";
import { contactRoutes } from "./contact-routes.ts";
import type { Deps } from "./deps.ts";
import { facesOf } from "./faces-of.ts";
import { headingOf } from "./heading-of.ts";
import { helpRoutes } from "./help-center/help-routes.ts";
import { leadOf } from "./lead-of.ts";
import { locationRoutes } from "./locations/location-routes.ts";
import { locationsOf } from "./locations-of.ts";
import { offerRoutes } from "./offers/offer-routes.ts";
import { applicationConsent, openPositions } from "./positions.ts";
import { promotionRoutes } from "./promotions/promotion-routes.ts";
import { jobApplicationRoute } from "./resumes/job-application-route.ts";
import { ratedReviews } from "./reviews/shown-reviews.ts";
import { memberPage } from "./team-member.ts";
import { teamPage } from "./team-page.ts";

/** Contents of the pages, promotions, offers, people, articles, the help center and job applications. */
export function routes(app: Express, deps: Deps): void {
  promotionRoutes(app, deps);
  offerRoutes(app, deps);
  mountContent(app, deps, getPrivacy, "company/privacy");
  mountContent(app, deps, getTerms, "company/terms");
  mountContent(app, deps, getCookies, "company/cookies");
  mountContent(app, deps, getElectronicSignature, "company/electronicSignature");
  mountContent(app, deps, getAccessibility, "company/accessibility");
  mountCompletedContent(
    app,
    deps,
    getAbout,
    "company/about",
    ({ byStore, ...content }, source) => ({
      ...content,
      hero: headingOf(content.hero, byStore, source),
      lead: leadOf(source),
      people: facesOf(source),
      reviews: ratedReviews(source.dealers, source.tenant, deps.now()),
      locations: locationsOf(source.dealers, source.tenant),
      nearby: source.dealers.content(source.tenant, "company/contact")?.nearby ?? [],
    }),
  );
  contactRoutes(app, deps);
  mount(app, getTeam, ({ query, request }) =>
    teamPage({
      dealers: deps.dealers.current(),
      tenant: tenantOf(request),
      wanted: query.store,
    }),
  );
  mountCompletedContent(app, deps, getCareers, "company/careers", (content, source) => ({
    ...content,
    positions: openPositions(content.positions, source, deps.now()),
    replyDays: source.config.leads.applicationReplyDays,
    consent: applicationConsent(source, []),
  }));
  mount(app, getTeamMember, ({ params, request }) =>
    memberPage(params.slug, {
      dealers: deps.dealers.current(),
      tenant: tenantOf(request),
      now: deps.now(),
    }),
  );
  locationRoutes(app, deps);
  articleRoutes(app, deps);
  helpRoutes(app, deps);
  jobApplicationRoute(app, deps);
}
