import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text as textOf } from "node:stream/consumers";
import { internalHeaders } from "@forecourt/contracts/tenant";
import {
  anonymousVisitor,
  type Visitor,
  visitorCookies,
} from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { signClaims } from "@forecourt/service-kit/claims/claims";
import { listen } from "@forecourt/service-kit/listen";
import { newRecordId, writeRecord } from "@forecourt/service-kit/releases/record";
import type { Service } from "@forecourt/service-kit/service";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { publish } from "../../../tools/release/publish.ts";
import { recordHeader } from "../app/request-headers.ts";
import { createService } from "./server.ts";

const cars = "ffffffffffffffff";
const [good, other, bad] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
const dealersDir = path.resolve(import.meta.dirname, "../../../dealers");
const secret = "a secret of this site, 32 chars or more";
let releasesDir: string;
let shell: string;
let service: Service;
let origin: string;
let close: () => Promise<void>;
/** What the visitor service was asked with, and how it answers. */
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
  releasesDir = await mkdtemp(path.join(tmpdir(), "shell-"));
  shell = (await publish(releasesDir, "shell")).release;
  await writeFakeRelease(releasesDir, remote(good, "first"));
  await writeFakeRelease(releasesDir, remote(other, "second"));
  await writeFakeRelease(releasesDir, inventory(cars));
  await goLive(good);
  await new Promise<void>((done) => visitorService.listen(0, "127.0.0.1", done));
  const { port } = visitorService.address() as AddressInfo;
  const upstreams = ["INVENTORY", "FINANCING", "TRADE", "SERVICE", "COMPANY", "LEADS"];
  service = await createService({
    DEALERS_DIR: dealersDir,
    RELEASES_DIR: releasesDir,
    DATA_DIR: releasesDir,
    LOG_LEVEL: "silent",
    PAGE_RESOLVE_MS: "300",
    PAGE_VISITOR_MS: "1000",
    UPSTREAM_VISITOR: `http://127.0.0.1:${port}`,
    SIGNING_SECRET: secret,
    ...Object.fromEntries(upstreams.map((name) => [`UPSTREAM_${name}`, "http://127.0.0.1:9"])),
  });
  const listening = await listen(service.app, "127.0.0.1", 0);
  origin = `http://127.0.0.1:${listening.port}`;
  close = () => listening.close();
}, 60_000);

afterAll(async () => {
  await close();
  await service.close();
  visitorService.close().closeAllConnections();
  await rm(releasesDir, { recursive: true, force: true });
});

/** A remote of the service area; what it does is said by the page's query. */
function remote(release: string, word: string) {
  const server = `
    const greeting = (visitor, headers) =>
      "hello " + visitor.firstName + ", " + JSON.stringify(headers["x-forecourt-unlocked"]) +
      " on " + JSON.stringify(visitor.terms);
    const loader = async ({ url, tenant, visitor, headers }) => {
      const wait = Number(url.searchParams.get("wait") ?? 0);
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
      if (url.searchParams.has("gone")) return { kind: "not-found" };
      if (url.searchParams.has("moved")) return { kind: "redirect", to: "/service", permanent: true };
      if (url.searchParams.has("fail")) throw new Error("secret detail");
      const code = url.searchParams.get("code");
      if (code) throw Object.assign(new Error("secret detail"), { name: "AppError", code });
      const text = url.searchParams.has("who")
        ? greeting(visitor, headers)
        : ${JSON.stringify(word)} + " for " + tenant.dealerId + "/" + tenant.storeId;
      const head = { title: text, description: "d", canonical: "/service" };
      return { kind: "page", data: { text, throws: url.searchParams.has("throw") }, head };
    };
    const Page = ({ data }) => {
      if (data.throws) throw new Error("secret detail");
      return data.text;
    };
    const routes = { pages: { index: async () => ({ Page }) }, loaders: { index: loader } };
    module.exports = { init() {}, get: async () => () => routes };`;
  return { name: "mfe-service", release, server } as const;
}

