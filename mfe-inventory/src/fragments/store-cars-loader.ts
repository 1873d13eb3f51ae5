import { href } from "@forecourt/contracts/href";
import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { fillText } from "@forecourt/remote-kit/site-context";
import { newestArrived } from "./newest-arrived.ts";
import type { StoreCarsData } from "./store-cars-data.ts";

/**
 * The cars at the store in the address of the page; null without any, and for a store that the dealer does not have.
 */
export const loadStoreCars: FragmentLoader<StoreCarsData> = async (request) => {
  const { site, params } = request;
  const store = site.places?.find(({ id }) => id === params["store"]);
  if (!store) return null;
  const newest = await newestArrived(request, store.id);
  if (newest === null) return null;
  const { cards, total } = newest;
  const words = { count: formatNumber(total), store: store.name };
  return {
    title: fillText(site.texts, `storeCars.title.${pluralForm(total)}`, words),
    cards,
    link: {
      label: fillText(site.texts, `storeCars.all.${pluralForm(total)}`, words),
      href: href.search({ store: [store.id] }),
    },
  };
};
