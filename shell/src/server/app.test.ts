import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { serviceNames, upstreamVariable } from "@forecourt/contracts/services";
import { internalHeaders, wholeDocumentHeaders } from "@forecourt/contracts/tenant";
import {
  anonymousVisitor,
  type Visitor,
  visitorCookies,
} from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { signClaims } from "@forecourt/service-kit/claims/claims";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { listen } from "@forecourt/service-kit/listen";
import { signPreview } from "@forecourt/service-kit/releases/preview-token";
import { readMetrics } from "@forecourt/service-kit/releases/read-metrics";
import { newRecordId, storeRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { integrityOf } from "@forecourt/service-kit/releases/release-folder";
import type { Service } from "@forecourt/service-kit/service";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { publish } from "../../../tools/release/publish.ts";
import { recordHeader } from "../app/request-headers.ts";
import { createService } from "./server.ts";

const cars = "ffffffffffffffff";
const [good, other, bad] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
/** The shipped dealers, one of them with an experiment. */
let dealersDir: string;
const secret = "a secret of this site, 32 chars or more";
let releasesDir: string;
let shell: string;
let service: Service;
let origin: string;
let close: () => Promise<void>;
/** The requests to the stub visitor service, and its response. */
const askedOf: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let answerOf: (response: ServerResponse) => void;
const visitorService = createServer((request, response) => {
  const { method, headers } = request;
  void textOf(request).then((body) => {
    askedOf.push({ method, headers, body });
    answerOf(response);
  });
});

beforeAll(async () => {
  dealersDir = await dealersWithExperiment();
  releasesDir = await mkdtemp(path.join(tmpdir(), "shell-"));
  shell = (await publish(releasesDir, "shell")).release;
  await writeFakeRelease(releasesDir, remote(good, "first"));
  await writeFakeRelease(releasesDir, remote(other, "second"));
  await writeFakeRelease(releasesDir, inventory(cars));
  await goLive(good);
  await new Promise<void>((done) => visitorService.listen(0, "127.0.0.1", done));
  const { port } = visitorService.address() as AddressInfo;
  const upstreams = serviceNames.filter((name) => name !== "visitor").map(upstreamVariable);
  service = await createService({
    DEALERS_DIR: dealersDir,
    RELEASES_DIR: releasesDir,
    DATA_DIR: releasesDir,
    LOG_LEVEL: "silent",
    // Long enough for a machine with other work; the tests of late answers wait for the first two.
    PAGE_RESOLVE_MS: "3000",
    PAGE_VISITOR_MS: "2000",
    PAGE_RENDER_MS: "20000",
    // The watchdog would end the process of this test on a busy machine.
    HANG_MS: "60000",
    UPSTREAM_VISITOR: `http://127.0.0.1:${port}`,
    SIGNING_SECRET: secret,
    ...Object.fromEntries(upstreams.map((name) => [name, "http://127.0.0.1:9"])),
  });
  const listening = await listen(service.app, "127.0.0.1", 0);
  origin = `http://127.0.0.1:${listening.port}`;
  close = () => listening.close();
});

afterAll(async () => {
  await close();
  await service.close();
  visitorService.close().closeAllConnections();
  await rm(releasesDir, { recursive: true, force: true });
  await removeCopies();
});

/** A remote of the service area; the page's query controls what it does. */
function remote(release: string, word: string) {
  const server = `
    const greeting = (visitor, headers) =>
      "hello " + visitor.firstName + ", " + JSON.stringify(headers["x-forecourt-unlocked"]) +
      " on " + JSON.stringify(visitor.terms);
    const loader = async ({ url, tenant, visitor, headers }) => {
      const wait = Number(url.searchParams.get("wait") ?? 0);
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
      if (url.searchParams.has("gone")) return { kind: "not-found" };
      const moved = url.searchParams.get("moved");
      if (moved !== null) return { kind: "redirect", to: "/service", permanent: moved === "" };
      if (url.searchParams.has("fail")) throw new Error("secret detail");
      const code = url.searchParams.get("code");
      if (code) throw Object.assign(new Error("secret detail"), { name: "AppError", code });
      const text = url.searchParams.has("who")
        ? greeting(visitor, headers)
        : ${JSON.stringify(word)} + " for " + tenant.dealerId + "/" + tenant.storeId;
      const head = { title: text, description: "d", canonical: "/service" };
      const data = { text, throws: url.searchParams.has("throw") };
      const deferred = url.searchParams.has("deferred") ? { part: new Promise(() => {}) } : {};
      return { kind: "page", data, head, deferred };
    };
    const Page = ({ data }) => {
      if (data.throws) throw new Error("secret detail");
      return data.text;
    };
    const routes = { pages: { index: async () => ({ Page }) }, loaders: { index: loader } };
    module.exports = { init() {}, get: async () => () => routes };`;
  return { name: "mfe-service", release, server } as const;
}

/** A remote of the inventory area; its search page shows the requested URL. */
function inventory(release: string) {
  const server = `
    const loader = async ({ url, path, params }) => {
      const text = "search of " + url.pathname + url.search + " as " + path + "/" + params.first;
      return { kind: "page", data: { text }, head: { title: text, description: "d", canonical: path } };
    };
    const Page = ({ data }) => data.text;
    const arrivals = async ({ url, tenant }) => {
      if (url.searchParams.has("fail")) throw new Error("secret detail");
      return url.searchParams.has("none") ? null : "cars of " + tenant.dealerId + " on " + url.pathname;
    };
    const routes = {
      pages: { search: async () => ({ Page }), saved: async () => ({ Page }) },
      loaders: { search: loader, saved: loader },
      fragments: { arrivals: async () => ({ Fragment: ({ data }) => data }) },
      fragmentLoaders: { arrivals },
    };
    module.exports = { init() {}, get: async () => () => routes };`;
  return { name: "mfe-inventory", release, server } as const;
}

async function goLive(release: string): Promise<string> {
  const id = newRecordId();
  const live = { shell, "mfe-service": release, "mfe-inventory": cars };
  await writeRecord(releasesDir, { id, changedAt: new Date().toISOString(), live, history: [] });
  return id;
}

async function dealersWithExperiment(): Promise<string> {
  const copy = await copyDealers();
  await copy.makeFolder("heartland/experiments");
  const settings = { theme: { radiusPx: 3 } };
  const langs = { en: { "frame.callShort": "Ring" }, es: { "frame.callShort": "Marcar" } };
  const variants = { control: { share: 50 }, ring: { share: 50, settings, langs } };
  const experiment = { starts: "2026-12-01", ends: "2026-12-15", variants };
  await copy.write("heartland/experiments/call.json", JSON.stringify(experiment));
  return copy.folder;
}

interface Asked {
  /** In the header that the gateway sets. */
  variants?: string;
  dealer?: string;
  nonce?: string;
  store?: string;
  record?: string;
}

async function get(
  where: string,
  { dealer = "ozark-mitsubishi", store, record, nonce, variants }: Asked = {},
) {
  const headers: Record<string, string> = { [internalHeaders.dealer]: dealer };
  if (variants) headers[internalHeaders.variants] = variants;
  if (store) headers[internalHeaders.store] = store;
  if (record) headers[recordHeader] = record;
  if (nonce) headers[internalHeaders.nonce] = nonce;
  const answer = await fetch(origin + where, { headers, redirect: "manual" });
  return { answer, status: answer.status, text: await answer.text() };
}

/** Repeats the request until the response is as expected: a new record is activated soon. */
async function until(where: string, asked: Asked, fits: (text: string) => boolean) {
  for (;;) {
    const found = await get(where, asked);
    if (fits(found.text)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("a page in an experiment", () => {
  const dealer = "heartland";
  const payload = "/service/_payload.json";

  test("has the texts and settings of its variant in its first HTML, and states it", async () => {
    const { text } = await get("/service", { dealer, variants: "call.ring" });
    expect(text).toContain('"frame.callShort":"Ring"');
    expect(text).toContain("--radius:3px");
    expect(text).toContain('"variants":"call.ring"');
    expect(text).toMatch(/"record":"[^"~]+~call\.ring"/);
  });

  test("is the same as without experiments, byte by byte, where the visitor is in none", async () => {
    const bytes = async (where: Asked) => withoutTokens((await get("/service", where)).text);
    const usual = await bytes({ dealer });
    expect(usual).not.toMatch(/"variants"|"record":"[^"]*~/);
    expect(await bytes({ dealer, variants: "call.gone" })).toBe(usual);
    expect(await bytes({ dealer, variants: "other.ring" })).toBe(usual);
  });

  test("answers with data for a document of the same variants only", async () => {
    const id = await liveRecord();
    const status = async (stated: string, variants?: string) => {
      const asked = { dealer, record: `${id}${stated}`, ...(variants && { variants }) };
      return (await get(payload, asked)).status;
    };
    expect(await status("")).toBe(200);
    expect(await status("~call.ring", "call.ring")).toBe(200);
    expect(await status("~call.control", "call.control")).toBe(200);
    expect(await status("", "call.ring")).toBe(409);
    expect(await status("~call.control", "call.ring")).toBe(409);
    expect(await status("~call.ring")).toBe(409);
    expect(await status("~call.gone", "call.gone")).toBe(409);
  });
});

describe("a page whose address asks for a store", () => {
  const asked = { dealer: "heartland", store: "sedalia" };
  const address = "/service?store=sedalia";

  test("is of that store, and its links are for it", async () => {
    const { text } = await get(address, asked);
    expect(text).toContain("first for heartland/sedalia</div>");
    expect(text).toContain('"storeAsked":true');
    expect(text).toContain("/auto-financing?store=sedalia");
    expect(text).toMatch(/"record":"[^"~]+@sedalia"/);
    // The visitor's own.
    const chosen = await get("/service", asked);
    expect(chosen.text).not.toMatch(/storeAsked|\?store=|"record":"[^"]*@/);
  });

  test("answers a document for another store, or for none, with its document", async () => {
    const id = await liveRecord();
    const payload = "/service/_payload.json?store=sedalia";
    const payloadFor = async (record: string, where = payload) =>
      JSON.parse((await get(where, { ...asked, record })).text);
    expect(await payloadFor(id)).toEqual({ document: true });
    expect(await payloadFor(`${id}@rolla`)).toEqual({ document: true });
    expect(await payloadFor(`${id}@sedalia`, "/service/_payload.json")).toEqual({ document: true });
    expect(await payloadFor(`${id}@sedalia`)).toMatchObject({ outcome: "page" });
  });
});

/** A document without its form token, which differs each second. */
function withoutTokens(html: string): string {
  return html.replaceAll(/"formToken":"[^"]+"/g, "").replaceAll(/value="\d+\.[\w.-]+"/g, "");
}

async function liveRecord(): Promise<string> {
  const { text } = await get("/service");
  return /"record":"([^"]+)"/.exec(text)?.[1] ?? "";
}

