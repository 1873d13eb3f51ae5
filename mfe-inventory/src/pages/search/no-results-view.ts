import type { FilterRelaxation, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import {
  appliedRanges,
  rangeLabel,
} from "@forecourt/contracts/areas/inventory/search-words/filter-labels";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatNumber } from "@forecourt/domain/format-number";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { searchAlertHref } from "../../features/alerts/alert-href.ts";
import { appliedFilters } from "../../features/search-filters/applied-filters.ts";
import { without } from "../../features/search-filters/filter-change.ts";
import { conditionOnly, listLink } from "../../features/search-filters/list-links.ts";
import { namesInReply } from "../../features/search-filters/names-in-reply.ts";
import type { CardData } from "../../features/vehicle-card/card-data.ts";
import type { NoResultsData } from "./search-data.ts";

/** Offers when no car matches: relax a filter, clear all filters, or look at the nearest cars. */
export function noResultsView(
  state: SearchState,
  reply: SearchReply,
  site: SiteContext,
  nearest: CardData[],
): NoResultsData {
  const { texts } = site;
  const filtered = Object.keys(state.filter).some((key) => key !== "condition");
  const texted = filtered ? "search.empty" : "search.emptyLot";
  const clear = {
    label: fillText(texts, "search.empty.clear"),
    href: listLink(conditionOnly(state.filter), state).href,
  };
  return {
    title: fillText(texts, `${texted}.title`),
    body: fillText(texts, `${texted}.body`),
    relaxations: (reply.nothing?.loosen ?? []).map((one) =>
      relaxationLink(state, one, reply, site),
    ),
    clear: filtered ? clear : null,
    alertHref: searchAlertHref(state, site),
    nearest,
  };
}

function relaxationLink(
  state: SearchState,
  loosening: FilterRelaxation,
  reply: SearchReply,
  site: SiteContext,
) {
  const { texts } = site;
  const { filter } = state;
  const { key, value, and, total } = loosening;
  const gone = value === null ? [key] : [];
  if (and !== undefined) gone.push(and);
  const rest = without(filter, key, ...gone);
  const bounds = value === null ? [] : appliedRanges({ [key]: value });
  const [one = "", ...others] = gone.flatMap((name) => filterLabels(filter, name, reply, site));
  const either = (first: string, second: string) =>
    fillText(texts, "search.what.or", { first, second });
  const leftOut = others.reduce(either, one);
  const parts = bounds.map(([bound, limit]) => rangeLabel(texts, bound, limit));
  if (leftOut !== "") parts.push(fillText(texts, "search.empty.without", { filter: leftOut }));
  return {
    label: parts.join(", "),
    found: fillText(texts, `search.count.${pluralForm(total)}`, { count: formatNumber(total) }),
    href: listLink({ ...rest, ...Object.fromEntries(bounds) }, state).href,
  };
}

/** Labels of a filter's values. */
function filterLabels(
  filter: SearchFilter,
  key: keyof SearchFilter,
  reply: SearchReply,
  site: SiteContext,
): string[] {
  const { texts } = site;
  if (key === "condition") return [fillText(texts, `condition.${filter.condition}`)];
  return appliedFilters(filter, namesInReply(filter, reply, site), texts)
    .filter((one) => one.key === key)
    .map(({ label }) => label);
}