/** A remote of the inventory area; its search says what address it was asked for. */
function inventory(release: string) {
  const server = `
    const loader = async ({ url, path, params }) => {
      const text = "search of " + url.pathname + url.search + " as " + path + "/" + params.first;
      return { kind: "page", data: { text }, head: { title: text, description: "d", canonical: path } };
    };
    const routes = {
      pages: { search: async () => ({ Page: ({ data }) => data.text }) },
      loaders: { search: loader },
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

interface Asked {
  dealer?: string;
  store?: string;
  record?: string;
}

async function get(where: string, { dealer = "ozark-mitsubishi", store, record }: Asked = {}) {
  const headers: Record<string, string> = { [internalHeaders.dealer]: dealer };
  if (store) headers[internalHeaders.store] = store;
  if (record) headers[recordHeader] = record;
  const answer = await fetch(origin + where, { headers, redirect: "manual" });
  return { answer, status: answer.status, text: await answer.text() };
}

/** Asks until the answer is as expected: a new record is picked up within moments. */
async function until(where: string, asked: Asked, fits: (text: string) => boolean) {
  for (;;) {
    const found = await get(where, asked);
    if (fits(found.text)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("a document", () => {
  test("holds the frame, the page and what the browser needs to take over", async () => {
    const { status, text, answer } = await get("/service");
    expect(status).toBe(200);
    expect(text).toContain("first for ozark-mitsubishi/null</div>");
    expect(text).toContain("<title>first for ozark-mitsubishi/null</title>");
    expect(text).toContain(`"service":"/remotes/mfe-service/${good}/web/entry.js"`);
    expect(answer.headers.get(internalHeaders.shareable)).toBe("1");
  });

  test("carries the texts that components read, not those that loaders have used up", async () => {
    const { text } = await get("/service");
    const [markup = "", boot = ""] = text.split("globalThis.__FORECOURT__=");
    expect(boot).toContain('"frame.skipToContent":"');
    expect(boot).not.toContain('"vehicle.head.title"');
    expect(boot).not.toContain('"menu.allUsed"');
    const keys = markup.match(/>(?:frame|store|hours|error|notFound|area)\.[\w.]+</g);
    expect(keys).toBeNull();
  });

  test("and its payload are kept by no cache but the visitor's own", async () => {
    for (const where of ["/service", "/service?moved", "/nothing", "/service/_payload.json"]) {
      expect((await get(where)).answer.headers.get("cache-control")).toBe("private, no-cache");
    }
  });

  test("a path of nobody's, and one that the page denies, is the 404 page", async () => {
    for (const where of ["/nothing", "/service?gone"]) {
      const { status, text } = await get(where);
      expect(status).toBe(404);
      expect(text).toContain("<title>404 - Page not found</title>");
    }
  });

  test("what an area's service does not know is the 404 page", async () => {
    for (const code of ["vehicle-unknown", "content-unknown"]) {
      expect((await get(`/service?code=${code}`)).status).toBe(404);
      expect((await get(`/service/_payload.json?code=${code}`)).status).toBe(404);
    }
    expect((await get("/service?code=bad-query")).status).toBe(503);
  });

  test("a page that this store has switched off is the 404 page", async () => {
    const without = await get("/service", { dealer: "heartland", store: "jefferson-city" });
    const withIt = await get("/service", { dealer: "heartland", store: "columbia" });
    expect([without.status, withIt.status]).toEqual([404, 200]);
  });

  test("a loader's redirect is the browser's", async () => {
    const { status, answer } = await get("/service?moved");
    expect(status).toBe(301);
    expect(answer.headers.get("location")).toBe("/service");
  });

  test("a failure of the shell's own is the 500 page, with what finds it in the log", async () => {
    const headers = { [internalHeaders.dealer]: "ozark-mitsubishi", "x-request-id": "find-me-1" };
    const answer = await fetch(`${origin}/%zz`, { headers });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain("<title>500 - Internal server error</title>");
    expect(text).toContain("mention find-me-1");
  });

  test("a request without a dealer is refused", async () => {
    expect((await fetch(`${origin}/service`)).status).toBe(421);
  });
});

describe("an alias", () => {
  const alias = "/new-mitsubishi-cape-girardeau";
  const page = "/new-cars-for-sale/mitsubishi";
  const words = `search of ${page}?page=2 as ${page}/mitsubishi`;

  test("shows its page, which is asked for and names itself under its own path", async () => {
    const { status, text } = await get(`${alias}?page=2`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${words}</title>`);
    expect(text).toContain(`${words}</div>`);
    const canonical = `https://www.ozarktrailmitsubishi.example${page}`;
    expect(text).toContain(`<link rel="canonical" href="${canonical}"`);
  });

  test("has its page's payload, for client navigations", async () => {
    const { status, text } = await get(`${alias}/_payload.json?page=2`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      outcome: "page",
      page: "search",
      data: { text: words },
      head: { canonical: page },
    });
  });

  test("is the dealer's that says it: to others, and below it, there is nothing", async () => {
    expect((await get(alias, { dealer: "heartland" })).status).toBe(404);
    expect((await get(`${alias}/suvs`)).status).toBe(404);
    expect((await get("/__proto__")).status).toBe(404);
  });
});

