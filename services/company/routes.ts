import { getAbout, getHome } from "@forecourt/contracts/areas/company/contracts";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "./app.ts";
import { leadOf } from "./lead-of.ts";
import { locationsOf } from "./locations-of.ts";

export function routes(app: Express, { dealers }: Pick<Deps, "dealers">): void {
  mount(app, getHome, ({ request }) =>
    pageContent(dealers.current(), tenantOf(request), "company/home"),
  );
  mount(app, getAbout, ({ request }) => {
    const tenant = tenantOf(request);
    const current = dealers.current();
    return {
      ...pageContent(current, tenant, "company/about"),
      lead: leadOf(current, tenant),
      locations: locationsOf(current, tenant),
    };
  });
}