describe("a document", () => {
  test("contains the frame, the page and the state for hydration", async () => {
    const { status, text, answer } = await get("/service");
    expect(status).toBe(200);
    expect(text).toContain("first for ozark-mitsubishi/null</div>");
    expect(text).toContain("<title>first for ozark-mitsubishi/null</title>");
    const entry = `/remotes/mfe-service/${good}/web/entry.js#${integrityOf(Buffer.from("// web"))}`;
    expect(text).toContain(`"service":"${entry}"`);
    expect(answer.headers.get(internalHeaders.shareable)).toBe("1");
  });

  test("and its payload state the record; the document and the metrics, too", async () => {
    const { text, answer } = await get("/service");
    const record = answer.headers.get(internalHeaders.record) ?? "none";
    expect(record).toMatch(/^[0-9a-f]{16}$/);
    const [, made] = /<meta name="forecourt:record" content="([^"]*)">/.exec(text) ?? [];
    expect(made).toMatch(new RegExp(`^${record} configuration=[0-9a-f]{12}$`));
    const payload = await get("/service/_payload.json");
    expect(payload.answer.headers.get(internalHeaders.record)).toBe(record);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    expect(metrics).toContain(`shell_record{record="${record}"} 1`);
  });

  test("without deferred parts is sent in one piece, with its length", async () => {
    const { answer, text } = await get("/service", { nonce: "n-1" });
    expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    const [last = "", ...others] = text.match(/<script(?! type="application)[^>]*>/g) ?? [];
    expect([last, others]).toEqual(['<script nonce="n-1">', []]);
    expect(text).toMatch(/<\/div><script nonce="n-1">globalThis.+<\/script><\/body><\/html>$/s);
  });

  test("with a deferred part sends its first view before that part", async () => {
    const response = await fetch(`${origin}/service?deferred`, {
      headers: { [internalHeaders.dealer]: "ozark-mitsubishi" },
    });
    expect(response.headers.get("content-length")).toBeNull();
    const first = await response.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain("<title>first for");
  });

  test("contains the texts that components read and not those of loaders", async () => {
    const { text } = await get("/service");
    const [markup = "", boot = ""] = text.split("globalThis.__FORECOURT__=");
    expect(boot).toContain('"frame.skipToContent":"');
    expect(boot).not.toContain('"vehicle.head.title"');
    expect(boot).not.toContain('"menu.allUsed"');
    const keys = markup.match(/>(?:frame|store|hours|error|notFound|area)\.[\w.]+</g);
    expect(keys).toBeNull();
  });

  test("and its payload are not stored by shared caches", async () => {
    for (const where of ["/service", "/service?moved", "/nothing", "/service/_payload.json"]) {
      expect((await get(where)).answer.headers.get("cache-control")).toBe("private, no-cache");
    }
  });

  test("is the 404 page for an unknown path and for a page that reports not found", async () => {
    for (const [where, message] of [
      ["/nothing", "Page not found: /nothing"],
      ["/service?gone", "Page Not Found: /service?gone"],
      ["/%3Cb%3E", "Page not found: /%3Cb%3E"],
    ] as const) {
      const { status, text } = await get(where);
      expect(status).toBe(404);
      expect(text).toContain(`<title>404 - ${message} | Ozark Trail Mitsubishi</title>`);
    }
  });

  test("is the 404 page for an error of the area with status 404", async () => {
    for (const code of ["vehicle-unknown", "content-unknown"]) {
      expect((await get(`/service?code=${code}`)).status).toBe(404);
      expect((await get(`/service/_payload.json?code=${code}`)).status).toBe(404);
    }
    expect((await get("/service?code=bad-query")).status).toBe(503);
  });

  test("is the 404 page for a page that the store has disabled", async () => {
    const page = "/sell-trade-my-car/offer/some-token";
    const without = await get(page, { dealer: "heartland", store: "sedalia" });
    const withIt = await get(page, { dealer: "heartland", store: "columbia" });
    // No release of trade is live in this test: its page would be rendered if there were.
    expect([without.status, withIt.status]).toEqual([404, 503]);
  });

  test("forwards a loader's redirect", async () => {
    const { status, answer } = await get("/service?moved");
    expect(status).toBe(301);
    expect(answer.headers.get("location")).toBe("/service");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("keeps a temporary redirect, which may lead to a page of a token, out of every cache", async () => {
    const { status, answer } = await get("/service?moved=temporarily");
    expect(status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const payload = await get("/service/_payload.json?moved=temporarily");
    expect(payload.answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("is the 500 page with the request id for an error of the shell itself", async () => {
    const headers = { [internalHeaders.dealer]: "ozark-mitsubishi", "x-request-id": "find-me-1" };
    const answer = await fetch(`${origin}/%zz`, { headers });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain("<title>500 - Internal server error | Ozark Trail Mitsubishi</title>");
    expect(text).toContain("mention reference find-me-1");
  });

  test("rejects a request without a dealer", async () => {
    expect((await fetch(`${origin}/service`)).status).toBe(421);
  });
});

describe("an alias", () => {
  const alias = "/new-mitsubishi-cape-girardeau";
  const page = "/new-cars-for-sale/mitsubishi";
  const description = `search of ${page}?page=2 as ${page}/mitsubishi`;

  test("renders its page, with the page's own path for the loader and as canonical", async () => {
    const { status, text } = await get(`${alias}?page=2`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${description}</title>`);
    expect(text).toContain(`${description}</div>`);
    const canonical = `https://www.ozarktrailmitsubishi.example${page}`;
    expect(text).toContain(`<link rel="canonical" href="${canonical}"`);
  });

  test("responds with the payload of its page", async () => {
    const { status, text } = await get(`${alias}/_payload.json?page=2`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      outcome: "page",
      page: "search",
      data: { text: description },
      head: { canonical: page },
    });
  });

  test("takes the filters that its page takes", async () => {
    const { status, text } = await get(`${alias}/outlander?page=2`);
    expect(status).toBe(200);
    expect(text).toContain(`search of ${page}/outlander?page=2`);
  });

  test("exists only for its dealer", async () => {
    expect((await get(alias, { dealer: "heartland" })).status).toBe(404);
    expect((await get(`${alias}-2`)).status).toBe(404);
    expect((await get("/__proto__")).status).toBe(404);
  });
});

describe("a former address", () => {
  const follow = async (where: string) => {
    const { answer, status } = await get(where);
    return [status, answer.headers.get("location")];
  };

  test.each([
    ["/search-vehicles", "/cars-for-sale"],
    ["/search-vehicles/used-inventory/make/ford/f_150", "/used-cars-for-sale/ford/f-150"],
    ["/search-vehicles/all-inventory?utm_source=mail", "/cars-for-sale?utm_source=mail"],
    ["/Service-Department/hours?utm_source=mail", "/service?utm_source=mail"],
  ])("%s leads to %s", async (former, present) => {
    expect(await follow(former)).toEqual([301, present]);
  });

  test("leads to the end of its page's own redirects in one hop", async () => {
    expect(await follow("/service-department/hours?moved=")).toEqual([301, "/service"]);
  });

  test("is not found where its page is not", async () => {
    expect((await follow("/service-department/hours?gone"))[0]).toBe(404);
    expect((await follow("/search-vehicles/used-inventory/wheels/4"))[0]).toBe(404);
  });

  test("leads client navigations there, too", async () => {
    const { text } = await get("/search-vehicles/_payload.json");
    expect(JSON.parse(text)).toEqual({ redirect: "/cars-for-sale" });
  });
});

/** How often pages of each release came out, as `release outcome`. */
async function outcomes(): Promise<Record<string, number>> {
  const metrics = readMetrics(await (await fetch(`${origin}/metrics`)).text());
  const own = metrics.filter(({ name }) => name === "shell_area_pages_total");
  const counts: Record<string, number> = {};
  for (const { labels, value } of own) {
    const key = `${labels["release"]} ${labels["outcome"]}`;
    counts[key] = (counts[key] ?? 0) + value;
  }
  return counts;
}

describe("a page that is drawn", () => {
  test("is counted by its release, the data of a client navigation, too", async () => {
    const drawn = `mfe-service.${good} page`;
    const before = (await outcomes())[drawn] ?? 0;
    await get("/service?drawn");
    await get("/service/_payload.json?drawn");
    expect((await outcomes())[drawn]).toBe(before + 2);
  });
});

describe("a failing area", () => {
  test.each([
    ["throws in its loader", "/service?fail", `mfe-service.${good} loader`],
    ["throws while it renders", "/service?throw", `mfe-service.${good} render`],
    ["does not answer in time", "/service?wait=6000", `mfe-service.${good} deadline`],
    ["has no release", "/auto-financing", "mfe-financing.none loading"],
  ])(
    'that %s gets the "unavailable" page, reveals no error details and is counted',
    async (...row) => {
      const [_name, where, counted] = row;
      const before = await outcomes();
      const { status, text, answer } = await get(where);
      expect((await outcomes())[counted]).toBe((before[counted] ?? 0) + 1);
      expect(status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(text).toContain("is unavailable right now");
      expect(text).toContain("<footer");
      expect(text).not.toContain("secret detail");
      expect((await get("/service")).status).toBe(200);
    },
  );

  test.each([
    ["is corrupt", "module.exports = {}; // and more"],
    ["has become empty", ""],
  ])("whose new release %s keeps the one before, until it is repaired", async (_name, broken) => {
    const release = bad.replace("c", broken === "" ? "d" : "e");
    const fake = remote(release, "mended");
    await writeFakeRelease(releasesDir, fake);
    const file = path.join(releasesDir, "mfe-service", release, "server/entry.cjs");
    await writeFile(file, broken);
    await goLive(release);
    await until("/readyz", {}, (text) => text.includes(`${release}/server/entry.cjs is not what`));
    expect((await get("/service")).text).toContain("first for");
    await writeFile(file, fake.server);
    expect((await until("/service", {}, (text) => text.includes("mended for"))).status).toBe(200);
    await goLive(good);
    await until("/service", {}, (text) => text.includes("first for"));
  });
});

describe("a payload", () => {
  test("contains the page's state as JSON", async () => {
    const { status, text } = await get("/service/_payload.json");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      outcome: "page",
      area: "service",
      page: "index",
      data: { text: "first for ozark-mitsubishi/null" },
    });
  });

  test("reports redirects, failures and missing pages", async () => {
    expect(JSON.parse((await get("/service/_payload.json?moved")).text)).toEqual({
      redirect: "/service",
    });
    expect((await get("/_payload.json?x")).status).toBe(503);
    expect((await get("/nothing/_payload.json")).status).toBe(404);
  });

  test("is rendered by the releases of the requesting browser", async () => {
    const old = await goLive(good);
    await until("/service", {}, (text) => text.includes(old));
    await goLive(other);
    const fresh = await until("/service", {}, (text) => text.includes("second for"));
    expect(fresh.status).toBe(200);
    const pinned = await get("/service/_payload.json", { record: old });
    expect(JSON.parse(pinned.text).data.text).toContain("first for");
    expect((await get("/service/_payload.json")).text).toContain("second for");
    await goLive(good);
    await until("/service", {}, (text) => text.includes("first for"));
  });

  test("responds 409 for an unknown release record", async () => {
    const { status, text } = await get("/service/_payload.json", { record: "0000000000000000" });
    expect(status).toBe(409);
    expect(JSON.parse(text).error.code).toBe("record-gone");
  });
});

describe("concurrent visitors", () => {
  test("never receive data of another dealer or store", async () => {
    const visitors = [
      { dealer: "ozark-mitsubishi", name: "Ozark Trail Mitsubishi" },
      { dealer: "heartland", store: "columbia", name: "Heartland" },
      { dealer: "heartland", store: "rolla", name: "Heartland" },
    ];
    const names = ["ozark-mitsubishi", "heartland"];
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const visitor = visitors[index % visitors.length] ?? visitors[0];
        const { text } = await get(`/service?wait=${(index * 37) % 120}`, visitor);
        const own = `first for ${visitor?.dealer}/${visitor?.store ?? null}`;
        expect(text).toContain(own);
        const foreign = names.filter((name) => name !== visitor?.dealer);
        for (const name of foreign) expect(text).not.toContain(name);
        expect(text.match(/first for [\w-]+\/[\w-]+/g)?.every((found) => found === own)).toBe(true);
      }),
    );
  });
});

const dealerId = "ozark-mitsubishi";
const ada: Visitor = {
  ...anonymousVisitor,
  firstName: "Ada</script>",
  allowed: ["functional"],
  hasAnswered: true,
  uniqueUserId: "0123456789abcdef0123456789abcdef",
};
const cookiesOf = (visitor: Visitor) =>
  cookieChanges("", visitor, 2)
    .map((text) => text.split(";", 1)[0])
    .join("; ");
const proof = signClaims(
  { unlockInventory: new Date().toISOString(), phoneVerified: "5735550142" },
  { secret, dealerId, now: new Date() },
);

async function getAs(cookie: string, { where = "/service?who", headers = {} } = {}) {
  const answer = await fetch(origin + where, {
    headers: { [internalHeaders.dealer]: dealerId, ...(cookie && { cookie }), ...headers },
  });
  const text = await answer.text();
  const boot = /__FORECOURT__=(\{.*\});\(\(files/.exec(text)?.[1];
  return {
    text,
    visitor: boot === undefined ? null : JSON.parse(boot).visitor,
    isShareable: answer.headers.get(internalHeaders.shareable) === "1",
    setCookie: answer.headers.get("set-cookie"),
  };
}

/** Requests a document as the gateway does for its cache. */
async function getWhole(where: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + where, {
    headers: { [internalHeaders.dealer]: dealerId, [wholeDocumentHeaders.whole]: "1", ...headers },
    redirect: "manual",
  });
  const header = (name: string) => answer.headers.get(name);
  return { status: answer.status, header, text: await answer.text() };
}

const sourcesOf = (texts: string[]) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");

describe("a whole document", () => {
  test("states the hashes of exactly its inline scripts and styles, which have no nonce", async () => {
    const { status, header, text } = await getWhole("/service", { [internalHeaders.nonce]: "n-0" });
    expect(status).toBe(200);
    expect(text).toMatch(/^<!doctype html>.*<\/html>$/s);
    expect(text).not.toMatch(/nonce="/);
    const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = ""]) => rules);
    expect(inline).toHaveLength(1);
    expect(styles.length).toBeGreaterThan(0);
    expect(header(wholeDocumentHeaders.scriptSources)).toBe(sourcesOf(inline));
    expect(header(wholeDocumentHeaders.styleSources)).toBe(sourcesOf(styles));
    // Every other script is data, which a browser does not run.
    const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of scripts)
      expect(attributes).toMatch(/^$|type="application\/(?:ld\+)?json"/);
  });

  test("states what it depends on: configuration, releases and the minute", async () => {
    const before = Date.now();
    const { header } = await getWhole("/service");
    const after = Date.now();
    const versions = await (await fetch(`${origin}/version?of=shell`)).json();
    expect(header(wholeDocumentHeaders.versions)).toBe(`shell=${versions.versions.shell}`);
    const validUntil = Number(header(wholeDocumentHeaders.validUntil));
    expect(validUntil % 60_000).toBe(0);
    expect(validUntil).toBeGreaterThan(before);
    expect(validUntil).toBeLessThanOrEqual(after + 60_000);
    expect(header(internalHeaders.shareable)).toBe("1");
  });

  test("has the same bytes each time within an hour", async () => {
    const [first, second] = [await getWhole("/service"), await getWhole("/service")];
    const token = /v1\.[a-z0-9]+\.[\w-]+/g;
    expect(second.text.replaceAll(token, "")).toBe(first.text.replaceAll(token, ""));
    const issued = [...first.text.matchAll(token)].map(([text]) => {
      return Number.parseInt(text.split(".")[1] ?? "", 36) % 3_600_000;
    });
    expect(issued.length).toBeGreaterThan(0);
    expect(new Set(issued)).toEqual(new Set([0]));
  });

  test("is not shareable and has no versions when it is not the page", async () => {
    const missing = await getWhole("/service?gone");
    expect([missing.status, missing.header(internalHeaders.shareable)]).toEqual([404, null]);
    const failed = await getWhole("/service?fail");
    expect([failed.status, failed.header(internalHeaders.shareable)]).toEqual([503, null]);
    expect(failed.text).toContain("<!doctype html>");
  });

  test("is not shareable when the page is personal", async () => {
    const { status, header, text } = await getWhole("/saved-cars?cars=A");
    expect([status, header(internalHeaders.shareable)]).toEqual([200, null]);
    expect(text).toContain("search of /saved-cars?cars=A");
  });

  test("redirects like any document", async () => {
    const { status, header } = await getWhole("/service?moved");
    expect([status, header("location")]).toEqual([301, "/service"]);
  });

  test("has another version after an activation", async () => {
    const before = (await getWhole("/service")).header(wholeDocumentHeaders.versions);
    await goLive(other);
    await until("/service", {}, (text) => text.includes("second for"));
    expect((await getWhole("/service")).header(wholeDocumentHeaders.versions)).not.toBe(before);
    await goLive(good);
    await until("/service", {}, (text) => text.includes("first for"));
  });
});

