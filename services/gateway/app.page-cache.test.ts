import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { identifyingCookies } from "@forecourt/contracts/visitor/anonymous-request";
import { afterEach, describe, expect, test } from "@jest/globals";
import type { RequestOptions } from "./fixtures/send-request.ts";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";
import { documentShell, markWhole, type StubDocument } from "./fixtures/stub-shell.ts";

let site: Site;
afterEach(() => site.close());

/** A site whose shell server renders `document`, and the URLs that were requested from it. */
async function start(document: StubDocument = {}, options: SiteOptions = {}) {
  const rendered: string[] = [];
  const changes: { document: StubDocument } = { document };
  const shell = documentShell(({ url = "" }) => {
    rendered.push(url);
    return changes.document;
  });
  site = await startSite({ shell: [shell], ...options });
  await site.versionsKnown();
  return { rendered, changes };
}

/** From now on, no upstream has stated its version lately. */
function silence(): void {
  site.limits.maxVersionAgeMs = 0;
}

const brotli = { headers: { "accept-encoding": "br" } };

async function bytesOf(path: string, options: RequestOptions = {}) {
  const chunks: Buffer[] = [];
  const answer = await site.request(path, { ...options, onChunk: (chunk) => chunks.push(chunk) });
  return { ...answer, bytes: Buffer.concat(chunks) };
}

