import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "./app.ts";

export function routes(app: Express, { dealers }: Pick<Deps, "dealers">): void {
  mount(app, getTradeIndex, ({ request }) =>
    pageContent(dealers.current(), tenantOf(request), "trade/index"),
  );
}
