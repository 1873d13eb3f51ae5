import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

/** A shell server that draws one page with the nonce it was given. */
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

describe("while the shell server is gone", () => {
  test("a page that was good is shown again, under the nonce of this answer", async () => {
    let now = 1_000_000;
    await start({ shell: [shareablePage], now: () => now });
    const good = await site.ask("/service?a=1");
    expect(good.headers).not.toHaveProperty("x-forecourt-stale");
    await site.shell[0]?.kill();
    now += 90_000;
    const stale = await site.ask("/service?a=1");
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

  test("HEAD gets the head of the copy", async () => {
    await start({ shell: [shareablePage] });
    await site.ask("/service");
    await site.shell[0]?.kill();
    const { status, headers, body } = await site.ask("/service", { method: "HEAD" });
    expect([status, headers["x-forecourt-stale"], body]).toEqual([200, "0", ""]);
  });

  test("nobody is shown a copy made for another dealer, store, path or query", async () => {
    await start({ shell: [shareablePage] });
    await site.ask("/service?page=2", {
      headers: { host: "group.localhost", cookie: "store=north" },
    });
    await site.shell[0]?.kill();
    const asked = async (host: string, cookie: string, path: string) =>
      (await site.ask(path, { headers: { host, cookie } })).status;
    expect(await asked("group.localhost", "store=north", "/service?page=2")).toBe(200);
    expect(await asked("localhost", "store=north", "/service?page=2")).toBe(503);
    expect(await asked("group.localhost", "store=south", "/service?page=2")).toBe(503);
    expect(await asked("group.localhost", "", "/service?page=2")).toBe(503);
    expect(await asked("group.localhost", "store=north", "/service?page=3")).toBe(503);
    expect(await asked("group.localhost", "store=north", "/service")).toBe(503);
  });

  test("a copy serves the same page with a campaign's parameters, and many of them push out no other", async () => {
    await start({ shell: [shareablePage], limits: { staleBytes: 4_000 } });
    await site.ask("/service?utm_source=a");
    for (let junk = 0; junk < 100; junk++) await site.ask(`/trade?junk=${junk}`);
    await site.shell[0]?.kill();
    expect((await site.ask("/service")).status).toBe(200);
    expect((await site.ask("/service?utm_source=b")).status).toBe(200);
  });

  test("what a page says to one ZIP code is kept for nobody: the plain page stands in", async () => {
    await start({ shell: [shareablePage] });
    await site.ask("/service");
    await site.ask("/service?zip=63701");
    await site.ask("/trade?zip=63701");
    await site.shell[0]?.kill();
    for (const path of ["/service", "/service?zip=63701", "/service?zip=10001"]) {
      expect((await site.ask(path)).body).toContain("<p>/service of");
    }
    expect((await site.ask("/trade")).status).toBe(503);
  });

  test("a page never seen is a page of the gateway's own: 503, no script, nothing from elsewhere", async () => {
    await start({ shell: [shareablePage] });
    await site.shell[0]?.kill();
    const answer = await site.ask("/service");
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(answer.body).toContain("Heartland &lt;Mitsubishi&gt;");
    expect(answer.body).toContain(`<style nonce="${nonceOf(answer)}">`);
    expect(answer.body).not.toMatch(/<script|<link|<img|src=|url\(|\son\w+=/);
  });

  test("a payload gets JSON", async () => {
    await start({ shell: [shareablePage] });
    await site.shell[0]?.kill();
    const { status, body } = await site.ask("/service/_payload.json");
    expect([status, JSON.parse(body).error.code]).toEqual([503, "unavailable"]);
  });

  test("it is found again without a restart", async () => {
    await start({ shell: [shareablePage] });
    await site.ask("/service");
    await site.shell[0]?.kill();
    for (let turn = 0; turn < 8; turn++) {
      expect((await site.ask("/service")).headers["x-forecourt-stale"]).toBeDefined();
    }
    await site.shell[0]?.revive();
    let answer = await site.ask("/service");
    while (answer.headers["x-forecourt-stale"] !== undefined) answer = await site.ask("/service");
    expect(answer.status).toBe(200);
  });
});

describe("while the shell server hangs", () => {
  test("the copy or the page of our own comes at the deadline, and at once when the breaker is open", async () => {
    let hangs = false;
    const asked = new Set<string | undefined>();
    await start({
      limits: { breakerOpenMs: 60_000 },
      now: () => 0,
      shell: [
        (request, response) => {
          asked.add(request.url);
          if (!hangs) shareablePage(request, response);
        },
      ],
    });
    await site.ask("/service");
    await site.ask("/sold");
    hangs = true;
    asked.clear();
    site.limits.pageFirstByteMs = 30;
    const stale = { status: 200, headers: { "x-forecourt-stale": "0" } };
    expect(await site.ask("/service")).toMatchObject(stale);
    for (let turn = 0; turn < 4; turn++) expect((await site.ask("/unseen")).status).toBe(503);
    expect(await site.ask("/sold")).toMatchObject(stale);
    expect((await site.ask("/other")).status).toBe(503);
    expect(asked).not.toContain("/sold");
    expect(asked).not.toContain("/other");
  });

  test("one request finds out whether it is back, and nobody waits for it", async () => {
    const waiting = new Map<string | undefined, () => void>();
    await start({
      limits: { breakerFailures: 1, breakerOpenMs: 1, pageFirstByteMs: 20 },
      shell: [({ url }, response) => void waiting.set(url, () => response.end("back"))],
    });
    expect((await site.ask("/before")).status).toBe(503);
    site.limits.pageFirstByteMs = 60_000;
    await wait(5);
    const probe = site.ask("/probe");
    while (!waiting.has("/probe")) await wait(5);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => site.ask("/other")));
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect(waiting.has("/other")).toBe(false);
    waiting.get("/probe")?.();
    expect((await probe).body).toBe("back");
  });
});

describe("a copy is not kept", () => {
  const cases: [string, RequestListener][] = [
    ["when the shell does not call it shareable", (_request, response) => response.end("mine")],
    [
      "when it sets a cookie",
      (_request, response) => {
        response.setHeader("x-forecourt-shareable", "1").setHeader("set-cookie", "a=1").end("mine");
      },
    ],
    [
      "of an error",
      (_request, response) => response.writeHead(500, { "x-forecourt-shareable": "1" }).end("bad"),
    ],
    [
      "of a page that is not there",
      (_request, response) => response.writeHead(404, { "x-forecourt-shareable": "1" }).end("no"),
    ],
    [
      "of what is no page",
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
    await site.ask("/service");
    await site.shell[0]?.kill();
    expect((await site.ask("/service")).status).toBe(503);
  });

  test("of half a page", async () => {
    await start({
      shell: [
        (_request, response) => {
          response.setHeader("content-type", "text/html").setHeader("x-forecourt-shareable", "1");
          response.write("<p>half");
          setTimeout(() => response.destroy(), 20);
        },
      ],
    });
    await expect(site.ask("/service")).rejects.toThrow();
    await site.shell[0]?.kill();
    expect((await site.ask("/service")).status).toBe(503);
  });

  test("that was drawn for somebody, which leaves the copy of nobody's alone", async () => {
    let isKnown = false;
    await start({
      shell: [
        (request, response) => {
          if (!isKnown) return shareablePage(request, response);
          return response.setHeader("content-type", "text/html").end("<p>Canary</p>");
        },
      ],
    });
    await site.ask("/service");
    isKnown = true;
    expect((await site.ask("/service")).body).toBe("<p>Canary</p>");
    await site.shell[0]?.kill();
    const { status, body } = await site.ask("/service");
    expect([status, body.includes("/service of"), body.includes("Canary")]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test("past the page's end: 404 forgets it, 500 does not", async () => {
    let status = 200;
    await start({
      shell: [
        (request, response) => {
          response.statusCode = status;
          shareablePage(request, response);
        },
      ],
    });
    await site.ask("/sold");
    await site.ask("/broken");
    status = 404;
    await site.ask("/sold");
    status = 500;
    expect((await site.ask("/broken")).status).toBe(500);
    await site.shell[0]?.kill();
    expect((await site.ask("/sold")).status).toBe(503);
    expect((await site.ask("/broken")).status).toBe(200);
  });
});

describe("a page", () => {
  test("is never revalidated or sent in parts: its nonce is this answer's", async () => {
    let seen: Record<string, unknown> = {};
    await start({
      shell: [
        (request, response) => {
          seen = request.headers;
          response.end("page");
        },
      ],
    });
    await site.ask("/", { headers: { "if-none-match": '"x"', range: "bytes=0-1", "x-kept": "1" } });
    expect(seen).toHaveProperty("x-kept");
    expect(seen).not.toHaveProperty("if-none-match");
    expect(seen).not.toHaveProperty("range");
  });

  test("never shows a failure that the shell could not draw: the copy, else a page of our own", async () => {
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
    await site.ask("/seen");
    broken = true;
    const copy = await site.ask("/seen");
    expect([copy.status, copy.body]).toEqual([200, expect.stringContaining("/seen of")]);
    const own = await site.ask("/never-seen");
    expect([own.status, own.body]).toEqual([503, expect.stringContaining("<!doctype html>")]);
    expect((await site.ask("/_payload.json")).body).toContain('"code":"internal"');
  });

  test("is drawn by the second shell server when the first is gone", async () => {
    await start({ shell: [shareablePage, shareablePage] });
    await site.shell[0]?.kill();
    for (let turn = 0; turn < 6; turn++) {
      const { status, headers } = await site.ask(`/p${turn}`);
      expect([status, headers["x-forecourt-stale"]]).toEqual([200, undefined]);
    }
  });

  test("keeps the status and headers that the shell gave it", async () => {
    await start({
      shell: [
        (_request, response) =>
          response
            .writeHead(503, { "retry-after": "5", "content-type": "text/html" })
            .end("area down"),
      ],
    });
    expect(await site.ask("/service")).toMatchObject({
      status: 503,
      body: "area down",
      headers: { "retry-after": "5" },
    });
  });

  test("that many shells answer with 503 does not open the breaker", async () => {
    let asked = 0;
    await start({
      shell: [
        (_request, response) => {
          asked += 1;
          response.writeHead(503).end();
        },
      ],
    });
    for (let turn = 0; turn < 20; turn++) await site.ask("/service");
    expect(asked).toBe(20);
  });

  test("that its visitor gave up on is nobody's failure", async () => {
    let asked = 0;
    await start({
      limits: { pageFirstByteMs: 60_000, breakerFailures: 1 },
      shell: [
        (request, response) => {
          asked += 1;
          if (request.url === "/fast") response.end("fast");
        },
      ],
    });
    for (let turn = 1; turn <= 3; turn++) {
      const gone = new AbortController();
      const answer = fetch(`http://localhost:${site.port}/slow`, { signal: gone.signal });
      answer.catch(() => undefined);
      while (asked < turn) await wait(5);
      gone.abort();
      await expect(answer).rejects.toThrow();
    }
    expect((await site.ask("/fast")).body).toBe("fast");
  });

  test("beyond what a shell server can take at once is turned away at once", async () => {
    const waiting: (() => void)[] = [];
    await start({
      limits: { concurrent: 3, pageFirstByteMs: 60_000 },
      shell: [(_request, response) => void waiting.push(() => response.end("page"))],
    });
    const running = [1, 2, 3].map(() => site.ask("/slow"));
    while (waiting.length < 3) await wait(5);
    expect((await site.ask("/one-more")).status).toBe(503);
    for (const finish of waiting) finish();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
