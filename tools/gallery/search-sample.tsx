import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { packSearchData } from "../../mfe-inventory/src/pages/search/pack-search-data.ts";
import { Page } from "../../mfe-inventory/src/pages/search/search-page.tsx";
import { searchView } from "../../mfe-inventory/src/pages/search/search-view.ts";
import { sampleCars } from "./sample-cars.ts";
import { sampleBounds, sampleFacets } from "./sample-filters.ts";

const searchState: SearchState = {
  filter: { condition: "used", bodyStyle: ["suvs"], priceMax: 30_000 },
  sort: null,
  page: 5,
  terms: { cashDown: 3000 },
};

/** The search page, full and empty. */
export function SearchSample({ empty = false, site }: { empty?: boolean; site: SiteContext }) {
  const cars = sampleCars(site.store.id);
  const reply: SearchReply = {
    total: empty ? 0 : 218,
    page: 5,
    pages: empty ? 0 : 12,
    sort: "newest",
    vehicles: empty ? [] : cars,
    facets: sampleFacets,
    excluded: [],
    distances: {},
    stores: [],
    bounds: sampleBounds,
    privateCars: 0,
    nothing: empty
      ? {
          loosen: [
            { key: "priceMax", value: 34_000, total: 3 },
            { key: "bodyStyle", value: null, total: 41 },
          ],
          nearest: cars.slice(0, 6),
        }
      : null,
  };
  return <Page data={packSearchData(searchView(searchState, reply, site))} />;
}
