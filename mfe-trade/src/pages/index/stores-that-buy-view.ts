import { href } from "@forecourt/contracts/href";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { addressLines } from "@forecourt/domain/address-lines";
import { milesBetween } from "@forecourt/domain/miles-between";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { StoresThatBuyData } from "./index-data.ts";

/** The stores that buy cars, the nearest first, for a visitor of one that does not; null = this one does. */
export function storesThatBuy(site: SiteContext): StoresThatBuyData | null {
  const { store, texts, places = [], pages } = site;
  if (pages["sellTrade"] === true) return null;
  const stores = places
    .filter(({ buysCars }) => buysCars === true)
    .map((one) => ({ one, miles: Math.round(milesBetween(store.map, one.map)) }))
    .toSorted((left, right) => left.miles - right.miles);
  const t = (key: string, values: Record<string, string | number> = {}) =>
    fillText(texts, `trade.elsewhere.${key}`, { store: store.name, ...values });
  return {
    title: t("title"),
    lead: t("lead"),
    note: t("note", { store: store.name }),
    directions: t("directions"),
    back: href.page("trade", "index"),
    stores: stores.map(({ one, miles }) => ({
      id: one.id,
      name: one.name,
      page: pages["locations"] === true ? locationPath(one.id) : null,
      address: addressLines(one),
      distance: t("miles", { miles }),
      phone: one.sales.phone,
      call: t("call", { phone: maskPhone(one.sales.phone, site.phoneMasks.general) }),
      directionsUrl: one.map.url,
      hours: t("hours", { hours: one.sales.hoursText }),
      choose: t("choose", { name: one.name }),
    })),
  };
}
