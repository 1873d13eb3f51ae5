import { slug } from "@forecourt/domain/slug";
import { readVehicleSegment } from "../../href.ts";
import type { FormerAddress } from "../define-area.ts";
import { listFilters, rangeFilters, SearchFilter } from "./search/search-filter.ts";
import { searchPath } from "./search/search-path.ts";

/** A path of the former site's list: `/search-vehicles/used-inventory/price/under/20000`. */
const formerList = /^\/search-vehicles(?:\/(used|new|certified|all)-inventory(?:\/(.+))?)?$/;

/** A path of the former site's car: `/used-vehicle/ford/f-150-2019/1FTEW1E5XKFA12345`. */
const formerVehicle = /^\/(used|new|certified)-vehicle(?:\/(.+))?$/;

/** The year in "f-150-2019" and "2019-f-150". */
const modelYear = /(?:^|-)((?:19|20)\d{2})(?:-|$)/;

/** Stands for the year of a car whose former address names none; the page finds it by its VIN and corrects the year. */
const unknownYear = "2000";

/** Most characters of a former address; a longer one is no address that the former site ever had. */
const maxLength = 300;

/** The former site's names of filters that are called otherwise now. */
const renamedFilters: Readonly<Record<string, string>> = {
  bodystyle: "body",
  "body-style": "body",
  "body-type": "body",
  type: "body",
  "fuel-type": "fuel",
  "exterior-color": "color",
  "interior-color": "interior",
  feature: "features",
};

/**
 * The present address of a car or a list of the former site: what is below `/used-vehicle`, `/new-vehicle`,
 * `/certified-vehicle` and `/search-vehicles`. Null for every other path, and for a filter that
 * does not exist. The page at the address knows whether the car, make or model exists.
 */
export function formerInventoryAddress({ path, site }: FormerAddress): string | null {
  if (path.length > maxLength) return null;
  const vehicle = formerVehicle.exec(path);
  if (vehicle) return vehicleAddress(vehicle[1] ?? "", segmentsOf(vehicle[2]));
  const list = formerList.exec(path);
  if (!list) return null;
  const [only, ...others] = site.conditions;
  const named = list[1] ?? "all";
  const condition = named === "all" ? (others.length === 0 ? only : undefined) : named;
  const filter = filterOf(segmentsOf(list[2]));
  const parsed = SearchFilter.safeParse({ ...filter, ...(condition && { condition }) });
  if (filter === null || !parsed.success) return null;
  return searchPath({ filter: parsed.data, sort: null, page: 1, terms: {} });
}

function segmentsOf(rest = ""): string[] {
  return rest.split("/").filter((segment) => segment !== "");
}

/** The car by its VIN; without one, the list of its make and model. */
function vehicleAddress(condition: string, segments: readonly string[]): string {
  const list = `/${condition}-cars-for-sale`;
  const vin = segments.findLast((segment) => readVehicleSegment(segment) && segment.length === 17);
  const names = segments.filter((segment) => segment !== vin);
  const year = modelYear.exec(names.join("/").replaceAll("/", "-"))?.[1];
  const slugs = names
    .map((name) => slug(name.replace(modelYear, "-")))
    .filter((name) => name !== "");
  if (vin === undefined) return [list, ...slugs.slice(0, 2)].join("/");
  return `${list}/${[year ?? unknownYear, ...slugs, vin].join("-")}`;
}

type FilterValues = Record<string, unknown>;

/** The ends of ranges by their names in addresses, such as "price-under". */
const rangeKeys: ReadonlyMap<string, string> = new Map(
  rangeFilters.map(({ name, key }) => [name, key]),
);

/** `make/ford/f_150`, `price/under/20000`; null for a filter or a value that does not exist. */
function filterOf([type, ...values]: readonly string[]): FilterValues | null {
  if (type === undefined) return {};
  const name = slug(type);
  // The sign of a number stays: "-1" is no price.
  const [value, second] = values.map((one) => (/^-?\d+$/.test(one) ? one : slug(one)));
  if (value === undefined || value === "all") return {};
  return rangeOf(name, value, second) ?? listOf(renamedFilters[name] ?? name, value, second);
}

/**
 * "price" with "under" and "20000", with "10000" and "20000", or with "20000" alone: at most that, or just that year.
 */
function rangeOf(name: string, first: string, second?: string): FilterValues | null {
  const one = rangeKeys.get(name);
  if (one) return bounds({ [one]: first });
  const end = rangeKeys.get(`${name}-${first}`);
  if (end) return bounds({ [end]: second ?? "" });
  const low = rangeKeys.get(`${name}-over`) ?? rangeKeys.get(`${name}-from`);
  const high = rangeKeys.get(`${name}-under`) ?? rangeKeys.get(`${name}-to`);
  if (!high) return null;
  // A lower end of 0 is no bound.
  const hasLow = low !== undefined && first !== "0" && (second !== undefined || name === "year");
  return bounds({ ...(hasLow && { [low]: first }), [high]: second ?? first });
}

/** The ends of a range by filter; null when one is neither a number nor "null", which means no bound. */
function bounds(ends: Readonly<Record<string, string>>): FilterValues | null {
  const stated = Object.entries(ends).filter(([, value]) => value !== "null");
  if (stated.some(([, value]) => !/^\d{1,7}$/.test(value))) return null;
  return Object.fromEntries(stated.map(([key, value]) => [key, Number(value)]));
}

/** A value of a list, also in the singular ("suv"), and the model beside a make. */
function listOf(name: string, value: string, second: string | undefined): FilterValues | null {
  const declared = listFilters.find((filter) => filter.name === name);
  if (!declared) return null;
  const known = [value, `${value}s`].find(
    (one) => SearchFilter.safeParse({ [declared.key]: [one] }).success,
  );
  if (known === undefined) return null;
  const model = declared.key === "make" && second !== undefined && { model: [second] };
  return { [declared.key]: [known], ...model };
}
