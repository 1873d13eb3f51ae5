import { serviceOffersPath } from "@forecourt/contracts/areas/service/offer-paths";
import { schedulePath } from "@forecourt/contracts/areas/service/visit-paths";
import { pathForStore } from "@forecourt/contracts/paths/asked-store";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { nearestFirst, storeCard } from "@forecourt/remote-kit/content/store-cards-view";
import type { StoresElsewhereData } from "@forecourt/remote-kit/content/stores-elsewhere";
import { siteText } from "../visit/visit-text.ts";

/** Data of the page at a store without a service department: the stores that have one, the nearest first. */
export interface NoServiceData extends StoresElsewhereData {
  kind: "no-service";
}

/** @param back the service page that the visitor requested */
export function noServiceView(
  site: SiteContext,
  { stores, back }: { stores: readonly SiteStore[]; back: string },
): NoServiceData {
  const t = siteText(site.texts);
  const { name } = site.store;
  const areSpecials = isSpecials(back);
  return {
    kind: "no-service",
    title: t("stores.none.title", { store: name }),
    lead: t(areSpecials ? "stores.none.lead.specials" : "stores.none.lead"),
    note: t("stores.none.note", { store: name }),
    cards: {
      directions: t("stores.none.directions"),
      back,
      stores: nearestFirst(site, stores).map(({ one, miles }) => ({
        ...cardOf(site, one, t("stores.miles", { miles, store: name })),
        ...linksOf(site, one, back),
        choose: t("stores.none.choose", { store: one.name }),
      })),
    },
  };
}

function cardOf(site: SiteContext, store: SiteStore, distance: string) {
  const t = siteText(site.texts);
  const department = store.service ?? store.sales;
  return storeCard(
    site,
    { store, department },
    {
      lines: [distance, t("stores.none.hours", { hours: department.hoursText })],
      call: (phone) => t("stores.none.call", { phone }),
    },
  );
}

/**
 * The button leads to the requested page, specials or else a visit, of the listed store. The link does not choose that
 * store.
 */
function linksOf({ texts }: SiteContext, { id, name, menu }: SiteStore, back: string) {
  const t = siteText(texts);
  const visit = pathForStore(schedulePath, id);
  const schedule = { label: t("stores.none.schedule", { store: name }), href: visit };
  // A store's menu leads to its specials on days on which it has some.
  const links = [...(menu?.header ?? []), ...(menu?.footer ?? [])].flatMap((one) => one.links);
  if (!links.some(({ path }) => path.includes(serviceOffersPath))) return { go: schedule };
  const specials = pathForStore(isSpecials(back) ? back : serviceOffersPath, id);
  if (!isSpecials(back)) {
    return { go: schedule, link: { label: t("stores.none.specialsLink"), href: specials } };
  }
  return {
    go: { label: t("stores.none.specials", { store: name }), href: specials },
    link: { label: t("stores.none.scheduleLink"), href: visit },
  };
}

function isSpecials(path: string): boolean {
  return path.startsWith(serviceOffersPath);
}
