import { chooseOfferStoreForm } from "@forecourt/contracts/areas/trade/offer-forms";
import type { StoreChoiceData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** The stores of a group, the nearest first where the seller's ZIP code is known; null = nothing to choose. */
export function storeChoiceView({ page, token, text }: OfferContext): StoreChoiceData | null {
  const { store, stores } = page;
  if (stores.length === 0) return null;
  return {
    title: text("store.title"),
    help: text("store.help", { store: store.name }),
    label: text("store.label"),
    action: chooseOfferStoreForm.path.replace(":token", token),
    submit: text("store.submit"),
    value: store.id,
    options: stores.map(({ id, city, miles }) => ({
      value: id,
      label:
        miles === null
          ? city
          : text("store.miles", { store: city, miles: miles.toLocaleString("en-US") }),
    })),
  };
}
