import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { type NamedKey, valueLabel, withFeature, withRanges } from "./filter-labels.ts";

type Texts = Record<string, string>;

/** The selected makes and models as the inventory writes them, and the selected stores. */
export type Names = Record<NamedKey, string[]>;

/** A title names up to this many values and counts more. */
const maxNamed = 2;

/** Names of the selected makes and models, from the reply's options, and of the selected stores. */
export function namesInReply(
  filter: SearchFilter,
  { facets }: SearchReply,
  { stores }: Pick<SiteContext, "stores">,
): Names {
  const named = (options: { value: string; label: string }[], values: string[] = []) =>
    values.map((value) => options.find((one) => one.value === value)?.label ?? value);
  return {
    make: named(facets.make, filter.make),
    model: named(facets.model, filter.model),
    store: named(
      stores.map(({ id, name }) => ({ value: id, label: name })),
      filter.store,
    ),
  };
}

/**
 * What is listed: "Used Mitsubishi SUVs under $20,000". Colors, fuels and the like only
 * appear as chips.
 */
export function listTitle(texts: Texts, filter: SearchFilter, names: Names): string {
  const text = (key: string, values: Record<string, string> = {}) => fillText(texts, key, values);
  const condition = filter.condition ? text(`condition.${filter.condition}`) : "";
  const make = joinNames(texts, "makes", names.make);
  const model = joinNames(texts, "models", names.model);
  let what = text(`search.what.${filter.condition ?? "all"}`);
  if (make && model) what = text("search.what.model", { condition, make, model });
  else if (make) what = text("search.what.make", { condition, make });
  if (filter.bodyStyle) {
    const labels = filter.bodyStyle.map((one) => valueLabel(texts, "bodyStyle", one));
    const bodyStyle = joinNames(texts, "bodyStyles", labels);
    what = text("search.what.bodyStyle", { condition: make ? what : condition, bodyStyle });
  }
  what = withRanges(texts, what, filter);
  const [feature, ...others] = filter.feature ?? [];
  if (feature && others.length === 0) what = withFeature(texts, what, feature);
  return what.trim();
}

/** "Honda or Toyota", "5 makes". */
function joinNames(texts: Texts, plural: string, names: string[]): string {
  const [first = "", second] = names;
  if (names.length > maxNamed)
    return fillText(texts, `search.what.${plural}`, { count: names.length });
  return second === undefined ? first : fillText(texts, "search.what.or", { first, second });
}