/** How many pages have reused markup so far. */
async function reusedMarkup(): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/shell_markup_total\{outcome="reused"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

const markupOf = (html: string) => /<body>(.*)<script[^>]*>globalThis/s.exec(html)?.[1];

describe("the markup of a page", () => {
  const bob = { ...ada, firstName: "Bob", uniqueUserId: "f".repeat(32) };

  test("is rendered once for known visitors who see the same", async () => {
    const where = "/service?shared-markup";
    const first = await getAs(cookiesOf(ada), { where });
    const before = await reusedMarkup();
    const second = await getAs(cookiesOf(bob), { where });
    expect(await reusedMarkup()).toBe(before + 1);
    expect(markupOf(first.text)).toContain("first for ozark-mitsubishi/null</div>");
    expect(markupOf(second.text)).toBe(markupOf(first.text));
    expect([first.visitor, second.visitor]).toEqual([ada, bob]);
    expect(second.text).not.toContain("Ada");
  });

  test("of a page for one person is neither reused nor stored", async () => {
    const where = "/saved-cars?cars=B";
    const before = await reusedMarkup();
    for (let times = 0; times < 2; times += 1) {
      const { text } = await getAs(cookiesOf(ada), { where });
      expect(text).toContain("search of /saved-cars?cars=B");
    }
    expect(await reusedMarkup()).toBe(before);
  });

  test("is another one for another consent, dealer, store, address or state", async () => {
    const where = "/service?own-markup";
    await getAs(cookiesOf(ada), { where });
    const before = await reusedMarkup();
    const unanswered = await getAs("", { where });
    expect(unanswered.text).toContain("cookie");
    await getAs(cookiesOf(ada), { where, headers: { [internalHeaders.dealer]: "heartland" } });
    const store = { [internalHeaders.dealer]: "heartland", [internalHeaders.store]: "columbia" };
    const ofStore = await getAs(cookiesOf(ada), { where, headers: store });
    expect(markupOf(ofStore.text)).toContain("first for heartland/columbia");
    await getAs(cookiesOf(ada), { where: `${where}&page=2` });
    for (const visitor of [ada, bob]) {
      const { text } = await getAs(cookiesOf(visitor), { where: `${where}&who` });
      expect(markupOf(text)).toContain(`hello ${visitor.firstName.slice(0, 3)}`);
    }
    expect(await reusedMarkup()).toBe(before);
  });
});

describe("a document and its visitor", () => {
  test("for an anonymous visitor contains no visitor data and is shareable", async () => {
    const { text, visitor, isShareable } = await getAs("");
    expect(text).toContain("hello , ");
    expect(visitor).toBeUndefined();
    expect(isShareable).toBe(true);
  });

  test("for a known visitor contains their data and is not shareable", async () => {
    const { text, visitor, isShareable } = await getAs(cookiesOf(ada));
    expect(text).toContain("hello Ada&lt;/script&gt;, ");
    expect(text).not.toContain("Ada</script>");
    expect(visitor).toEqual(ada);
    expect(isShareable).toBe(false);
  });

  test.each([
    ["the consent", "allowCookies=essential", {}],
    ["a privacy signal", "", { "sec-gpc": "1" }],
    ["a proof", `allowCookies=functional; proof=${proof}`, {}],
  ])("with only %s is not shareable", async (_what, cookie, headers) => {
    expect((await getAs(cookie, { headers })).isShareable).toBe(false);
  });

  test("reads the proof of this host only, where TLS ends in front of the site", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const allowed = "allowCookies=functional";
    const own = await getAs(`${allowed}; __Host-proof=${proof}`, { headers });
    expect(own.visitor?.proven.unlockInventory).not.toBeNull();
    const planted = await getAs(`${allowed}; proof=${proof}`, { headers });
    expect(planted.visitor?.proven.unlockInventory).toBeNull();
    const plain = await getAs(`${allowed}; proof=${proof}`);
    expect(plain.visitor?.proven).toEqual(own.visitor?.proven);
  });

  test("contains the cookie banner until it is answered", async () => {
    expect((await getAs("")).text).toContain('data-cookie-banner=""');
    expect((await getAs("allowCookies=essential")).text).not.toContain('data-cookie-banner=""');
    const shown = await getAs("allowCookies=essential", { where: "/service?who&cookies=es" });
    expect(shown.text).toContain("Su privacidad");
  });

  test("is anonymous when the cookies are invalid", async () => {
    for (const cookie of ["visitor=%", "allowCookies=x; visitor=%7B", "proof=v1.x.y; terms=[]"]) {
      const { text, visitor } = await getAs(cookie);
      expect(text).toContain("hello , ");
      expect(visitor).toBeUndefined();
    }
  });
});

