import {
  getStartingPrices,
  type StartingPrice,
} from "@forecourt/contracts/areas/inventory/starting-prices";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatNumber } from "@forecourt/domain/format-number";
import { formatDollars } from "@forecourt/domain/money";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { BodyStyleCard, BodyStylesData } from "./body-styles-data.ts";

/** Two rows of four. */
const shown = 8;

/** The body styles with the most cars and their starting prices; null on an empty lot or without a search. */
export const loadBodyStyles: FragmentLoader<BodyStylesData> = async (request) => {
  const { site } = request;
  if (site.pages["search"] !== true) return null;
  const { bodyStyles } = await areaClient(request)(getStartingPrices);
  if (bodyStyles.length === 0) return null;
  const cards = bodyStyles
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shown)
    .map((style) => cardOf(style, site));
  return {
    title: fillText(site.texts, "startingPrices.title"),
    note: fillText(site.texts, "startingPrices.note"),
    cards,
  };
};

function cardOf({ bodyStyle, count, price }: StartingPrice, { texts }: SiteContext): BodyStyleCard {
  return {
    bodyStyle,
    title: fillText(texts, `bodyStyle.${bodyStyle}`),
    price:
      price === null
        ? fillText(texts, "startingPrices.call")
        : fillText(texts, "startingPrices.from", { price: formatDollars(price) }),
    cars: fillText(texts, `startingPrices.cars.${pluralForm(count)}`, {
      count: formatNumber(count),
    }),
    href: href.search({ bodyStyle: [bodyStyle] }, { sort: "priceLow" }),
  };
}
