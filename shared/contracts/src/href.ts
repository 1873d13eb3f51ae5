import { slug } from "@forecourt/domain/slug";
import { withPaymentTerms } from "./areas/inventory/search/payment-term-parameters.ts";
import type { SearchFilter, SearchPaymentTerms } from "./areas/inventory/search/search-filter.ts";
import { type SearchState, searchPath } from "./areas/inventory/search/search-path.ts";
import { type AreaName, areas, type PageId } from "./areas.ts";
import { inquiryPath } from "./paths/inquiry-path.ts";
import { unlockParameter } from "./paths/personal-parameters.ts";
import { quotePath } from "./paths/quote-path.ts";
import type { VehicleSummary } from "./vehicle.ts";

type NamesOfVehicle = Pick<
  VehicleSummary,
  "condition" | "year" | "make" | "model" | "trim" | "vin"
>;

/** Builds every link of the site, so that no page depends on the address of another. */
export const href = {
  /**
   * Search results: page 1, in the dealer's default order. `state` overrides the sort, the page, or the payment terms.
   */
  search(filter: SearchFilter = {}, state: Partial<Omit<SearchState, "filter">> = {}): string {
    return searchPath({ filter, sort: null, page: 1, terms: {}, ...state });
  },

  /**
   * `/used-cars-for-sale/2019-toyota-camry-se-4T1B11HK5KU123456`. `terms` adds the payment terms that differ
   * from the dealer's defaults as query parameters; the canonical URL has no query.
   */
  vehicle(vehicle: NamesOfVehicle, terms: SearchPaymentTerms = {}): string {
    return withPaymentTerms(`/${vehicle.condition}-cars-for-sale/${segmentOf(vehicle)}`, terms);
  },

  /** `/personalize/2019-toyota-camry-se-4T1B11HK5KU123456`: continues at the visitor's last step. */
  personalize(vehicle: NamesOfVehicle): string {
    return `/personalize/${segmentOf(vehicle)}`;
  },

  /** `/test-drive/2019-toyota-camry-se-4T1B11HK5KU123456`: the days with free test-drive slots. */
  testDrive(vehicle: NamesOfVehicle): string {
    return `/test-drive/${segmentOf(vehicle)}`;
  },

  /** `/private-inventory?next=/used-cars-for-sale`: the form that unlocks early access, then a path of this site. */
  unlock(next: string): string {
    return `${href.page("inventory", "unlock")}?${new URLSearchParams({ [unlockParameter]: next })}`;
  },

  /** `/inquiry/V8q…`: the page of an inquiry. */
  inquiry: inquiryPath,

  /** `/quote/V8q…`: the page of a quote. */
  quote: quotePath,

  /** A page that has one fixed address. */
  page<A extends AreaName>(area: A, page: PageId<A>): string {
    const { paths } = areas[area][page] as { paths: readonly string[] };
    const [path = "/"] = paths;
    return path;
  },
};

function segmentOf({ year, make, model, trim, vin }: NamesOfVehicle): string {
  const nameSlugs = [make, model, trim ?? ""].map(slug).filter((word) => word !== "");
  return [year, ...nameSlugs, vin].join("-");
}

/** Year and VIN of a vehicle page's last segment; null when it has not that shape. */
export function readVehicleSegment(segment: string): { year: number; vin: string } | null {
  const vin = segment.slice(-17);
  // Tested before it is converted to upper case, because some other letters have Latin capitals ("ſ").
  if (!/^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/.test(vin)) return null;
  return { year: Number(segment.slice(0, 4)), vin: vin.toUpperCase() };
}