describe("verified claims", () => {
  const clientCookies = `${cookiesOf(ada)}; unlockInventory=2026-01-01; phoneVerified=5735550142`;

  test("come from the signed cookie and are sent to services", async () => {
    const { text, visitor } = await getAs(`${clientCookies}; proof=${proof}`);
    expect(text).toContain("hello Ada&lt;/script&gt;, &quot;inventory&quot;");
    expect(visitor.proven).toMatchObject({ phoneVerified: "5735550142", unlockPrice: null });
    const payload = await getAs(`${clientCookies}; proof=${proof}`, {
      where: "/service/_payload.json?who",
    });
    expect(JSON.parse(payload.text).proven.phoneVerified).toBe("5735550142");
  });

  test("ignore cookies that scripts can write and foreign signatures", async () => {
    const signingContext = {
      secret: "the secret of another site, long enough",
      dealerId,
      now: new Date(),
    };
    const forged = signClaims({ unlockPrice: new Date().toISOString() }, signingContext);
    for (const cookie of [
      clientCookies,
      `${clientCookies}; proof=${forged}`,
      `${clientCookies}; proof=${proof}x`,
    ]) {
      const { text, visitor } = await getAs(cookie);
      expect(text).not.toContain("inventory&quot;");
      expect(visitor.proven).toEqual(anonymousVisitor.proven);
    }
  });

  test("are deleted when the visitor withdraws consent", async () => {
    const { setCookie, visitor } = await getAs(`allowCookies=essential; proof=${proof}`);
    expect(setCookie).toBe("proof=; Path=/; Max-Age=0; SameSite=Lax; Secure");
    expect(visitor.proven).toEqual(anonymousVisitor.proven);
    expect((await getAs(`${clientCookies}; proof=${proof}`)).setCookie).toBeNull();
  });
});

