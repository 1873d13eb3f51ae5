import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { PageRequest } from "@forecourt/contracts/page";
import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { type Cents, formatDollars } from "@forecourt/domain/money";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { fillText } from "@forecourt/remote-kit/site-context";
import { readBuyerAnswers } from "./buyer-answers.ts";
import { isPriceUnlocked } from "./is-price-unlocked.ts";
import { outTheDoorPrice } from "./out-the-door-price.ts";
import { isSettled } from "./wizard-steps.ts";

/** On what terms a list shows personal prices. */
export interface ListPriceTerms {
  zip: string;
  tradeEquity: Cents;
}

const CENTS = 100;

/**
 * The terms of personal prices in a list; null while they are locked in such a list, or the visitor's terms
 * or ZIP code are not known.
 */
export function listPriceTerms(
  { url, site, visitor = anonymousVisitor }: Pick<PageRequest, "url" | "site" | "visitor">,
  { filter }: Pick<SearchState, "filter">,
): ListPriceTerms | null {
  if (!isPriceUnlocked(filter.condition ?? "search", site, visitor)) return null;
  const answers = readBuyerAnswers(url.searchParams, visitor.terms, site);
  const zip = zipOfAddress(url.searchParams.get(zipParameter) ?? visitor.locationAddress);
  if (zip === null || !isSettled(answers)) return null;
  return { zip, tradeEquity: (answers.tradeEquity ?? 0) * CENTS };
}

/** "$26,020 out the door in 63701": the out-the-door price of the car's own page, to the dollar. */
export function listPrice(
  vehicle: VehicleSummary,
  site: SiteContext,
  terms: ListPriceTerms,
): string | null {
  const price = vehicle.status === "sold" ? null : outTheDoorPrice(vehicle, site, terms);
  if (!price) return null;
  const key =
    price.missing.length > 0 ? "vehicle.card.outTheDoor.least" : "vehicle.card.outTheDoor";
  return fillText(site.texts, key, { price: formatDollars(price.total), zip: price.zip });
}
