import { serviceNames } from "@forecourt/contracts/services";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite, twoDealers } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

describe("/readyz", () => {
  test("is 200 when the shell and every area are ready, and lists configuration errors", async () => {
    const problems = ["heartland/dealer.json: zip: expected five digits"];
    site = await startSite({ tenants: { ...twoDealers, problems: () => problems } });
    const { status, headers, body } = await site.operations("/readyz");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    const ok = { ok: true };
    expect(JSON.parse(body)).toEqual({
      ok: true,
      parts: Object.fromEntries(["shell", ...serviceNames, "images"].map((name) => [name, ok])),
      problems,
    });
  });

  test("lists problems that services report once each, and stays 200", async () => {
    const problems = ["leads: 7 mails wait: ESOCKET at CONN"];
    const waiting = JSON.stringify({ ok: true, parts: {}, problems });
    site = await startSite({
      services: {
        leads: [(_q, response) => response.end(waiting)],
        visitor: [(_q, response) => response.end(waiting)],
      },
    });
    const { status, body } = await site.operations("/readyz");
    expect([status, JSON.parse(body).problems]).toEqual([200, problems]);
  });

  test("is 200 while one replica of each upstream is ready", async () => {
    const up: Parameters<typeof startSite>[0] = {
      shell: [(_q, response) => response.end("{}"), (_q, response) => response.end("{}")],
    };
    site = await startSite(up);
    await site.shell[0]?.stop();
    const { status, body } = await site.operations("/readyz");
    expect(status).toBe(200);
    expect(JSON.parse(body).parts.shell).toEqual({
      ok: true,
      detail: "1 of 2 replicas ready; cannot be reached",
    });
  });

  test("is 503 and names the service that is down, not ready or hanging", async () => {
    site = await startSite({
      limits: { readyTimeoutMs: 700 },
      services: {
        trade: [(_request, response) => response.writeHead(503).end()],
        service: [() => undefined],
      },
    });
    await site.service("company")[0]?.stop();
    const { status, body } = await site.operations("/readyz");
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({
      ok: false,
      parts: {
        inventory: { ok: true },
        trade: { ok: false, detail: "0 of 1 replicas ready; answers 503" },
        service: { ok: false, detail: "0 of 1 replicas ready; does not answer" },
        company: { ok: false, detail: "0 of 1 replicas ready; cannot be reached" },
      },
    });
  });

  test("is 200 without the images service, and reports it", async () => {
    site = await startSite();
    await site.images.stop();
    const { status, body } = await site.operations("/readyz");
    expect(status).toBe(200);
    expect(JSON.parse(body).parts.images).toEqual({
      ok: false,
      detail: "0 of 1 replicas ready; cannot be reached",
    });
  });

  test("shows only the status on the public port, even to a trusted proxy", async () => {
    site = await startSite({
      trustedProxies: ["127.0.0.1"],
      tenants: { ...twoDealers, problems: () => ["secret path"] },
    });
    for (const headers of [
      {},
      { host: "evil.test" },
      { host: "127.0.0.1" },
      { "x-forwarded-for": "6.6.6.6" },
    ]) {
      const { status, body } = await site.request("/readyz", { headers });
      expect([status, body]).toEqual([200, '{"ok":true}']);
    }
    await site.service("trade")[0]?.stop();
    const { status, body } = await site.request("/readyz");
    expect([status, body]).toEqual([503, '{"ok":false}']);
  });

  test("needs no known host, like /livez", async () => {
    site = await startSite();
    const headers = { host: "10.0.0.7:8080" };
    expect((await site.request("/readyz", { headers })).status).toBe(200);
    expect((await site.request("/livez", { headers })).body).toBe('{"ok":true}');
  });
});

describe("/metrics", () => {
  test("counts requests by route and exposes breakers and stale pages", async () => {
    site = await startSite({ limits: { breakerFailures: 1, breakerOpenMs: 60_000 } });
    await site.service("trade")[0]?.stop();
    await site.request("/api/trade/offers/17");
    await site.request("/service/x");
    const { status, body } = await site.operations("/metrics");
    expect(status).toBe(200);
    expect(body).toContain('route="/api/:name{/*rest}",status="503"');
    expect(body).toContain('route="/{*path}",status="200"');
    expect(body).not.toContain("offers/17");
    expect(body).toMatch(
      /gateway_replica_trusted\{upstream="trade",replica="127\.0\.0\.1:\d+"\} 0/,
    );
    expect(body).toMatch(
      /gateway_replica_trusted\{upstream="shell",replica="127\.0\.0\.1:\d+"\} 1/,
    );
    expect(body).toContain("gateway_stale_pages_total 0");
  });

  test("does not exist on the public port", async () => {
    site = await startSite();
    for (const headers of [{}, { host: "evil.test" }, { host: "127.0.0.1" }]) {
      const { status, body } = await site.request("/metrics", { headers });
      expect(status).toBe(404);
      expect(body).not.toContain("http_request_seconds");
    }
  });
});

describe("the port for operators", () => {
  test("refuses other host names, so that no page of another site reads it", async () => {
    site = await startSite();
    for (const path of ["/readyz", "/metrics", "/livez"]) {
      expect((await site.operations(path, { headers: { host: "evil.test" } })).status).toBe(403);
      for (const host of ["localhost:9000", "127.0.0.1", "[::1]:9000"]) {
        expect((await site.operations(path, { headers: { host } })).status).toBe(200);
      }
    }
  });

  test("serves nothing else", async () => {
    site = await startSite();
    expect((await site.operations("/")).status).toBe(404);
    expect((await site.operations("/api/trade/offers/17")).status).toBe(404);
  });
});

test("a log line contains the dealer and the path but no query, cookie or input", async () => {
  site = await startSite();
  await site.request("/used-cars-for-sale?email=a@b.example", {
    headers: { cookie: "session=41434" },
  });
  await site.request("/api/unknown/%zz?phone=5735550142");
  const lines = site.logged().filter(({ msg }) => msg === "request");
  expect(lines[0]).toMatchObject({
    service: "gateway",
    dealer: "heartland",
    method: "GET",
    path: "/used-cars-for-sale",
    status: 200,
  });
  expect(JSON.stringify(lines)).not.toMatch(/a@b|41434|5735550142/);
});