describe("an anonymous visitor's page", () => {
  test("is rendered once and then sent from the cache with equal bytes", async () => {
    const { rendered } = await start();
    const answers = [];
    // A page that was sent four times is compressed once more.
    for (let turn = 0; turn < 4; turn++) answers.push(await bytesOf("/service", brotli));
    expect(rendered).toEqual(["/service"]);
    const [first] = answers;
    for (const { status, headers, bytes } of answers) {
      expect(status).toBe(200);
      expect(bytes).toEqual(first?.bytes);
      expect(headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
      const ofThisResponse = { "x-request-id": "", date: "" };
      expect({ ...headers, ...ofThisResponse }).toEqual({ ...first?.headers, ...ofThisResponse });
    }
    expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(4);
    expect(first?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "x-record": "r-1",
      "x-frame-options": "DENY",
    });
    expect(first?.headers["vary"]).toMatch(/accept-encoding.*cookie.*sec-gpc/i);
  });

  test("may be kept by a cache in front for as long as configured, and a copy may not", async () => {
    await start({}, { limits: { sharedCacheSeconds: 5 } });
    for (let turn = 0; turn < 2; turn++) {
      const { headers } = await site.request("/service");
      expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=5, must-revalidate");
    }
    const own = await site.request("/service", { headers: { cookie: "lead=1" } });
    expect(String(own.headers["cache-control"])).not.toContain("s-maxage");
    await site.shell[0]?.stop();
    silence();
    expect((await site.request("/service")).headers["cache-control"]).toBe("no-store");
  });

  test("has a policy with the hashes of its inline scripts and styles, and no nonce", async () => {
    await start();
    for (let turn = 0; turn < 3; turn++) {
      const { headers } = await site.request("/service");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain(
        "script-src 'sha256-script' 'strict-dynamic' 'inline-speculation-rules'",
      );
      expect(policy).toContain("style-src 'self' 'sha256-style'");
      expect(policy).not.toMatch(/nonce|unsafe/);
    }
  });

  test("is rendered once for all who request it at the same time", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let rendered = 0;
    const shell = documentShell(async () => {
      rendered += 1;
      await held;
      return {};
    });
    site = await startSite({ shell: [shell] });
    await site.versionsKnown();
    const waiting = Array.from({ length: 20 }, () => site.request("/service"));
    while (rendered === 0) await wait(1);
    release();
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(rendered).toBe(1);
  });

  test("is rendered without any header of a visitor", async () => {
    let seen: Record<string, unknown> = {};
    const shell = documentShell(({ headers }) => {
      seen = headers;
      return {};
    });
    site = await startSite({ shell: [shell] });
    await site.request("/service", {
      headers: {
        cookie: "_ga=canary",
        "user-agent": "canary",
        "accept-language": "canary",
        "x-own": "canary",
      },
    });
    expect(JSON.stringify(seen)).not.toContain("canary");
    expect(seen).toMatchObject({ "x-forecourt-dealer": "heartland", "x-forecourt-whole": "1" });
    expect(seen).not.toHaveProperty("cookie");
  });

  test("is one page for each dealer and store", async () => {
    await start();
    const requested = async (host: string, cookie: string) =>
      (await site.request("/service?page=2", { headers: { host, cookie } })).body;
    const all = () =>
      Promise.all([
        requested("localhost", ""),
        requested("localhost", "store=north"),
        requested("group.localhost", ""),
        requested("group.localhost", "store=north"),
        requested("group.localhost", "store=south"),
      ]);
    const expected = [
      "<p>/service?page=2 of heartland none</p>",
      "<p>/service?page=2 of heartland none</p>",
      "<p>/service?page=2 of ozark none</p>",
      "<p>/service?page=2 of ozark north</p>",
      "<p>/service?page=2 of ozark south</p>",
    ];
    for (let turn = 0; turn < 3; turn++) expect(await all()).toEqual(expected);
  });

  test("is one page for each store that an address asks for, with and without a choice", async () => {
    await start();
    const requested = async (path: string, cookie: string) =>
      (await site.request(path, { headers: { host: "group.localhost", cookie } })).body;
    const all = () =>
      Promise.all([
        requested("/service?store=north", ""),
        requested("/service?store=north", "store=south"),
        requested("/service?store=mars", "store=south"),
        requested("/service", "store=south"),
        requested("/service", ""),
      ]);
    const expected = [
      "<p>/service?store=north of ozark north</p>",
      "<p>/service?store=north of ozark north</p>",
      "<p>/service?store=mars of ozark south</p>",
      "<p>/service of ozark south</p>",
      "<p>/service of ozark none</p>",
    ];
    for (let turn = 0; turn < 3; turn++) expect(await all()).toEqual(expected);
  });

  test("is rendered without a campaign's parameters, once for all campaigns", async () => {
    const { rendered } = await start();
    await site.request("/service?utm_source=a&gclid=b");
    await site.request("/service?utm_source=c");
    await site.request("/service");
    expect(rendered).toEqual(["/service"]);
  });

  test("is not stored with parameters that no page reads", async () => {
    const { rendered } = await start({}, { limits: { maxCachedBytes: 10_000 } });
    await site.request("/service");
    for (let junk = 0; junk < 30; junk++) await site.request(`/trade?junk=${junk}`);
    await site.request("/service");
    expect(rendered.filter((url) => url === "/service")).toHaveLength(1);
  });

  test.each([
    ["br", (bytes: Buffer) => brotliDecompressSync(bytes)],
    ["zstd", (bytes: Buffer) => zstdDecompressSync(bytes)],
    ["gzip", (bytes: Buffer) => gunzipSync(bytes)],
    ["identity", (bytes: Buffer) => bytes],
  ])("is sent with the coding %s to a client that accepts only that", async (coding, decode) => {
    const html = `<p>${"long ".repeat(2_000)}</p>`;
    await start({ html });
    for (let turn = 0; turn < 3; turn++) {
      const { headers, bytes } = await bytesOf("/", { headers: { "accept-encoding": coding } });
      expect(headers["content-encoding"]).toBe(coding === "identity" ? undefined : coding);
      expect(headers["content-length"]).toBe(String(bytes.length));
      expect(decode(bytes).toString()).toBe(html);
    }
  });

  test("answers 304 to a client that has it, and 200 once its content has changed", async () => {
    const { changes } = await start();
    const { headers } = await site.request("/service");
    const etag = String(headers.etag);
    for (let turn = 0; turn < 3; turn++) {
      const again = await site.request("/service", { headers: { "if-none-match": etag } });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, "", etag]);
      expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    }
    changes.document = { html: "changed", versions: "shell=2" };
    await site.stateVersion("shell", "2");
    const changed = await site.request("/service", { headers: { "if-none-match": etag } });
    expect([changed.status, changed.body]).toEqual([200, "changed"]);
  });

  test("answers HEAD with the headers of the page", async () => {
    await start();
    const { headers } = await site.request("/service", brotli);
    const head = await site.request("/service", { method: "HEAD", ...brotli });
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
    expect(head.headers.etag).toBe(headers.etag);
  });

  test("keeps a redirect, and loses no campaign in it", async () => {
    const whole = documentShell(() => ({ status: 301, headers: { location: "/new" } }));
    const shell = markWhole((request, response) => {
      if (request.headers["x-forecourt-whole"] === "1") return whole(request, response);
      response.writeHead(301, { location: `/new${request.url}` }).end();
    });
    site = await startSite({ shell: [shell] });
    const locationOf = async (path: string) => {
      const { status, headers } = await site.request(path);
      return [status, headers.location];
    };
    expect(await locationOf("/old")).toEqual([301, "/new"]);
    expect(await locationOf("/old?utm_source=a")).toEqual([301, "/new/old?utm_source=a"]);
  });

  test("is logged and counted like every other request", async () => {
    await start();
    for (let turn = 0; turn < 4; turn++) await site.request("/service");
    const lines = site.logged().filter(({ msg }) => msg === "request");
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toMatchObject({
        method: "GET",
        path: "/service",
        status: 200,
        dealer: "heartland",
        record: "r-1",
      });
    }
    const { body } = await site.operations("/metrics");
    expect(body).toMatch(/http_request_seconds_count\{[^}]*route="[^"]*path[^"]*"[^}]*\} 4/);
  });
});

