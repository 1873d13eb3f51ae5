import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

/** A shell server that renders one page with the nonce of its request. */
const shareablePage: RequestListener = (request, response) => {
  if (request.url === "/readyz") return response.end("{}");
  const nonce = String(request.headers["x-forecourt-nonce"]);
  const store = request.headers["x-forecourt-store"] ?? "none";
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("x-forecourt-shareable", "1");
  response.setHeader("x-forecourt-record", "r-1");
  return response.end(
    `<script nonce="${nonce}">1</script><p>${request.url} of ${request.headers["x-forecourt-dealer"]} ${store}</p><style nonce="${nonce}"></style>`,
  );
};

async function start(options: SiteOptions = {}): Promise<Site> {
  site = await startSite({ ...options, limits: { breakerOpenMs: 50, ...options.limits } });
  return site;
}

const nonceOf = (answer: { headers: Record<string, unknown> }) =>
  /'nonce-(?<nonce>[\w-]+)'/.exec(String(answer.headers["content-security-policy"]))?.groups?.[
    "nonce"
  ];

describe("while the shell server is down", () => {
  test("sends the cached page with the nonce of the new response", async () => {
    let now = 1_000_000;
    await start({ shell: [shareablePage], now: () => now });
    const good = await site.request("/service?a=1");
    expect(good.headers).not.toHaveProperty("x-forecourt-stale");
    await site.shell[0]?.stop();
    now += 90_000;
    const stale = await site.request("/service?a=1");
    expect(stale.status).toBe(200);
    expect(stale.headers).toMatchObject({
      "x-forecourt-stale": "90",
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "x-record": "r-1",
    });
    const nonce = nonceOf(stale);
    expect(nonce).not.toBe(nonceOf(good));
    expect(stale.body).toBe(good.body.replaceAll(String(nonceOf(good)), String(nonce)));
    expect(stale.body.split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(site.logged().findLast(({ msg }) => msg === "request")).toMatchObject({ stale: 90 });
  });

  test("responds to HEAD with the headers of the cached page", async () => {
    await start({ shell: [shareablePage] });
    await site.request("/service");
    await site.shell[0]?.stop();
    const { status, headers, body } = await site.request("/service", { method: "HEAD" });
    expect([status, headers["x-forecourt-stale"], body]).toEqual([200, "0", ""]);
  });

  test("never sends a page cached for another dealer, store, path or query", async () => {
    await start({ shell: [shareablePage] });
    await site.request("/service?page=2", {
      headers: { host: "group.localhost", cookie: "store=north" },
    });
    await site.shell[0]?.stop();
    const requested = async (host: string, cookie: string, path: string) =>
      (await site.request(path, { headers: { host, cookie } })).status;
    expect(await requested("group.localhost", "store=north", "/service?page=2")).toBe(200);
    expect(await requested("localhost", "store=north", "/service?page=2")).toBe(503);
    expect(await requested("group.localhost", "store=south", "/service?page=2")).toBe(503);
    expect(await requested("group.localhost", "", "/service?page=2")).toBe(503);
    expect(await requested("group.localhost", "store=north", "/service?page=3")).toBe(503);
    expect(await requested("group.localhost", "store=north", "/service")).toBe(503);
  });

  test("ignores campaign and invented parameters in the cache key", async () => {
    await start({ shell: [shareablePage], limits: { maxStaleBytes: 4_000 } });
    await site.request("/service?utm_source=a");
    for (let junk = 0; junk < 100; junk++) await site.request(`/trade?junk=${junk}`);
    await site.shell[0]?.stop();
    expect((await site.request("/service")).status).toBe(200);
    expect((await site.request("/service?utm_source=b")).status).toBe(200);
  });

  test("does not cache a page with a ZIP code and sends the page without it", async () => {
    await start({ shell: [shareablePage] });
    await site.request("/service");
    await site.request("/service?zip=63701");
    await site.request("/trade?zip=63701");
    await site.shell[0]?.stop();
    for (const path of ["/service", "/service?zip=63701", "/service?zip=10001"]) {
      expect((await site.request(path)).body).toContain("<p>/service of");
    }
    expect((await site.request("/trade")).status).toBe(503);
  });

  test("sends a self-contained 503 page without scripts when no copy is cached", async () => {
    await start({ shell: [shareablePage] });
    await site.shell[0]?.stop();
    const answer = await site.request("/service");
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(answer.body).toContain("Heartland &lt;Mitsubishi&gt;");
    expect(answer.body).toContain(`<style nonce="${nonceOf(answer)}">`);
    expect(answer.body).not.toMatch(/<script|<link|<img|src=|url\(|\son\w+=/);
  });

  test("responds with JSON to a payload request", async () => {
    await start({ shell: [shareablePage] });
    await site.shell[0]?.stop();
    const { status, body } = await site.request("/service/_payload.json");
    expect([status, JSON.parse(body).error.code]).toEqual([503, "unavailable"]);
  });

  test("recovers without a restart when the shell server is back", async () => {
    await start({ shell: [shareablePage] });
    await site.request("/service");
    await site.shell[0]?.stop();
    for (let turn = 0; turn < 8; turn++) {
      expect((await site.request("/service")).headers["x-forecourt-stale"]).toBeDefined();
    }
    await site.shell[0]?.restart();
    let answer = await site.request("/service");
    while (answer.headers["x-forecourt-stale"] !== undefined)
      answer = await site.request("/service");
    expect(answer.status).toBe(200);
  });
});

describe("while the shell server hangs", () => {
  test("sends the cached page or a 503 page at the deadline, and at once when the breaker is open", async () => {
    let hangs = false;
    const requested = new Set<string | undefined>();
    await start({
      limits: { breakerOpenMs: 60_000 },
      now: () => 0,
      shell: [
        (request, response) => {
          requested.add(request.url);
          if (!hangs) shareablePage(request, response);
        },
      ],
    });
    await site.request("/service");
    await site.request("/sold");
    hangs = true;
    requested.clear();
    site.limits.pageFirstByteMs = 30;
    const stale = { status: 200, headers: { "x-forecourt-stale": "0" } };
    expect(await site.request("/service")).toMatchObject(stale);
    for (let turn = 0; turn < 4; turn++) expect((await site.request("/unseen")).status).toBe(503);
    expect(await site.request("/sold")).toMatchObject(stale);
    expect((await site.request("/other")).status).toBe(503);
    expect(requested).not.toContain("/sold");
    expect(requested).not.toContain("/other");
  });

  test("probes with one request and does not delay the others", async () => {
    const waiting = new Map<string | undefined, () => void>();
    await start({
      limits: { breakerFailures: 1, breakerOpenMs: 1, pageFirstByteMs: 20 },
      shell: [({ url }, response) => void waiting.set(url, () => response.end("back"))],
    });
    expect((await site.request("/before")).status).toBe(503);
    site.limits.pageFirstByteMs = 60_000;
    await wait(5);
    const probe = site.request("/probe");
    while (!waiting.has("/probe")) await wait(5);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => site.request("/other")));
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(waiting.has("/other")).toBe(false);
    waiting.get("/probe")?.();
    expect((await probe).body).toBe("back");
  });
});