describe("a preview", () => {
  const signer = { secret, now: new Date() };
  const id = newRecordId();
  const cookie = `preview=${signPreview(id, signer)}`;
  const where = "/service?preview";
  beforeAll(async () => {
    const live = { shell, "mfe-service": other, "mfe-inventory": cars };
    const changedAt = new Date().toISOString();
    await storeRecord(releasesDir, { id, changedAt, preview: true, live, history: [] });
  });
  const asked = async (target: string, headers: Record<string, string>) => {
    const all = { [internalHeaders.dealer]: dealerId, ...headers };
    const answer = await fetch(origin + target, { headers: all });
    return {
      status: answer.status,
      header: (name: string) => answer.headers.get(name),
      text: await answer.text(),
    };
  };

  test("is shown only with its cookie, and is stored by no cache", async () => {
    const shown = await asked(where, { cookie });
    expect(shown.text).toContain(`second for ${dealerId}`);
    expect(shown.header(internalHeaders.record)).toBe(id);
    expect(shown.header("cache-control")).toBe("private, no-store");
    expect(shown.header(internalHeaders.shareable)).toBeNull();
    const others = await asked(where, {});
    expect(others.text).toContain(`first for ${dealerId}`);
    expect(others.header(internalHeaders.record)).not.toBe(id);
  });

  test("is the latest build for its browser alone", async () => {
    const latest = async (headers: Record<string, string>) =>
      JSON.parse((await asked("/builds/latest.json", headers)).text).id === id;
    expect([await latest({ cookie }), await latest({})]).toEqual([true, false]);
    expect((await asked(`/builds/meta/${id}.json`, { cookie })).status).toBe(404);
  });

  test("goes on in client navigations, with its cookie alone", async () => {
    const payload = "/service/_payload.json?preview";
    const shown = await asked(payload, { cookie, [recordHeader]: id });
    expect([shown.status, shown.header("cache-control")]).toEqual([200, "private, no-store"]);
    expect(JSON.parse(shown.text).data.text).toContain("second for");
    expect((await asked(payload, { [recordHeader]: id })).status).toBe(409);
  });

  test.each([
    ["is changed", cookie.replace(id, newRecordId())],
    ["has ended", `preview=${signPreview(id, { ...signer, now: new Date(0) })}`],
    ["names a record that has gone", `preview=${signPreview(newRecordId(), signer)}`],
  ])("is not shown by a cookie that %s", async (_what, wrong) => {
    expect((await asked(where, { cookie: wrong })).text).toContain("first for");
  });

  test("is not shown by a cookie that names a record that was in force", async () => {
    const before = await goLive(other);
    await until("/service", {}, (text) => text.includes("second for"));
    await goLive(good);
    await until("/service", {}, (text) => text.includes("first for"));
    const earlier = `preview=${signPreview(before, signer)}`;
    expect((await asked(where, { cookie: earlier })).text).toContain("first for");
  });
});