describe("a known visitor", () => {
  const known: [string, Record<string, string>][] = [
    ...identifyingCookies.map((name): [string, Record<string, string>] => [
      `the cookie ${name}`,
      { cookie: `a=1; ${name}=x; b=2` },
    ]),
    ["a privacy signal", { "sec-gpc": "1" }],
  ];
  test.each(known)(
    "with %s neither gets a cached page nor fills the cache",
    async (_what, headers) => {
      const rendered: unknown[] = [];
      const whole = documentShell(() => ({ html: "anonymous" }));
      site = await startSite({
        shell: [
          markWhole((request, response) => {
            rendered.push(request.headers["x-forecourt-whole"]);
            if (request.headers["x-forecourt-whole"] === "1") return whole(request, response);
            response.setHeader("content-type", "text/html").end("own");
          }),
        ],
      });
      await site.versionsKnown();
      await site.request("/service");
      await site.request("/service");
      const own = await site.request("/service", { headers });
      expect([own.body, own.headers.etag]).toEqual(["own", undefined]);
      expect(own.headers["content-security-policy"]).toMatch(/nonce-/);
      expect((await site.request("/service")).body).toBe("anonymous");
      expect(rendered).toEqual(["1", undefined]);
    },
  );
});

describe("a cached page is rendered anew", () => {
  test("when the version of a part that it was made from has changed", async () => {
    const { rendered, changes } = await start({ versions: "shell=1 inventory=1" });
    await site.request("/service");
    await site.stateVersion("trade", "2");
    await site.request("/service");
    expect(rendered).toHaveLength(1);
    changes.document = { html: "sold", versions: "shell=1 inventory=2" };
    await site.stateVersion("inventory", "2");
    for (let turn = 0; turn < 3; turn++) {
      expect((await site.request("/service")).body).toBe("sold");
    }
    expect(rendered).toHaveLength(2);
  });

  test("when its calendar has ended", async () => {
    let now = 1_000;
    const { rendered, changes } = await start({ validUntil: 60_000 }, { now: () => now });
    await site.request("/service");
    now = 59_999;
    await site.request("/service");
    expect(rendered).toHaveLength(1);
    now = 60_000;
    changes.document = { html: "closed", validUntil: 120_000 };
    const answer = await site.request("/service");
    expect([answer.body, answer.headers["x-forecourt-stale"]]).toEqual(["closed", undefined]);
  });

  test("as soon as another page was made from newer data", async () => {
    // The gateway requests versions once, so that it learns of the change from the page alone.
    const { rendered, changes } = await start(
      { versions: "shell=1 inventory=1" },
      { limits: { versionIntervalMs: 600_000 } },
    );
    await site.request("/service");
    changes.document = { html: "new", versions: "shell=1 inventory=2" };
    await site.request("/trade");
    expect((await site.request("/service")).body).toBe("new");
    expect(rendered).toEqual(["/service", "/trade", "/service"]);
  });

  test("while two replicas of a part differ", async () => {
    const { rendered } = await start(
      { versions: "shell=1 inventory=1" },
      {
        services: {
          inventory: [
            (_request, response) => response.end(),
            (_request, response) => response.end(),
          ],
        },
      },
    );
    await site.request("/service");
    const [, second] = site.service("inventory");
    if (second) second.version = "2";
    while (site.versionOf("inventory") !== "mixed") await wait(2);
    await site.request("/service");
    await site.request("/service");
    expect(rendered).toHaveLength(3);
  });

  test("for every request when its data has no known version", async () => {
    const { rendered } = await start({ versions: null });
    for (let turn = 0; turn < 3; turn++) await site.request("/service");
    expect(rendered).toHaveLength(3);
  });

  test("and keeps its tag and bytes when its content is the same", async () => {
    const { changes } = await start();
    const before = await bytesOf("/service", brotli);
    changes.document = { versions: "shell=2" };
    await site.stateVersion("shell", "2");
    const after = await bytesOf("/service", brotli);
    expect([after.headers.etag, after.bytes]).toEqual([before.headers.etag, before.bytes]);
  });
});

