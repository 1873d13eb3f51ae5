import { type SearchReply, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import {
  boundSteps,
  type SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { isIndexable } from "@forecourt/contracts/areas/inventory/search/search-indexing";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import type { Call } from "@forecourt/http/client";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** Makes whose models are fetched concurrently. */
const maxConcurrent = 8;

/**
 * The search pages with one filter (body style, make, model, price or mileage) that have results, for
 * all vehicles and per condition. Other searches are not listed. @throws AppError
 */
export async function filterEntries(
  call: Call,
  { conditions }: Pick<SiteContext, "conditions">,
  deadlineMs: number,
): Promise<SitemapEntry[]> {
  const search = (filter: SearchFilter) =>
    call(searchVehicles, { query: { ...filter, page: 1 } }, { deadlineMs });
  const scopes: SearchFilter[] = [{}, ...conditions.map((condition) => ({ condition }))];
  const all = await Promise.all(
    scopes.map(async (scope) => {
      const reply = await search(scope);
      return [...listsOf(scope, reply), ...(await modelsOf(scope, reply, search))];
    }),
  );
  return all
    .flat()
    .filter((filter) => isIndexable({ filter, sort: null, page: 1, terms: {} }))
    .map((filter) => ({ path: href.search(filter), changeFrequency: "weekly", priority: 0.9 }));
}

function listsOf(scope: SearchFilter, { facets, bounds }: SearchReply): SearchFilter[] {
  const bodyStyles = BodyStyle.options.filter((one) =>
    facets.bodyStyle.some(({ value, count }) => value === one && count > 0),
  );
  const steps = (key: "priceMax" | "mileageMax") =>
    boundSteps[key].filter((step) =>
      bounds[key].some(({ value, count }) => value === step && count > 0),
    );
  return [
    ...bodyStyles.map((bodyStyle) => ({ ...scope, bodyStyle: [bodyStyle] })),
    ...makesOf({ facets }).map((make) => ({ ...scope, make: [make] })),
    ...steps("priceMax").map((priceMax) => ({ ...scope, priceMax })),
    ...steps("mileageMax").map((mileageMax) => ({ ...scope, mileageMax })),
  ];
}

function makesOf({ facets }: Pick<SearchReply, "facets">): string[] {
  return facets.make.filter(({ count }) => count > 0).map(({ value }) => value);
}

/** Models are counted for one make at a time. */
async function modelsOf(
  scope: SearchFilter,
  reply: SearchReply,
  search: (filter: SearchFilter) => Promise<SearchReply>,
): Promise<SearchFilter[]> {
  const makes = makesOf(reply);
  const found: SearchFilter[] = [];
  for (let from = 0; from < makes.length; from += maxConcurrent) {
    const some = makes.slice(from, from + maxConcurrent).map(async (make) => {
      const { facets } = await search({ ...scope, make: [make] });
      return facets.model
        .filter(({ count }) => count > 0)
        .map(({ value }) => ({ ...scope, make: [make], model: [value] }));
    });
    found.push(...(await Promise.all(some)).flat());
  }
  return found;
}