describe("a canary", () => {
  const tries = { "mfe-service": other };
  const steps = [{ from: "2026-01-01T00:00:00.000Z", percent: 10 }];
  const id = newRecordId();
  const asked = async (target: string, headers: Record<string, string> = {}) => {
    const all = { [internalHeaders.dealer]: dealerId, ...headers };
    const answer = await fetch(origin + target, { headers: all });
    const record = answer.headers.get(internalHeaders.record);
    return { status: answer.status, record, text: await answer.text() };
  };
  const chosen = { [internalHeaders.canary]: id };
  const liveNow = async () => (await asked("/service")).record;
  beforeAll(async () => {
    const changedAt = new Date().toISOString();
    const live = { shell, "mfe-service": other, "mfe-inventory": cars };
    await storeRecord(releasesDir, { id, changedAt, tries, live, history: [] });
    const canary = { record: id, releases: tries, places: [], steps, by: "Ada" };
    const next = newRecordId();
    const own = { shell, "mfe-service": good, "mfe-inventory": cars };
    const record = { id: next, changedAt, live: own, canaries: [canary], history: [] };
    await writeRecord(releasesDir, record);
    while ((await liveNow()) !== next) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test("is what a document is made of for whom the gateway has chosen it, beside what is live", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const [ofCanary, ofOthers] = await Promise.all([
        asked("/service", chosen),
        asked("/service"),
      ]);
      expect([ofCanary.record, ofCanary.text.includes("second for")]).toEqual([id, true]);
      expect(ofCanary.text).toContain(`/mfe-service/${other}/`);
      expect(ofCanary.text).not.toContain(good);
      expect(ofOthers.text).toContain("first for");
      expect(ofOthers.text).not.toContain(other);
    }
  });

  test("may be cached, unlike a preview", async () => {
    const headers = { [internalHeaders.dealer]: dealerId, ...chosen };
    const answer = await fetch(`${origin}/service`, { headers });
    expect(answer.headers.get(internalHeaders.shareable)).toBe("1");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("is the latest build for its visitors alone", async () => {
    const latest = async (headers: Record<string, string>) =>
      JSON.parse((await asked("/builds/latest.json", headers)).text).id === id;
    expect([await latest(chosen), await latest({})]).toEqual([true, false]);
  });

  test("goes on in client navigations, until it is aborted: they then load a document of what is live", async () => {
    const payload = "/service/_payload.json";
    const shown = await asked(payload, { [recordHeader]: id });
    expect(JSON.parse(shown.text).data.text).toContain("second for");
    const next = await goLive(good);
    while ((await liveNow()) !== next) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await asked(payload, { [recordHeader]: id })).status).toBe(409);
    const late = await asked("/service", chosen);
    expect([late.record, late.text.includes("first for")]).toEqual([next, true]);
  });

  test("goes on in client navigations once it is promoted", async () => {
    const next = await goLive(other);
    while ((await liveNow()) !== next) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await asked("/service/_payload.json", { [recordHeader]: id })).status).toBe(200);
    await goLive(good);
    await until("/service", {}, (text) => text.includes("first for"));
  });
});