describe("the stale page cache does not store a page", () => {
  const cases: [string, RequestListener][] = [
    ["without the shareable header", (_request, response) => response.end("mine")],
    [
      "that sets a cookie",
      (_request, response) => {
        response.setHeader("x-forecourt-shareable", "1").setHeader("set-cookie", "a=1").end("mine");
      },
    ],
    [
      "with status 500",
      (_request, response) => response.writeHead(500, { "x-forecourt-shareable": "1" }).end("bad"),
    ],
    [
      "with status 404",
      (_request, response) => response.writeHead(404, { "x-forecourt-shareable": "1" }).end("no"),
    ],
    [
      "that is not HTML",
      (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.setHeader("x-forecourt-shareable", "1").end("{}");
      },
    ],
  ];
  test.each(cases)("%s", async (_what, shell) => {
    await start({
      shell: [
        (request, response) => {
          response.setHeader("content-type", "text/html");
          shell(request, response);
        },
      ],
    });
    await site.request("/service");
    await site.shell[0]?.stop();
    expect((await site.request("/service")).status).toBe(503);
  });

  test("whose response was cut off", async () => {
    await start({
      shell: [
        (_request, response) => {
          response.setHeader("content-type", "text/html").setHeader("x-forecourt-shareable", "1");
          response.write("<p>half");
          setTimeout(() => response.destroy(), 20);
        },
      ],
    });
    await expect(site.request("/service")).rejects.toThrow();
    await site.shell[0]?.stop();
    expect((await site.request("/service")).status).toBe(503);
  });

  test("rendered for a known visitor, and keeps the anonymous copy", async () => {
    let isKnown = false;
    await start({
      shell: [
        (request, response) => {
          if (!isKnown) return shareablePage(request, response);
          return response.setHeader("content-type", "text/html").end("<p>Canary</p>");
        },
      ],
    });
    await site.request("/service");
    isKnown = true;
    expect((await site.request("/service")).body).toBe("<p>Canary</p>");
    await site.shell[0]?.stop();
    const { status, body } = await site.request("/service");
    expect([status, body.includes("/service of"), body.includes("Canary")]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test("that must not be stored, and keeps the anonymous copy whatever its status", async () => {
    let status: number | null = null;
    await start({
      shell: [
        (request, response) => {
          if (status === null || request.url === "/readyz") return shareablePage(request, response);
          response.setHeader("cache-control", "private, no-store");
          response.setHeader("x-forecourt-shareable", "1");
          response.writeHead(status, { "content-type": "text/html" }).end("<p>Canary</p>");
        },
      ],
    });
    await site.request("/service");
    for (status of [200, 409, 422, 429]) {
      expect((await site.request("/service")).body).toBe("<p>Canary</p>");
    }
    await site.shell[0]?.stop();
    const copy = await site.request("/service");
    expect([copy.status, copy.body.includes("Canary")]).toEqual([200, false]);
  });

  test("after a 404, which deletes it; a 500 does not", async () => {
    let status = 200;
    await start({
      shell: [
        (request, response) => {
          response.statusCode = status;
          shareablePage(request, response);
        },
      ],
    });
    await site.request("/sold");
    await site.request("/broken");
    status = 404;
    await site.request("/sold");
    status = 500;
    expect((await site.request("/broken")).status).toBe(500);
    await site.shell[0]?.stop();
    expect((await site.request("/sold")).status).toBe(503);
    expect((await site.request("/broken")).status).toBe(200);
  });
});

describe("a page", () => {
  test("ignores conditional and range headers", async () => {
    let seen: Record<string, unknown> = {};
    await start({
      shell: [
        (request, response) => {
          seen = request.headers;
          response.end("page");
        },
      ],
    });
    await site.request("/", {
      headers: { "if-none-match": '"x"', range: "bytes=0-1", "x-kept": "1" },
    });
    expect(seen).toHaveProperty("x-kept");
    expect(seen).not.toHaveProperty("if-none-match");
    expect(seen).not.toHaveProperty("range");
  });

  test("replaces a JSON error of the shell server by the cached page or a 503 page", async () => {
    let broken = false;
    await start({
      shell: [
        (request, response) => {
          if (!broken) return shareablePage(request, response);
          response.writeHead(500, { "content-type": "application/json" });
          return response.end('{"error":{"code":"internal"}}');
        },
      ],
    });
    await site.request("/seen");
    broken = true;
    const copy = await site.request("/seen");
    expect([copy.status, copy.body]).toEqual([200, expect.stringContaining("/seen of")]);
    const own = await site.request("/never-seen");
    expect([own.status, own.body]).toEqual([503, expect.stringContaining("<!doctype html>")]);
    expect((await site.request("/_payload.json")).body).toContain('"code":"internal"');
  });

  test("is rendered by the second shell server when the first is down", async () => {
    await start({ shell: [shareablePage, shareablePage] });
    await site.shell[0]?.stop();
    for (let turn = 0; turn < 6; turn++) {
      const { status, headers } = await site.request(`/p${turn}`);
      expect([status, headers["x-forecourt-stale"]]).toEqual([200, undefined]);
    }
  });

  test("keeps the status and headers of the shell server", async () => {
    await start({
      shell: [
        (_request, response) =>
          response
            .writeHead(503, { "retry-after": "5", "content-type": "text/html" })
            .end("area down"),
      ],
    });
    expect(await site.request("/service")).toMatchObject({
      status: 503,
      body: "area down",
      headers: { "retry-after": "5" },
    });
  });

  test("with status 503 does not open the breaker", async () => {
    let requested = 0;
    await start({
      shell: [
        (_request, response) => {
          requested += 1;
          response.writeHead(503).end();
        },
      ],
    });
    for (let turn = 0; turn < 20; turn++) await site.request("/service");
    expect(requested).toBe(20);
  });

  test("that the client aborted does not count as a failure", async () => {
    let requested = 0;
    await start({
      limits: { pageFirstByteMs: 60_000, breakerFailures: 1 },
      shell: [
        (request, response) => {
          requested += 1;
          if (request.url === "/fast") response.end("fast");
        },
      ],
    });
    for (let turn = 1; turn <= 3; turn++) {
      const gone = new AbortController();
      const answer = fetch(`http://localhost:${site.port}/slow`, { signal: gone.signal });
      answer.catch(() => undefined);
      while (requested < turn) await wait(5);
      gone.abort();
      await expect(answer).rejects.toThrow();
    }
    expect((await site.request("/fast")).body).toBe("fast");
  });

  test("is rejected at once above the concurrency limit", async () => {
    const waiting: (() => void)[] = [];
    await start({
      limits: { maxConcurrentPages: 3, pageFirstByteMs: 60_000 },
      shell: [(_request, response) => void waiting.push(() => response.end("page"))],
    });
    const running = [1, 2, 3].map(() => site.request("/slow"));
    while (waiting.length < 3) await wait(5);
    expect((await site.request("/one-more")).status).toBe(503);
    for (const finish of waiting) finish();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
