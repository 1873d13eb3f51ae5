import { getFinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "./app.ts";

export function routes(app: Express, { dealers }: Pick<Deps, "dealers">): void {
  mount(app, getFinancingIndex, ({ request }) =>
    pageContent(dealers.current(), tenantOf(request), "financing/index"),
  );
}