describe("the builds", () => {
  const build = async (where: string) => {
    const { status, answer, text } = await get(where);
    return { status, cache: answer.headers.get("cache-control"), body: JSON.parse(text) };
  };

  test("name the live record, and what it is made of", async () => {
    const record = (await get("/service")).answer.headers.get(internalHeaders.record);
    const latest = await build("/builds/latest.json?1");
    expect(latest).toMatchObject({ status: 200, cache: "private, no-store", body: { id: record } });
    expect(Date.now() - latest.body.timestamp).toBeLessThan(3_600_000);
    const meta = await build(`/builds/meta/${record}.json`);
    expect(meta.cache).toBe("public, max-age=31536000, immutable");
    expect(meta.body).toMatchObject({ ...latest.body, releases: { shell, "mfe-service": good } });
  });

  test("are 404 for a record that does not exist", async () => {
    expect((await build(`/builds/meta/${newRecordId()}.json`)).status).toBe(404);
    expect((await build("/builds/meta/x.json")).status).toBe(404);
  });
});

describe("buyer preferences", () => {
  const id = "a".repeat(43);
  const clientCookies = `${cookiesOf(ada)}; ${visitorCookies.answers}=${id}`;
  const refused = `allowCookies=essential; ${visitorCookies.answers}=${id}`;
  const kept = (terms: object) => {
    askedOf.length = 0;
    answerOf = (response) => void response.end(JSON.stringify(terms));
  };

  test("are fetched with only the id and the consent cookies", async () => {
    kept({ creditScore: 690 });
    const { text, visitor, isShareable } = await getAs(clientCookies);
    expect(text).toContain("on {&quot;creditScore&quot;:690}");
    expect(visitor.terms).toEqual({ creditScore: 690 });
    expect(isShareable).toBe(false);
    const payload = await getAs(clientCookies, { where: "/service/_payload.json?who" });
    expect(JSON.parse(payload.text).terms).toEqual({ creditScore: 690 });
    expect(askedOf).toHaveLength(2);
    expect(askedOf[0]).toMatchObject({
      method: "GET",
      headers: {
        cookie: `answers=${id}; allowCookies=essential,functional; displayCookies=hide`,
        [internalHeaders.dealer]: dealerId,
      },
    });
  });

  test("are not fetched without the cookie or without consent", async () => {
    kept({ creditScore: 690 });
    for (const cookie of ["", cookiesOf(ada), refused]) {
      expect((await getAs(cookie)).text).toContain("on {}");
    }
    expect(askedOf.filter(({ method }) => method === "GET")).toEqual([]);
  });

  test("are deleted with their cookie when the visitor withdraws consent", async () => {
    kept({ kept: false });
    const address = { "x-forwarded-for": "198.51.100.7" };
    const { setCookie, text } = await getAs(refused, { headers: address });
    expect(text).toContain("on {}");
    expect(setCookie).toBe("answers=; Path=/; Max-Age=0; SameSite=Lax; Secure");
    expect(askedOf).toMatchObject([
      {
        method: "POST",
        body: "{}",
        headers: { cookie: `answers=${id}`, [internalHeaders.dealer]: dealerId, ...address },
      },
    ]);
  });

  const broken: [string, (response: ServerResponse) => void][] = [
    ["fails", (response: ServerResponse) => void response.writeHead(500).end()],
    ["breaks off", (response: ServerResponse) => void response.destroy()],
    ["says something else", (response: ServerResponse) => void response.end('{"creditScore":1}')],
    ["never answers", () => {}],
  ];

  test.each(broken)(
    "keep their cookie when the service %s, so that the next document retries the deletion",
    async (_how, how) => {
      askedOf.length = 0;
      answerOf = how;
      const { text, visitor, setCookie } = await getAs(`${refused}; proof=${proof}`);
      expect(text).toContain("on {}");
      expect(visitor.terms).toEqual({});
      expect(setCookie).toBe("proof=; Path=/; Max-Age=0; SameSite=Lax; Secure");
      expect(askedOf).toHaveLength(1);
      kept({ kept: false });
      expect((await getAs(refused)).setCookie).toMatch(/^answers=; Path=\/; Max-Age=0;/);
    },
  );

  test.each(broken)(
    "are empty when the service %s, and the page is rendered",
    async (_how, how) => {
      answerOf = how;
      const { text, visitor } = await getAs(clientCookies);
      expect(text).toContain("hello Ada&lt;/script&gt;, ");
      expect(visitor.terms).toEqual({});
    },
  );
});