describe("an area that fails", () => {
  test.each([
    ["throws in its loader", "/service?fail"],
    ["throws while it renders", "/service?throw"],
    ["does not answer in time", "/service?wait=1000"],
    ["has no release", "/auto-financing"],
  ])("one that %s is unavailable inside the frame, and tells no secret", async (_name, where) => {
    const { status, text, answer } = await get(where);
    expect(status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(text).toContain("is unavailable for a moment");
    expect(text).toContain("<footer");
    expect(text).not.toContain("secret detail");
    expect((await get("/service")).status).toBe(200);
  });

  test.each([
    ["is corrupt", "module.exports = {}; // and more"],
    ["has become empty", ""],
  ])(
    "a release that %s is never run, and is tried again once it is mended",
    async (_name, broken) => {
      const release = bad.replace("c", broken === "" ? "d" : "e");
      const fake = remote(release, "mended");
      await writeFakeRelease(releasesDir, fake);
      const file = path.join(releasesDir, "mfe-service", release, "server/entry.cjs");
      await writeFile(file, broken);
      await goLive(release);
      const failed = await until("/service", {}, (text) => text.includes("<title>503"));
      expect(failed.status).toBe(503);
      await writeFile(file, fake.server);
      expect((await until("/service", {}, (text) => text.includes("mended for"))).status).toBe(200);
      await goLive(good);
      await until("/service", {}, (text) => text.includes("first for"));
    },
  );
});

describe("a payload", () => {
  test("is the page's state as one document", async () => {
    const { status, text } = await get("/service/_payload.json");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      outcome: "page",
      area: "service",
      page: "index",
      data: { text: "first for ozark-mitsubishi/null" },
    });
  });

  test("says where a page has moved to, and what is not there", async () => {
    expect(JSON.parse((await get("/service/_payload.json?moved")).text)).toEqual({
      redirect: "/service",
    });
    expect((await get("/_payload.json?x")).status).toBe(503);
    expect((await get("/nothing/_payload.json")).status).toBe(404);
  });

  test("comes from the releases that the asking browser holds", async () => {
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

  test("of a record that is not known is refused, so that the browser loads the document", async () => {
    const { status, text } = await get("/service/_payload.json", { record: "0000000000000000" });
    expect(status).toBe(409);
    expect(JSON.parse(text).error.code).toBe("record-gone");
  });
});

describe("many visitors at the same time", () => {
  test("never see a byte of each other's dealer or store", async () => {
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

describe("a document and its visitor", () => {
  test("of nobody tells nothing of a visitor, and may be kept for others", async () => {
    const { text, visitor, isShareable } = await getAs("");
    expect(text).toContain("hello , ");
    expect(visitor).toBeUndefined();
    expect(isShareable).toBe(true);
  });

  test("of somebody is his from its first HTML on, and nobody else's", async () => {
    const { text, visitor, isShareable } = await getAs(cookiesOf(ada));
    expect(text).toContain("hello Ada&lt;/script&gt;, ");
    expect(text).not.toContain("Ada</script>");
    expect(visitor).toEqual(ada);
    expect(isShareable).toBe(false);
  });

  test.each([
    ["his consent", "allowCookies=essential", {}],
    ["a privacy signal", "", { "sec-gpc": "1" }],
    ["a proof", `allowCookies=functional; proof=${proof}`, {}],
  ])("of whom only %s is known is kept for nobody either", async (_what, cookie, headers) => {
    expect((await getAs(cookie, { headers })).isShareable).toBe(false);
  });

  test("asks for the banner until it is answered", async () => {
    expect((await getAs("")).text).toContain('data-cookie-banner=""');
    expect((await getAs("allowCookies=essential")).text).not.toContain('data-cookie-banner=""');
    const shown = await getAs("allowCookies=essential", { where: "/service?who&cookies=es" });
    expect(shown.text).toContain("Su privacidad");
  });

  test("is drawn for nobody where the cookies are broken", async () => {
    for (const cookie of ["visitor=%", "allowCookies=x; visitor=%7B", "proof=v1.x.y; terms=[]"]) {
      const { text, visitor } = await getAs(cookie);
      expect(text).toContain("hello , ");
      expect(visitor).toBeUndefined();
    }
  });
});

describe("what is proven of a visitor", () => {
  const told = `${cookiesOf(ada)}; unlockInventory=2026-01-01; phoneVerified=5735550142`;

  test("is what the server has signed, and services are told of it", async () => {
    const { text, visitor } = await getAs(`${told}; proof=${proof}`);
    expect(text).toContain("hello Ada&lt;/script&gt;, &quot;inventory&quot;");
    expect(visitor.proven).toMatchObject({ phoneVerified: "5735550142", unlockPrice: null });
    const payload = await getAs(`${told}; proof=${proof}`, { where: "/service/_payload.json?who" });
    expect(JSON.parse(payload.text).proven.phoneVerified).toBe("5735550142");
  });

  test("is nothing of what scripts can write, or others have signed", async () => {
    const seal = { secret: "the secret of somebody else, long enough", dealerId, now: new Date() };
    const forged = signClaims({ unlockPrice: new Date().toISOString() }, seal);
    for (const cookie of [told, `${told}; proof=${forged}`, `${told}; proof=${proof}x`]) {
      const { text, visitor } = await getAs(cookie);
      expect(text).not.toContain("inventory&quot;");
      expect(visitor.proven).toEqual(anonymousVisitor.proven);
    }
  });

  test("is deleted where the visitor does not allow it to be kept any more", async () => {
    const { setCookie, visitor } = await getAs(`allowCookies=essential; proof=${proof}`);
    expect(setCookie).toBe("proof=; Path=/; Max-Age=0; SameSite=Lax; Secure");
    expect(visitor.proven).toEqual(anonymousVisitor.proven);
    expect((await getAs(`${told}; proof=${proof}`)).setCookie).toBeNull();
  });
});

describe("what a visitor has answered", () => {
  const id = "a".repeat(43);
  const told = `${cookiesOf(ada)}; ${visitorCookies.answers}=${id}`;
  const refused = `allowCookies=essential; ${visitorCookies.answers}=${id}`;
  const kept = (terms: object) => {
    askedOf.length = 0;
    answerOf = (response) => void response.end(JSON.stringify(terms));
  };

  test("is asked of the visitor service, with nothing but its id and the consent", async () => {
    kept({ creditScore: 690 });
    const { text, visitor, isShareable } = await getAs(told);
    expect(text).toContain("on {&quot;creditScore&quot;:690}");
    expect(visitor.terms).toEqual({ creditScore: 690 });
    expect(isShareable).toBe(false);
    const payload = await getAs(told, { where: "/service/_payload.json?who" });
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

  test("is asked for nobody who has not answered, and nobody who refuses", async () => {
    kept({ creditScore: 690 });
    for (const cookie of ["", cookiesOf(ada), refused]) {
      expect((await getAs(cookie)).text).toContain("on {}");
    }
    expect(askedOf.filter(({ method }) => method === "GET")).toEqual([]);
  });

  test("is deleted with its cookie, where the visitor does not allow it any more", async () => {
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
    "keeps its cookie where the service %s, so that the next document deletes both",
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
    "is missing where the service %s, and the page is there all the same",
    async (_how, how) => {
      answerOf = how;
      const { text, visitor } = await getAs(told);
      expect(text).toContain("hello Ada&lt;/script&gt;, ");
      expect(visitor.terms).toEqual({});
    },
  );
});
