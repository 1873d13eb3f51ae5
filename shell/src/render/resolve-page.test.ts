import type { PageLoader } from "@forecourt/contracts/page";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, jest, test } from "@jest/globals";
import { createDataVersions } from "./data-versions.ts";
import type { RenderRequest } from "./renderer-host.ts";
import { type ResolveDeps, resolvePage } from "./resolve-page.ts";

const vin = "1FTEW1E5XKFA12345";
const release = "1".repeat(16);
const live = { "mfe-inventory": release, "mfe-financing": release, "mfe-company": release };
const record = { id: "r", changedAt: "2026-11-23T00:00:00Z", live, history: [] };
const head = { title: "A car", description: "d", canonical: "/" };

function fail(fields: object): never {
  throw new Error("the page failed", { cause: fields });
}

/** Resolves `path` with an inventory remote whose vehicle page has this loader. */
async function resolve(path: string, loader: PageLoader<unknown>) {
  const areas: string[] = [];
  const pages = { vehicle: async () => ({ Page: () => null }) };
  const deps = {
    deadlines: { resolve: 60_000, fragment: 60_000, deferred: 60_000 },
    services: { inventory: {}, financing: {}, company: {} },
    log: { error: fail, warn: fail },
    mark: jest.fn(),
    loadArea: async (area: string) => {
      areas.push(area);
      return { pages, loaders: { vehicle: loader } };
    },
  } as unknown as ResolveDeps;
  const request = {
    record,
    tenant: { dealerId: "ozark-mitsubishi", storeId: null },
    url: new URL(path, "https://dealer.example"),
    site: { ...siteFixture(), pages: { vehicle: true, search: true } },
    signal: new AbortController().signal,
    requestId: "1",
  } as unknown as RenderRequest;
  return { resolved: await resolvePage(deps, request, createDataVersions()), areas };
}

const page: PageLoader<unknown> = async () => ({ kind: "page", data: null, head });

describe("a page on which other areas draw", () => {
  test("asks them", async () => {
    const { areas } = await resolve(
      `/used-cars-for-sale/2019-ford-f-150-${vin.toLowerCase()}`,
      page,
    );
    expect(new Set(areas)).toEqual(new Set(["inventory", "financing", "company"]));
  });

  test("asks its own area only, where it is looked up for a former address", async () => {
    const { resolved, areas } = await resolve(`/used-vehicle/ford/f-150-2019/${vin}`, page);
    expect(resolved).toEqual({
      redirect: `/used-cars-for-sale/2019-ford-f-150-${vin.toLowerCase()}`,
      permanent: true,
    });
    expect(areas).toEqual(["inventory"]);
  });
});
