import { getServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "./app.ts";
import { dayIn, validOn } from "./valid-specials.ts";

export function routes(app: Express, { dealers, now }: Pick<Deps, "dealers" | "now">): void {
  mount(app, getServiceIndex, ({ request }) => {
    const tenant = tenantOf(request);
    const current = dealers.current();
    const { specials, ...content } = pageContent(current, tenant, "service/index");
    const { service, company } = current.config(tenant);
    const today = dayIn(company.timezone, now());
    return {
      ...content,
      specials: specials && { ...specials, offers: validOn(today, specials.offers) },
      scheduleLink: service?.scheduleLink ?? null,
    };
  });
}
