import { pathForStore } from "@forecourt/contracts/paths/asked-store";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { addressLines } from "@forecourt/domain/address-lines";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import { serviceStores } from "../../parts/stores/stores-view.ts";
import type { ServiceStoresData } from "./index-data.ts";

/**
 * The stores of a group that service vehicles, for a visitor who has chosen none; null where the page speaks for one
 * store.
 * @param schedulePath where visits are booked online; null = they are not
 */
export function serviceStoresView(
  site: SiteContext,
  schedulePath: string | null,
): ServiceStoresData | null {
  const stores = serviceStores(site);
  if (site.storeChosen || site.stores.length < 2 || stores.length === 0) return null;
  const t = (key: string) => fillText(site.texts, key);
  return {
    title: t("service.stores.title"),
    lead: t("service.stores.lead"),
    stores: stores.map((store) => ({
      id: store.id,
      name: store.name,
      page: site.pages["locations"] === true ? locationPath(store.id) : null,
      address: addressLines(store),
      hours: store.service?.hoursText ?? "",
      phone: store.service?.phone ?? store.phone,
      phoneText: maskPhone(store.service?.phone ?? store.phone, site.phoneMasks.general),
      book:
        schedulePath === null
          ? null
          : { label: t("menu.scheduleService"), href: pathForStore(schedulePath, store.id) },
    })),
  };
}
