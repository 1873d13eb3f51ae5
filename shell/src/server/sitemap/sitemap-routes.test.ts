import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fixedPaths } from "@forecourt/contracts/areas";
import { listArticleAddresses } from "@forecourt/contracts/areas/company/articles";
import { MAX_LISTED, type VehicleList } from "@forecourt/contracts/areas/inventory/contracts";
import { getIndexableLists } from "@forecourt/contracts/areas/inventory/indexable-lists";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { serviceNames, upstreamVariable } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { listen } from "@forecourt/service-kit/listen";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createService } from "../server.ts";
import { MAX_URLS } from "./sitemap-routes.ts";

/** Off by default, and at the dealer of these tests. */
const offerFlags = ["specialOffers", "dealerOffers", "salesOffers"];
const off = ["badCredit", "buyHerePayHere", "locations", ...offerFlags];
const shared = fixedPaths().filter(
  ({ personal, byForm, flag, area, page }) =>
    !personal && !byForm && !off.includes(flag) && !(area === "inventory" && page === "search"),
);
/** The one offer of the dealer of these tests. */
const offerPath = "/special-offers/service/tires";
/** People of the dealer of these tests. */
const teamCount = listed("dealers/ozark-mitsubishi/content/company/team.json", "members").length;
/** Paths of the help center of the dealer of these tests. */
const helpPaths = listed("dealers/defaults/content/company/helpCenter.json", "categories").map(
  ({ id }) => `/help-center/${id}`,
);
/** Paths of that dealer's open positions and of its help center. */
const listedPaths = [
  ...listed("dealers/ozark-mitsubishi/content/company/careers.json", "positions").map(
    ({ id }) => `/our-company/careers/${id}`,
  ),
  ...helpPaths,
];
/** Besides the vehicles: pages, the offer, the article with the list of its collection, and the lists of the stub. */
const pageCount = shared.length + listedPaths.length + teamCount + 1 + 2 + 3;

const ozark = "https://www.ozarktrailmitsubishi.example";
const heartland = "https://www.heartlandcrossing.example";

interface ListRequest {
  dealer: unknown;
  store: unknown;
  after: string | null;
}

/** The stub inventory: its number of cars, and from which call on it fails. */
const inventory = {
  cars: 0,
  failsFrom: Infinity,
  silent: false,
  /** The company service is the same server. */
  articlesFail: false,
  requests: [] as ListRequest[],
};
/** The lists with cars of the stub inventory. */
let lists: SearchFilter[];
let upstream: Server;
let folder: string;
/** Server whose deadline is never exceeded, not even on a busy machine. */
let server: Shell;
/** Server whose deadline is exceeded soon, for an inventory service that does not respond. */
let impatient: Shell;
type Shell = Awaited<ReturnType<typeof startShell>>;

const vin = (number: number) => `JA4AP3AU0HZ${String(number).padStart(6, "0")}`;

function listAfter(after: string | null, limit: number): VehicleList {
  const begin = after === null ? 0 : Number(after.slice(-6)) + 1;
  const length = Math.max(0, Math.min(limit, inventory.cars - begin));
  const vehicles = Array.from({ length }, (_, index) => ({
    vin: vin(begin + index),
    condition: "used" as const,
    year: 2017,
    make: "Mitsubishi",
    model: "Outlander Sport",
    trim: index % 2 === 0 ? "SE" : null,
    changedOn: "2026-11-09",
  }));
  const next = length === limit ? (vehicles.at(-1)?.vin ?? null) : null;
  return { vehicles, next, total: after === null ? inventory.cars : null };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sitemap-"));
  await cp(path.resolve(import.meta.dirname, "../../../../dealers"), path.join(folder, "dealers"), {
    recursive: true,
  });
  await writeOffers("2020-01-01");
  await switchOff(offerFlags);
  upstream = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://inventory.example");
    const after = searchParams.get("after");
    if (inventory.silent) return;
    if (pathname === getIndexableLists.path) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ lists }));
      return;
    }
    if (pathname === listArticleAddresses.path) {
      response.statusCode = inventory.articlesFail ? 500 : 200;
      response.setHeader("content-type", "application/json");
      const article = { slug: "winter-tires", collection: "news", changedOn: "2026-10-05" };
      response.end(JSON.stringify({ articles: [article] }));
      return;
    }
    const { [internalHeaders.dealer]: dealer, [internalHeaders.store]: store } = request.headers;
    inventory.requests.push({ dealer, store, after });
    const fails = inventory.requests.length >= inventory.failsFrom;
    response.statusCode = fails || pathname !== "/api/inventory/vehicles" ? 500 : 200;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(listAfter(after, Number(searchParams.get("limit") ?? MAX_LISTED))));
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  server = await startShell("20000");
  impatient = await startShell("300");
});

