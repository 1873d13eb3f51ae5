import { getContact } from "@forecourt/contracts/areas/company/contact";
import { mountCompletedContent } from "@forecourt/service-kit/content-service";
import type { Express } from "express";
import { contactConsents } from "./contact-consents.ts";
import type { Deps } from "./deps.ts";
import { locationsOf } from "./locations-of.ts";
import { replyHoursOf } from "./reply-hours-of.ts";
import { topicsByStore } from "./topics-by-store.ts";

/** The contact page, with the data of each store that its form needs. */
export function contactRoutes(app: Express, deps: Deps): void {
  mountCompletedContent(
    app,
    deps,
    getContact,
    "company/contact",
    (content, { dealers, tenant }) => ({
      ...content,
      locations: locationsOf(dealers, tenant),
      replyHours: replyHoursOf(dealers, tenant),
      consents: contactConsents(dealers, tenant),
      topics: topicsByStore(dealers, tenant),
    }),
  );
}
