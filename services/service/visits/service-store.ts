import { type Transport, transports } from "@forecourt/contracts/areas/service/visit-paths";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request } from "express";
import type { Deps } from "../deps.ts";

/** A store with a service department. */
export interface ServiceStore {
  dealerId: string;
  storeId: string;
  config: DealerConfig & { service: NonNullable<DealerConfig["service"]> };
  texts: SiteContext["texts"];
  cookieTier: SiteContext["cookieTier"];
  /** False = no visit is booked by this site now. */
  isBookable: boolean;
  /** Today in the store's time zone. */
  today: string;
}

/** @throws AppError dealer-unknown; not-found where there is no service department */
export function serviceStoreOf(
  deps: Pick<Deps, "dealers" | "now">,
  request: Request,
): ServiceStore {
  return storeOfTenant(deps, tenantOf(request));
}

/** @throws AppError dealer-unknown; not-found where there is no service department */
export function storeOfTenant(
  { dealers, now }: Pick<Deps, "dealers" | "now">,
  tenant: { dealerId: string; storeId: string | null },
): ServiceStore {
  const site = dealers.current().site(tenant);
  const config = dealers.current().config(tenant);
  const { service, store, pages } = config;
  if (service === null || site.pages["service"] !== true) {
    throw new AppError("not-found", "this store has no service department");
  }
  return {
    dealerId: tenant.dealerId,
    storeId: store.id,
    config: { ...config, service },
    texts: site.texts,
    cookieTier: site.cookieTier,
    isBookable: pages.serviceSchedule && service.scheduleLink === null,
    today: wallTimeAt(now(), config.company.timezone).day,
  };
}

/** Transports that owners can choose while their vehicle is worked on. */
export function transportsOf({ config }: ServiceStore): Transport[] {
  const { wait, dropOff, shuttle, loaners } = config.scheduling.transport;
  const offered = { wait, "drop-off": dropOff, shuttle, loaner: loaners > 0 };
  return transports.filter((transport) => offered[transport]);
}
