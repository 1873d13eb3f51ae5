import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { excludedLabels } from "@forecourt/contracts/areas/inventory/search-words/excluded-labels";
import type { Names } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import type { SiteContext } from "@forecourt/contracts/site";

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
    excluded: excludedLabels(
      filter,
      (text) => reply.excluded.find((one) => one.value === text)?.label,
      texts,
    ),
  };
}