describe("while a part of the site does not answer", () => {
  test("sends the copy at once with its age, and no cache may store it", async () => {
    let now = 1_000_000;
    const { changes } = await start({ versions: "shell=1 inventory=1" }, { now: () => now });
    const good = await site.request("/service");
    expect(good.headers).not.toHaveProperty("x-forecourt-stale");
    changes.document = { status: 503, html: "area down", shareable: false, versions: null };
    silence();
    now += 90_000;
    const stale = await site.request("/service");
    expect([stale.status, stale.body]).toEqual([200, good.body]);
    expect(stale.headers).toMatchObject({
      "x-forecourt-stale": "90",
      "cache-control": "no-store",
      "x-record": "r-1",
    });
    expect(stale.headers).not.toHaveProperty("etag");
    expect(site.logged().findLast(({ msg }) => msg === "request")).toMatchObject({ stale: 90 });
  });

  test("renders one of the pages at a time, so that a part that restarts has the processor", async () => {
    const { rendered } = await start({}, { limits: { unverifiedRenderIntervalMs: 600_000 } });
    const paths = ["/service", "/", "/trade"];
    for (const path of paths) await site.request(path);
    silence();
    for (let turn = 0; turn < 5; turn += 1) {
      for (const path of paths) {
        expect((await site.request(path)).headers).toHaveProperty("x-forecourt-stale");
      }
    }
    expect(rendered).toHaveLength(paths.length + 1);
  });

  test("sends the copy to a known visitor whose page fails", async () => {
    const whole = documentShell(() => ({ html: "anonymous" }));
    const shell = markWhole((request, response) => {
      if (request.headers["x-forecourt-whole"] === "1") return whole(request, response);
      response.writeHead(503, { "content-type": "text/html" }).end("area down");
    });
    site = await startSite({ shell: [shell] });
    await site.request("/service");
    const known = { headers: { cookie: "lead=1" } };
    const copy = await site.request("/service", known);
    expect([copy.status, copy.body]).toEqual([200, "anonymous"]);
    expect(copy.headers["x-forecourt-stale"]).toBeDefined();
    expect(await site.request("/trade", known)).toMatchObject({ status: 503, body: "area down" });
  });

  test("sends the copy when the shell server is down, and the page again when it is back", async () => {
    const { changes } = await start({}, { now: () => 1_000_000 });
    await site.request("/service");
    await site.shell[0]?.stop();
    silence();
    const stale = await site.request("/service", { method: "HEAD" });
    expect([stale.status, stale.headers["x-forecourt-stale"], stale.body]).toEqual([200, "0", ""]);
    changes.document = { html: "back" };
    await site.shell[0]?.restart();
    site.limits.maxVersionAgeMs = 20_000;
    await site.stateVersion("shell", "2");
    expect((await site.request("/service")).body).toBe("back");
  });

  test("answers at once that a page cannot be shown after several failures", async () => {
    const requested: unknown[] = [];
    const shell = markWhole(({ url }) => void requested.push(url));
    site = await startSite({
      shell: [shell],
      limits: { pageFirstByteMs: 500, breakerFailures: 3, breakerOpenMs: 600_000 },
    });
    for (const name of ["a", "b", "c", "d", "e"]) {
      expect((await site.request(`/${name}`)).status).toBe(503);
    }
    // On a machine that is blocked for half a second, a page may fail before it is requested.
    expect(requested).not.toContain("/d");
    expect(requested).not.toContain("/e");
    expect(requested).not.toHaveLength(0);
  });

  test("sends the copy of a page that is rendered for every request", async () => {
    const { changes } = await start({ versions: null }, { now: () => 1_000_000 });
    await site.request("/service");
    changes.document = { status: 503, html: "area down", shareable: false };
    const { status, headers } = await site.request("/service");
    expect([status, headers["x-forecourt-stale"]]).toEqual([200, "0"]);
  });

  test("sends the copy without a query in place of a page with data of the visitor", async () => {
    const whole = documentShell();
    const shell = markWhole((request, response) => {
      if (request.headers["x-forecourt-whole"] === "1") return whole(request, response);
      response.writeHead(503, { "content-type": "text/html" }).end("area down");
    });
    site = await startSite({ shell: [shell] });
    await site.request("/service");
    expect((await site.request("/service?zip=63701")).body).toContain("<p>/service of");
    expect((await site.request("/trade?zip=63701")).status).toBe(503);
  });
});