describe("an island", () => {
  test("is a fragment with its style sheets, for the home page unless another one is named", async () => {
    const { status, answer, text } = await get("/__island/inventory.arrivals.json");
    expect(status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(JSON.parse(text)).toEqual({
      id: "inventory/arrivals",
      html: "cars of ozark-mitsubishi on /",
      head: { link: expect.arrayContaining([expect.objectContaining({ rel: "stylesheet" })]) },
    });
    const onService = await get("/__island/inventory.arrivals.json?path=/service");
    expect(JSON.parse(onService.text).html).toBe("cars of ozark-mitsubishi on /service");
  });

  test.each([
    ["of an unknown area", "/__island/unknown.arrivals.json", 404],
    ["of an unknown name", "/__island/inventory.departures.json", 404],
    ["with nothing to show", "/__island/inventory.arrivals.json?path=/?none", 404],
    ["that fails", "/__island/inventory.arrivals.json?path=/?fail", 503],
  ])("%s is an error that says nothing about its cause", async (_what, address, status) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("secret detail");
  });

  test("is never drawn for an address of another site", async () => {
    const { text } = await get("/__island/inventory.arrivals.json?path=//evil.example/service");
    expect(JSON.parse(text).html).toBe("cars of ozark-mitsubishi on /");
  });
});