function listed(file: string, key: string): { id: string }[] {
  const content = JSON.parse(readFileSync(file, "utf8")) as Record<string, { id: string }[]>;
  return content[key] ?? [];
}

/** Switches pages of the dealer off. */
async function switchOff(flags: readonly string[]): Promise<void> {
  const file = path.join(folder, "dealers/ozark-mitsubishi/dealer.json");
  const dealer = JSON.parse(await readFile(file, "utf8")) as { pages: object };
  const pages = { ...dealer.pages, ...Object.fromEntries(flags.map((flag) => [flag, false])) };
  await writeFile(file, JSON.stringify({ ...dealer, pages }));
}

/** One offer from a day on. */
function writeOffers(startDate: string): Promise<void> {
  const texts = { title: "Tires", description: "Four tires.", disclaimer: "Until {expires}." };
  const offer = { id: "tires", ...texts, startDate, recurring: "monthly" };
  const file = path.join(folder, "dealers/ozark-mitsubishi/content/service/specials.json");
  return writeFile(file, JSON.stringify({ offers: [offer] }));
}

/** Starts the shell server with a deadline for the inventory service, in ms. */
async function startShell(deadlineMs: string) {
  const stub = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const others = serviceNames
    .filter((name) => name !== "inventory" && name !== "company")
    .map(upstreamVariable);
  const service = await createService({
    DEALERS_DIR: path.join(folder, "dealers"),
    RELEASES_DIR: folder,
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    PAGE_RESOLVE_MS: deadlineMs,
    HANG_MS: "60000",
    SIGNING_SECRET: "a secret of a test, long enough for it",
    UPSTREAM_INVENTORY: stub,
    UPSTREAM_COMPANY: stub,
    ...Object.fromEntries(others.map((name) => [name, "http://127.0.0.1:9"])),
  });
  const listening = await listen(service.app, "127.0.0.1", 0);
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    async close() {
      await listening.close({ lingerMs: 0, deadlineMs: 100 });
      await service.close();
    },
  };
}

beforeEach(() => {
  Object.assign(inventory, {
    cars: 3,
    failsFrom: Infinity,
    silent: false,
    articlesFail: false,
    requests: [],
  });
  lists = [{}, { condition: "used" }, { condition: "used", priceMax: 20_000 }];
});

afterAll(async () => {
  await server?.close();
  await impatient?.close();
  upstream.closeAllConnections();
  upstream.close();
  await rm(folder, { recursive: true, force: true });
});

