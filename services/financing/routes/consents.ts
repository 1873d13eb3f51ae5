import { getConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { consentTextsOf } from "../applications/site-of.ts";
import type { Deps } from "../deps.ts";

/** The consent texts of the store, with the versions that forms send back. */
export function consentRoutes(app: Express, { dealers }: Deps): void {
  mount(app, getConsentTexts, ({ request }) => ({
    texts: consentTextsOf(dealers.current().site(tenantOf(request)).texts),
  }));
}
