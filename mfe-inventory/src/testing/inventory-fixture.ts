import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  SearchReply as SearchReplySchema,
  Vocabulary,
} from "@forecourt/contracts/areas/inventory/contracts";
import {
  boundSteps,
  FacetName,
  type RangeName,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { PageRequest } from "@forecourt/contracts/page";
import { VehicleDetail } from "@forecourt/contracts/vehicle";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";

export const fees = [{ id: "documentary", label: "Documentary fee", cents: 59_900 }];

const pages = { search: true, autoFinancing: true, preApproval: true, sellTrade: true };

/** The fixture dealer, with a fee of $599 on every car. */
export const site = siteFixture({ fees, pages });

/** A car as the service returns it; parsed by the contract, so that the fixture stays valid. */
export function car(changes: Partial<VehicleDetail> = {}): VehicleDetail {
  return VehicleDetail.parse({
    vin: "JA4J4TA81MZ000123",
    stockNumber: "M1042",
    storeId: "cape",
    status: "live",
    condition: "used",
    year: 2021,
    make: "Mitsubishi",
    model: "Outlander Sport",
    trim: "SE",
    bodyStyle: "suvs",
    mileage: 38_120,
    price: 1_839_600,
    priceBefore: null,
    exteriorColor: "Red Diamond",
    exteriorHex: "#8e1b22",
    interiorColor: "Black",
    fuelType: "gasoline",
    drivetrain: "awd",
    transmission: "cvt",
    image: null,
    firstSeen: "2026-03-05",
    engine: "2.4L I4",
    doors: 4,
    cityMpg: 23,
    highwayMpg: 29,
    features: ["Heated Seats"],
    images: [],
    priceHistory: [{ date: "2026-03-05", price: 1_839_600 }],
    soldOn: null,
    decoded: ["bodyStyle"],
    ...changes,
  });
}

const noFacets = Object.fromEntries(FacetName.options.map((name) => [name, []]));

/** Options as the service counts them for used SUVs; `changes` replaces single lists. */
export function facets(changes: Partial<SearchReply["facets"]> = {}): SearchReply["facets"] {
  return SearchReplySchema.shape.facets.parse({
    ...noFacets,
    condition: [{ value: "used", label: "used", count: 40 }],
    make: [{ value: "mitsubishi", label: "Mitsubishi", count: 40 }],
    model: [{ value: "outlander-sport", label: "Outlander Sport", count: 12 }],
    bodyStyle: [{ value: "suvs", label: "suvs", count: 30 }],
    ...changes,
  });
}

/** Every step that is offered, each with as many cars. */
export function bounds(count = 7): SearchReply["bounds"] {
  const options = (name: RangeName) => boundSteps[name].map((value) => ({ value, count }));
  return {
    priceMax: options("priceMax"),
    mileageMax: options("mileageMax"),
    paymentMax: options("paymentMax"),
  };
}

export function reply(changes: Partial<SearchReply> = {}): SearchReply {
  return SearchReplySchema.parse({
    total: 40,
    page: 1,
    pages: 3,
    sort: "newest",
    vehicles: [car()],
    facets: facets(),
    bounds: bounds(),
    nothing: null,
    ...changes,
  });
}

const vocabulary = Vocabulary.parse({
  makes: [
    {
      slug: "mitsubishi",
      name: "Mitsubishi",
      models: [{ slug: "outlander-sport", name: "Outlander Sport" }],
    },
  ],
});

/** A loader's request for `path`. The service answers with `answers` by path, else 404. */
export function requestWith(
  path: string,
  answers: Record<string, object>,
  changes: Partial<PageRequest> = {},
) {
  const requestedUrls: URL[] = [];
  const all: Record<string, object> = { "/api/inventory/vocabulary": vocabulary, ...answers };
  const fake: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requestedUrls.push(url);
    const body = all[url.pathname];
    const error = { error: { code: "vehicle-unknown", message: "unknown" } };
    return body ? Response.json(body) : Response.json(error, { status: 404 });
  };
  const url = new URL(path, site.origin);
  const request = pageRequest(url.pathname, "http://inventory.test", {
    site,
    url,
    fetch: fake,
    ...changes,
  });
  return { request, asked: requestedUrls };
}