async function get(
  where: string,
  { dealer = "ozark-mitsubishi", store = "", method = "GET", from = server } = {},
) {
  const headers: Record<string, string> = { [internalHeaders.dealer]: dealer };
  if (store !== "") headers[internalHeaders.store] = store;
  const response = await fetch(from.origin + where, { headers, method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
const priorities = (xml: string) =>
  [...xml.matchAll(/<url>.*?<\/url>/g)].map(([url]) =>
    /<loc>.*example(.*)<\/loc>.*<changefreq>(.*)<\/changefreq><priority>(.*)<\/priority>/
      .exec(url)
      ?.slice(1)
      .join(" "),
  );

describe("/sitemap.xml", () => {
  test("lists the pages, then every vehicle by its canonical URL with its last change", async () => {
    const { status, headers, text } = await get("/sitemap.xml");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(shared.length).toBeGreaterThanOrEqual(9);
    const people = priorities(text).filter((line) => /meet-our-team\/\S+ weekly 0\.6$/.test(line!));
    expect(people).toHaveLength(teamCount);
    expect(people[0]).toBe("/our-company/meet-our-team/marion-tolliver weekly 0.6");
    expect(priorities(text)).toEqual([
      ...[...shared.map(({ path: where }) => where), ...listedPaths].map(
        (where) => `${where} weekly 1.0`,
      ),
      `${offerPath} weekly 0.6`,
      ...people,
      "/cars-for-sale weekly 0.9",
      "/used-cars-for-sale weekly 0.9",
      "/used-cars-for-sale/price-under-20000 weekly 0.9",
      "/news/winter-tires weekly 0.6",
      "/news weekly 0.6",
      `/used-cars-for-sale/2017-mitsubishi-outlander-sport-se-${vin(0)} daily 0.9`,
      `/used-cars-for-sale/2017-mitsubishi-outlander-sport-${vin(1)} daily 0.9`,
      `/used-cars-for-sale/2017-mitsubishi-outlander-sport-se-${vin(2)} daily 0.9`,
    ]);
    expect(addresses(text).every((url) => url?.startsWith(`${ozark}/`))).toBe(true);
    expect(text.match(/<lastmod>/g)).toHaveLength(5);
    expect(text).toContain("/news/winter-tires</loc><lastmod>2026-10-05</lastmod>");
    expect(text).toContain("/news</loc><lastmod>2026-10-05</lastmod>");
    expect(text).toContain(`${vin(0)}</loc><lastmod>2026-11-09</lastmod>`);
  });

  test("has the lists that the inventory names, by their canonical addresses", async () => {
    lists = [
      { condition: "new", make: ["mini"], model: ["cooper"] },
      { bodyStyle: ["suvs"], feature: ["third-row-seating"] },
    ];
    const urls = addresses((await get("/sitemap.xml")).text).map((url) => url?.slice(ozark.length));
    expect(urls.filter((url) => /-for-sale(?!\/\d)/.test(url ?? ""))).toEqual([
      "/new-cars-for-sale/mini/cooper",
      "/cars-for-sale/suvs/third-row-seating",
    ]);
  });

  test("contains the dealer's whole site for any chosen store", async () => {
    const whole = await get("/sitemap.xml", { dealer: "heartland" });
    const chosen = await get("/sitemap.xml", { dealer: "heartland", store: "jefferson-city" });
    expect(chosen.text).toBe(whole.text);
    expect(addresses(whole.text)).toContain(`${heartland}/service`);
    expect(addresses(whole.text)).toContain(`${heartland}/locations/rolla`);
    expect(inventory.requests).toEqual(
      Array.from({ length: 2 }, () => ({ dealer: "heartland", store: undefined, after: null })),
    );
  });

  test("leaves out pages as soon as the dealer disables them", async () => {
    const file = path.join(folder, "dealers/ozark-mitsubishi/dealer.json");
    const before = await readFile(file, "utf8");
    const edit = (more: object) =>
      writeFile(file, JSON.stringify({ ...JSON.parse(before), ...more }));
    const until = async (fits: (urls: (string | undefined)[]) => boolean) => {
      for (;;) {
        const urls = addresses((await get("/sitemap.xml")).text);
        if (fits(urls)) return urls;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    lists = [{}, { condition: "used" }, { condition: "certified" }];
    await edit({ pages: { sellTrade: false }, inventory: { conditions: ["used", "new"] } });
    const urls = await until((now) => !now.includes(`${ozark}/sell-trade-my-car`));
    expect(urls).not.toContain(`${ozark}/certified-cars-for-sale`);
    expect(urls).toContain(`${ozark}/used-cars-for-sale`);

    await edit({ pages: { search: false }, menu: { header: { shopNew: null } } });
    const without = await until((now) => !now.includes(`${ozark}/cars-for-sale`));
    expect(without.filter((url) => url?.includes("cars-for-sale"))).toEqual([]);
    expect(without).toContain(`${ozark}/service`);
    await writeFile(file, before);
    await until((now) => now.includes(`${ozark}/certified-cars-for-sale`));
  });

  test("leaves out the list of offers on a day without one", async () => {
    const offers = async () => {
      const urls = addresses((await get("/sitemap.xml")).text);
      return urls
        .filter((url) => url?.includes("special-offers"))
        .map((url) => url?.slice(ozark.length));
    };
    const until = async (count: number) => {
      while ((await offers()).length !== count)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expect(await offers()).toEqual(["/special-offers/service", offerPath]);
    await writeOffers("9999-01-01");
    await until(0);
    await writeOffers("2020-01-01");
    await until(2);
  });

  test("is the same head without a body when only the head is requests for", async () => {
    const { status, headers, text } = await get("/sitemap.xml", { method: "HEAD" });
    expect([status, text]).toEqual([200, ""]);
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
  });

  test("rejects a request without a dealer", async () => {
    expect((await fetch(`${server.origin}/sitemap.xml`)).status).toBe(421);
  });
});

describe("the sources of the sitemap", () => {
  const sourceOf = async (name: string) => {
    const { status, headers, text } = await get(`/api/___sitemaps___/${name}`);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    return JSON.parse(text) as { loc: string; lastmod?: string; changefreq: string }[];
  };

  test("have the addresses of the sitemap, each in one of them", async () => {
    const names = ["pages", "offers", "team-members", "filters", "articles", "vehicles"];
    const sources = await Promise.all(names.map(sourceOf));
    expect(sources.map(({ length }) => length)).toEqual([
      shared.length + listedPaths.length,
      1,
      teamCount,
      3,
      2,
      3,
    ]);
    const { text } = await get("/sitemap.xml");
    expect(sources.flat().map(({ loc }) => loc)).toEqual(addresses(text));
  });

  test("state the day of a change where the data has one, and change frequencies and priorities", async () => {
    const [car] = await sourceOf("vehicles");
    expect(car).toEqual({
      loc: `${ozark}/used-cars-for-sale/2017-mitsubishi-outlander-sport-se-${vin(0)}`,
      lastmod: "2026-11-09",
      changefreq: "daily",
      priority: 0.9,
    });
    const pages = await sourceOf("pages");
    expect(pages).toContainEqual({ loc: `${ozark}/`, changefreq: "weekly", priority: 1 });
  });

  test("are of these names only, and 503 without their service", async () => {
    expect((await get("/api/___sitemaps___/everything")).status).toBe(404);
    inventory.failsFrom = 1;
    expect((await get("/api/___sitemaps___/vehicles", { from: impatient })).status).toBe(503);
    expect((await get("/api/___sitemaps___/pages", { from: impatient })).status).toBe(200);
  });
});

describe("above the sitemap protocol's limit", () => {
  test("the sitemap is an index whose parts contain each URL once, within the limit", async () => {
    inventory.cars = 2 * MAX_URLS;
    const index = await get("/sitemap.xml");
    expect(index.text).toContain("<sitemapindex");
    expect(addresses(index.text)).toEqual(
      [1, 2, 3].map((number) => `${ozark}/sitemap-${number}.xml`),
    );
    const parts = await Promise.all([1, 2, 3].map((number) => get(`/sitemap-${number}.xml`)));
    const urls = parts.map(({ text }) => addresses(text));
    expect(urls.map(({ length }) => length)).toEqual([MAX_URLS, MAX_URLS, pageCount]);
    expect(new Set(urls.flat()).size).toBe(2 * MAX_URLS + pageCount);
    expect(urls[0]?.[0]).toBe(`${ozark}${shared[0]?.path}`);
    expect(urls[2]?.at(-1)).toContain(vin(2 * MAX_URLS - 1));
    const bytes = parts.map(({ text }) => Buffer.byteLength(text));
    expect(Math.max(...bytes)).toBeLessThan(50_000_000);
  });

  test("exactly the limit fits in one sitemap", async () => {
    inventory.cars = MAX_URLS - pageCount;
    const { text } = await get("/sitemap.xml");
    expect(text).toContain("<urlset");
    expect(addresses(text)).toHaveLength(MAX_URLS);
  });

  test.each(["/sitemap-2.xml", "/sitemap-9999.xml"])(
    "responds 404 to %s, which the index does not list",
    async (part) => {
      expect((await get(part)).status).toBe(404);
    },
  );

  test.each(["/sitemap-0.xml", "/sitemap-01.xml", "/sitemap-1e1.xml", "/sitemap-10000.xml"])(
    "does not serve %s as a sitemap",
    async (part) => {
      await get(part);
      expect(inventory.requests).toEqual([]);
    },
  );
});

describe("without the inventory or the company service", () => {
  test.each<[string, Partial<typeof inventory>]>([
    ["cannot list articles", { articlesFail: true }],
    ["fails", { failsFrom: 1 }],
    ["does not respond", { silent: true }],
  ])("responds 503 with Retry-After and no URLs when it %s", async (_, state) => {
    Object.assign(inventory, state);
    for (const where of ["/sitemap.xml", "/sitemap-1.xml"]) {
      const { status, headers, text } = await get(where, { from: impatient });
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
      expect(text).not.toContain("<url");
    }
  });

  test("closes the connection when it fails while the sitemap is streamed", async () => {
    Object.assign(inventory, { cars: 3 * MAX_LISTED, failsFrom: 2 });
    await expect(get("/sitemap.xml")).rejects.toThrow("terminated");
  });
});
