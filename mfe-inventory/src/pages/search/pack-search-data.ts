import { packGroups } from "../../features/search-filters/pack-filter-groups.ts";
import type { PackedSearchData, SearchData } from "./search-data.ts";

/** In a loader: the data of the search page as its state carries them. */
export function packSearchData(data: SearchData): PackedSearchData {
  return { ...data, groups: packGroups(data.groups) };
}