describe("the page cache does not store a page", () => {
  const privateHeader = "private, no-cache";
  const typed = { shareable: false, headers: { "cache-control": "private, no-store" } };
  const documents: [string, StubDocument, string][] = [
    ["that is not shareable", { shareable: false }, privateHeader],
    ["that no browser may store", typed, "private, no-store"],
    ["with status 500", { status: 500 }, privateHeader],
    ["with status 404", { status: 404 }, privateHeader],
  ];
  test.each(documents)("%s", async (_what, document, cacheControl) => {
    const { rendered } = await start(document);
    for (let turn = 0; turn < 2; turn++) {
      const { headers } = await site.request("/service");
      expect([headers["cache-control"], headers.etag]).toEqual([cacheControl, undefined]);
    }
    expect(rendered).toHaveLength(2);
    await site.shell[0]?.stop();
    expect((await site.request("/service")).status).toBe(503);
  });

  test("whose response was cut off", async () => {
    const shell = markWhole((_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "x-forecourt-shareable": "1" });
      response.write("<p>half", () => response.destroy());
    });
    site = await startSite({ shell: [shell] });
    expect((await site.request("/service")).status).toBe(503);
    silence();
    expect((await site.request("/service")).status).toBe(503);
  });

  test("after a 404 or a redirect, which delete it", async () => {
    const { changes } = await start();
    for (const document of [{ status: 404 }, { status: 301, headers: { location: "/" } }]) {
      changes.document = {};
      await site.request("/sold");
      changes.document = document;
      await site.stateVersion("shell", "2");
      expect((await site.request("/sold")).status).toBe(document.status);
      await site.shell[0]?.stop();
      expect((await site.request("/sold")).status).toBe(503);
      await site.shell[0]?.restart();
      await site.stateVersion("shell", "1");
    }
  });
});
