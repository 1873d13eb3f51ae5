import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request } from "express";
import type { Deps } from "../deps.ts";

/** The store of a request. */
export interface TradeSite {
  dealerId: string;
  storeId: string;
  texts: SiteContext["texts"];
  trade: DealerConfig["trade"];
  /** The calendar day in the store's time zone. */
  today: string;
}

/** @throws AppError dealer-unknown; not-found where the store takes no trades */
export function tradeSiteOf(
  { dealers, now }: Pick<Deps, "dealers" | "now">,
  request: Request,
): TradeSite {
  const tenant = tenantOf(request);
  const site = dealers.current().site(tenant);
  const { store, trade } = dealers.current().config(tenant);
  if (site.pages["sellTrade"] !== true) {
    throw new AppError("not-found", "this store does not take trades");
  }
  const { dealerId } = tenant;
  const { day: today } = wallTimeAt(now(), site.timezone);
  return { dealerId, storeId: store.id, texts: site.texts, trade, today };
}

/** The newest model year that a car can have: the next calendar year. */
export function latestModelYear({ today }: Pick<TradeSite, "today">): number {
  return Number(today.slice(0, 4)) + 1;
}
