import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FilterForm } from "./filter-data.ts";
import { filterForm } from "./filter-forms.ts";

/** The ZIP code of the list: that of the address, else one that the visitor named before. */
export function zipOfState({ zip, rememberedZip }: SearchState): string | undefined {
  return zip ?? rememberedZip;
}

/** Asks from where distances are measured; null for a dealer with one store. */
export function zipForm(state: SearchState, { stores, texts }: SiteContext): FilterForm | null {
  if (stores.length < 2) return null;
  return filterForm(state, texts, [
    {
      name: zipParameter,
      label: fillText(texts, "search.form.zip"),
      value: zipOfState(state) ?? "",
      zipHint: fillText(texts, "search.form.zip.hint"),
    },
  ]);
}

/** Text about the distances, or why there are none; null without a ZIP code. */
export function zipNote(
  state: SearchState,
  { distances }: Pick<SearchReply, "distances">,
  { stores, texts }: SiteContext,
): string | null {
  const zip = zipOfState(state);
  if (zip === undefined || stores.length < 2) return null;
  const isKnown = Object.keys(distances).length > 0;
  return fillText(texts, isKnown ? "search.form.zip.miles" : "search.form.zip.unknown", { zip });
}
