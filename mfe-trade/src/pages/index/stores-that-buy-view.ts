import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { formatList, localeOf } from "@forecourt/domain/locale";
import { nearestFirst, storeCard } from "@forecourt/remote-kit/content/store-cards-view";
import type { StoresElsewhereData } from "@forecourt/remote-kit/content/stores-elsewhere";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { StoresToSellAtData } from "./index-data.ts";

/** The stores that buy cars, the nearest first, for a visitor of one that does not; null = this one does. */
export function storesThatBuy(site: SiteContext): StoresElsewhereData | null {
  const { store, pages } = site;
  if (pages["sellTrade"] === true) return null;
  const t = textOf(site);
  return {
    title: t("title"),
    lead: t("lead"),
    note: t("note"),
    cards: {
      directions: t("directions"),
      back: href.page("trade", "index"),
      stores: nearestFirst(site, buyersOf(site)).map(({ one, miles }) => ({
        ...cardOf(site, one, [t("miles", { miles, store: store.name })]),
        choose: t("choose", { name: one.name }),
      })),
    },
  };
}

/** The stores that buy cars, for a group's visitor who has chosen none; null where the page speaks for one store. */
export function storesToSellAt(site: SiteContext): StoresToSellAtData | null {
  const stores = buyersOf(site);
  if (site.storeChosen || site.stores.length < 2 || stores.length === 0) return null;
  const t = textOf(site);
  return {
    title: fillText(site.texts, "trade.stores.title"),
    lead: whichBuy(site, stores),
    cards: {
      directions: t("directions"),
      back: null,
      stores: stores.map((one) => cardOf(site, one)),
    },
  };
}

/** "We buy cars and take trade-ins in Columbia and Rolla, but not in Sedalia." */
function whichBuy({ texts, places = [] }: SiteContext, buyers: readonly SiteStore[]): string {
  const others = places.filter((one) => !buyers.includes(one));
  if (others.length === 0) return fillText(texts, "trade.stores.lead.every");
  const names = (stores: readonly SiteStore[], type?: "disjunction") =>
    formatList(
      stores.map(({ name }) => name),
      localeOf(texts),
      type,
    );
  const values = { stores: names(buyers), others: names(others, "disjunction") };
  return fillText(texts, "trade.stores.lead", values);
}

function buyersOf({ places = [] }: SiteContext): SiteStore[] {
  return places.filter(({ buysCars }) => buysCars === true);
}

function cardOf(site: SiteContext, store: SiteStore, lines: string[] = []) {
  const t = textOf(site);
  return storeCard(
    site,
    { store, department: store.sales },
    {
      lines: [...lines, t("hours", { hours: store.sales.hoursText })],
      call: (phone) => t("call", { phone }),
    },
  );
}

function textOf({ texts, store }: SiteContext) {
  return (key: string, values: Record<string, string | number> = {}) =>
    fillText(texts, `trade.elsewhere.${key}`, { store: store.name, ...values });
}
