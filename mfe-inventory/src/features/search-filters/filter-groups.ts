import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  allFilters,
  type FilterGroupId,
  filterGroupIds,
  listFilters,
  steppedFilters,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { searchFilters } from "@forecourt/contracts/areas/inventory/search/search-filters";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import {
  appliedRanges,
  rangeLabel,
} from "@forecourt/contracts/areas/inventory/search-words/filter-labels";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FilterGroup, LoadedOption } from "./filter-data.ts";
import { priceForm, yearForm } from "./filter-forms.ts";
import {
  conditionOptions,
  isCounted,
  listOptions,
  rangeOptions,
  storeOptions,
} from "./filter-options.ts";
import { paymentForm } from "./payment-form.ts";
import { zipForm, zipNote } from "./zip-form.ts";

type Priority = SiteContext["filterPriority"][number];

/** The groups of each name in the dealer's order; other groups follow in the default order. */
const prioritized: Record<Priority, readonly FilterGroupId[]> = {
  bodystyle: ["bodyStyle"],
  "make-model": ["make", "model"],
  features: ["features"],
  price: ["price", "payment"],
};

/** Most used first; groups that are not named here follow in the order of the filters. */
const defaultOrder: readonly FilterGroupId[] = [
  "price",
  "payment",
  "make",
  "model",
  "bodyStyle",
  "deal",
  "store",
  "year",
  "mileage",
  "history",
  "features",
];

/** The groups of the filter panel, in the dealer's order. */
export function filterGroups(state: SearchState, reply: SearchReply, site: SiteContext): Group[] {
  const ids = new Set([
    ...site.filterPriority.flatMap((name) => prioritized[name]),
    ...defaultOrder,
    ...filterGroupIds,
  ]);
  const condition = { options: conditionOptions(state, reply, site), look: "single" } as const;
  return [
    toGroup("condition", condition, state, site),
    ...[...ids].map((id) => toGroup(id, groupContent(id, state, reply, site), state, site)),
  ].filter(hasContent);
}

function hasContent({ options, form, note }: Group): boolean {
  return options.length > 0 || form !== null || note !== null;
}

type Group = FilterGroup<LoadedOption>;

type GroupContent = Partial<Pick<Group, "options" | "form" | "note" | "look">>;

/** Options by the kind of the group's filter, and the forms and notes of single groups. */
function groupContent(
  id: FilterGroupId,
  state: SearchState,
  reply: SearchReply,
  site: SiteContext,
): GroupContent {
  const { texts } = site;
  const list = listFilters.find(({ group }) => group === id);
  if (list?.key === "store") {
    const note = zipNote(state, reply, site);
    return { options: storeOptions(state, reply, site), form: zipForm(state, site), note };
  }
  if (list?.key === "model") return modelContent(state, reply, texts);
  if (list && isCounted(list.key)) {
    const look = list.key === "bodyStyle" ? "tiles" : "list";
    return { options: listOptions(state, reply, list.key, texts), look };
  }
  const stepped = steppedFilters.find(({ group }) => group === id);
  const options = stepped ? rangeOptions(state, reply, stepped.key, texts) : [];
  const look = stepped ? "single" : "list";
  if (id === "price") {
    const note = fillText(texts, "search.price.note");
    return { options, look, form: priceForm(state, site), note };
  }
  if (id === "year" && reply.facets.year.length === 0) return {};
  if (id === "year") return { options, look, form: yearForm(state, reply, site) };
  if (id !== "payment") return { options, look };
  const note = fillText(texts, "search.payment.note");
  return { options, look, form: paymentForm(state, site), note };
}

/** Several makes may have a model of one name, so models are offered for a single make only. */
function modelContent(
  state: SearchState,
  reply: SearchReply,
  texts: Record<string, string>,
): GroupContent {
  const makes = state.filter.make?.length ?? 0;
  if (makes === 1) return { options: listOptions(state, reply, "model", texts) };
  return makes === 0 ? {} : { note: fillText(texts, "search.filter.model.oneMake") };
}

function toGroup(
  id: FilterGroupId | "condition",
  { options = [], form = null, note = null, look = "list" }: GroupContent,
  state: SearchState,
  { texts }: SiteContext,
): Group {
  const ranges = appliedRanges(state.filter)
    .filter(([key]) => searchFilters[key].group === id)
    .map(([key, value]) => rangeLabel(texts, key, value));
  const selected = options.filter((option) => option.selected).map(({ label }) => label);
  return {
    id,
    title: fillText(texts, `search.filter.${id}`),
    summary: [...new Set([...selected, ...ranges])].join(", "),
    open: !allFilters.some(({ group, isCollapsed }) => group === id && isCollapsed),
    look,
    options,
    form,
    note,
  };
}
