import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SiteContext } from "@forecourt/contracts/site";
import { excludedLabels } from "./excluded-labels.ts";
import { type NamedKey, withFeature, withRanges } from "./filter-labels.ts";
import { listedCars } from "./listed-cars.ts";

type Texts = Record<string, string>;

/** Selected makes and models as the inventory writes them, selected stores, and excluded values. */
export type Names = Record<NamedKey, string[]>;

/** Names of the selected makes and models, from the reply's options, and of the selected stores. */
export function namesInReply(
  filter: SearchFilter,
  reply: SearchReply,
  { stores, texts }: Pick<SiteContext, "stores" | "texts">,
): Names {
  const { facets } = reply;
  const named = (options: { value: string; label: string }[], values: string[] = []) =>
    values.map((value) => options.find((one) => one.value === value)?.label ?? value);
  return {
    make: named(facets.make, filter.make),
    model: named(facets.model, filter.model),
    store: named(
      stores.map(({ id, name }) => ({ value: id, label: name })),
      filter.store,
    ),
    excluded: excludedLabels(filter, reply, texts),
  };
}

/**
 * What is listed: "Used Mitsubishi SUVs under $20,000". Colors, fuels and the like only
 * appear as chips.
 */
export function listTitle(texts: Texts, filter: SearchFilter, names: Names): string {
  const what = withRanges(texts, listedCars(texts, filter, names), filter);
  const [feature, ...others] = filter.feature ?? [];
  return feature && others.length === 0 ? withFeature(texts, what, feature) : what;
}
