import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

/** The page of a known visitor is requested once, so that its deadline is that of one replica. */
const known = { headers: { "sec-gpc": "1" } };

/** A shell server that streams every page for one visitor, with the nonce of the request. */
const streamedPage: RequestListener = (request, response) => {
  const nonce = String(request.headers["x-forecourt-nonce"]);
  response.setHeader("content-type", "text/html; charset=utf-8");
  return response.end(`<script nonce="${nonce}">1</script><p>${request.url}</p>`);
};

async function start(options: SiteOptions = {}): Promise<Site> {
  site = await startSite({ ...options, limits: { breakerOpenMs: 50, ...options.limits } });
  return site;
}

describe("while the shell server is down", () => {
  test("sends a self-contained 503 page without scripts when no copy is cached", async () => {
    await start({ shell: [streamedPage] });
    await site.shell[0]?.stop();
    const answer = await site.request("/service");
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(answer.body).toContain("Heartland &lt;Mitsubishi&gt;");
    const style = /<style>(?<css>[^<]+)<\/style>/.exec(answer.body)?.groups?.["css"] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
    expect(answer.body).not.toMatch(/<script|<link|<img|src=|url\(|\son\w+=/);
  });

  test("responds with JSON to a payload request", async () => {
    await start({ shell: [streamedPage] });
    await site.shell[0]?.stop();
    const { status, body } = await site.request("/service/_payload.json");
    expect([status, JSON.parse(body).error.code]).toEqual([503, "unavailable"]);
  });

  test("recovers without a restart when the shell server is back", async () => {
    await start({ shell: [streamedPage] });
    await site.shell[0]?.stop();
    for (let turn = 0; turn < 8; turn++) expect((await site.request("/service")).status).toBe(503);
    await site.shell[0]?.restart();
    let answer = await site.request("/service");
    while (answer.status !== 200) answer = await site.request("/service");
    expect(answer.body).toContain("<p>/service</p>");
  });
});

describe("while the shell server hangs", () => {
  test("sends a 503 page at the deadline, and at once when the breaker is open", async () => {
    const requested = new Set<string | undefined>();
    await start({
      limits: { breakerOpenMs: 60_000, pageFirstByteMs: 30 },
      shell: [({ url }) => void requested.add(url)],
    });
    for (let turn = 0; turn < 5; turn++)
      expect((await site.request("/unseen", known)).status).toBe(503);
    expect((await site.request("/other", known)).status).toBe(503);
    expect(requested).not.toContain("/other");
  });

  test("probes with one request and does not delay the others", async () => {
    const waiting = new Map<string | undefined, () => void>();
    await start({
      limits: { breakerFailures: 1, breakerOpenMs: 1, pageFirstByteMs: 20 },
      shell: [({ url }, response) => void waiting.set(url, () => response.end("back"))],
    });
    expect((await site.request("/before", known)).status).toBe(503);
    site.limits.pageFirstByteMs = 60_000;
    await wait(5);
    const probe = site.request("/probe", known);
    while (!waiting.has("/probe")) await wait(5);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => site.request("/other", known)));
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(waiting.has("/other")).toBe(false);
    waiting.get("/probe")?.();
    expect((await probe).body).toBe("back");
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

  test("replaces a JSON error of the shell server by a 503 page", async () => {
    await start({
      shell: [
        (_request, response) => {
          response.writeHead(500, { "content-type": "application/json" });
          return response.end('{"error":{"code":"internal"}}');
        },
      ],
    });
    const own = await site.request("/never-seen");
    expect([own.status, own.body]).toEqual([503, expect.stringContaining("<!doctype html>")]);
    expect((await site.request("/_payload.json")).body).toContain('"code":"internal"');
  });

  test("is rendered by the second shell server when the first is down", async () => {
    await start({ shell: [streamedPage, streamedPage] });
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
