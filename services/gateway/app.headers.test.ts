import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
let seen: IncomingHttpHeaders = {};

beforeAll(async () => {
  const answer: Parameters<typeof startSite>[0] = {
    shell: [
      (request, response) => {
        seen = request.headers;
        response.setHeader("content-type", "text/html");
        response.setHeader("x-forecourt-record", "r-17");
        response.setHeader("x-powered-by", "magic");
        response.setHeader("content-security-policy", "default-src *");
        response.setHeader("connection", "x-secret");
        response.setHeader("x-secret", "1");
        response.setHeader("set-cookie", ["a=1", "b=2"]);
        response.end("page");
      },
    ],
    services: {
      inventory: [
        (request, response) => {
          seen = request.headers;
          response.end("{}");
        },
      ],
    },
    trustedProxies: ["127.0.0.9"],
  };
  site = await startSite(answer);
});
afterAll(() => site.close());
beforeEach(() => {
  seen = {};
});

describe("request headers of an upstream", () => {
  test("never contain a client's tenant, forwarding or hop-by-hop headers", async () => {
    const headers = {
      "x-forecourt-dealer": "ozark",
      "x-forecourt-store": "north",
      "x-forecourt-nonce": "mine",
      "x-forecourt-unlocked": "inventory price",
      "X-Forecourt-Record": "forged",
      "x-forwarded-for": "1.2.3.4",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-forwarded-anything": "1",
      forwarded: "for=1.2.3.4",
      "x-real-ip": "1.2.3.4",
      te: "trailers",
      "proxy-authorization": "Basic x",
      "keep-alive": "timeout=5",
      connection: "keep-alive, x-drop-me, cookie, host",
      "x-drop-me": "1",
      "x-kept": "1",
      cookie: "a=1",
    };
    await site.request("/", { headers });
    expect(seen).toMatchObject({
      "x-forecourt-dealer": "heartland",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": "localhost",
      "x-kept": "1",
      cookie: "a=1",
      host: "localhost",
    });
    for (const name of [
      "x-forecourt-store",
      "x-forecourt-unlocked",
      "x-forecourt-record",
      "x-forwarded-anything",
      "forwarded",
      "x-real-ip",
      "te",
      "proxy-authorization",
      "keep-alive",
      "x-drop-me",
    ]) {
      expect(seen).not.toHaveProperty(name);
    }
    expect(seen["x-forecourt-nonce"]).not.toBe("mine");
  });

  test("include the nonce for a page and not for the API", async () => {
    const { headers } = await site.request("/");
    expect(headers["content-security-policy"]).toContain(`'nonce-${seen["x-forecourt-nonce"]}'`);
    await site.request("/api/inventory/x");
    expect(seen["x-forecourt-dealer"]).toBe("heartland");
    expect(seen).not.toHaveProperty("x-forecourt-nonce");
  });

  test("include the chosen store when it belongs to the dealer", async () => {
    const storeFor = async (host: string, cookie: string) => {
      await site.request("/", { headers: { host, cookie } });
      return seen["x-forecourt-store"];
    };
    expect(await storeFor("group.localhost", "x=1; store=south; y=2")).toBe("south");
    expect(await storeFor("group.localhost", "store=rolla")).toBeUndefined();
    expect(await storeFor("localhost", "store=south")).toBeUndefined();
    expect(await storeFor("group.localhost", "restore=south")).toBeUndefined();
    expect(await storeFor("group.localhost", "store=%73outh")).toBeUndefined();
  });

  test("include the store that the address of the page asks for, before the chosen one", async () => {
    const group = "group.localhost";
    const storeFor = async (path: string, headers: Record<string, string> = {}) => {
      await site.request(path, { headers: { host: group, cookie: "store=south", ...headers } });
      return seen["x-forecourt-store"];
    };
    expect(await storeFor("/service?store=north")).toBe("north");
    expect(await storeFor("/service/_payload.json?store=north")).toBe("north");
    expect(await storeFor("/_payload.json?store=north")).toBe("north");
    expect(await storeFor("/service?store=mars")).toBe("south");
    // A filter of the list.
    expect(await storeFor("/cars-for-sale?store=north")).toBe("south");
    const referer = `http://${group}/service?store=north`;
    expect(await storeFor("/api/inventory/x?store=south", { referer })).toBe("north");
    expect(await storeFor("/api/inventory/x?store=north")).toBe("south");
    expect(await storeFor("/service", { referer })).toBe("south");
    const elsewhere = "https://evil.example/service?store=north";
    expect(await storeFor("/api/inventory/x", { referer: elsewhere })).toBe("south");
    await site.request("/service?store=north", { headers: { host: "localhost" } });
    expect(seen).not.toHaveProperty("x-forecourt-store");
  });

  test("keep a valid request id and replace an invalid one", async () => {
    await site.request("/", { headers: { "x-request-id": "from-outside-1" } });
    expect(seen["x-request-id"]).toBe("from-outside-1");
    const { headers } = await site.request("/", { headers: { "x-request-id": "bad id\t{}" } });
    expect(seen["x-request-id"]).toMatch(/^[\w-]{36}$/);
    expect(headers["x-request-id"]).toBe(seen["x-request-id"]);
  });

  test("keep the request id and the tenant when a Connection header lists them", async () => {
    await site.request("/", { headers: { connection: "x-request-id, x-forecourt-dealer" } });
    expect(seen["x-request-id"]).toMatch(/^[\w-]{36}$/);
    expect(seen["x-forecourt-dealer"]).toBe("heartland");
  });

  test("ask for an identity encoding", async () => {
    await site.request("/", { headers: { "accept-encoding": "br" } });
    expect(seen["accept-encoding"]).toBe("identity");
  });
});

describe("response headers of a browser", () => {
  test("contain no internal, hop-by-hop or x-powered-by header", async () => {
    const { headers } = await site.request("/");
    const names = Object.keys(headers);
    expect(names.filter((name) => name.startsWith("x-forecourt-"))).toEqual([]);
    expect(names).not.toContain("x-secret");
    expect(names).not.toContain("x-powered-by");
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(headers["x-record"]).toBe("r-17");
  });

  test("contain the gateway's content security policy with a new nonce each time", async () => {
    const policyOf = async (path: string) =>
      String((await site.request(path)).headers["content-security-policy"]);
    const policy = await policyOf("/");
    const nonce = /'nonce-(?<nonce>[\w-]{22})'/.exec(policy)?.groups?.["nonce"];
    expect(policy.split(";").toSorted()).toEqual(
      [
        "default-src 'self'",
        `script-src 'nonce-${nonce}' 'strict-dynamic' 'inline-speculation-rules'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
      ].toSorted(),
    );
    expect(policy).not.toMatch(/unsafe-/);
    expect(await policyOf("/")).not.toBe(policy);
    for (const path of ["/api/inventory/x", "/%zz", "/remotes/x", "/api/unknown"]) {
      expect(await policyOf(path)).toContain("default-src 'none'");
    }
  });

  test("contain the standard security headers", async () => {
    const { headers } = await site.request("/");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test("contain no HSTS over plain HTTP", async () => {
    expect((await site.request("/")).headers).not.toHaveProperty("strict-transport-security");
  });

  test("an upgrade request is served as a plain request", async () => {
    const answer = await site.sendRaw(
      "GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("behind a trusted proxy", () => {
  const credential = "a credential of this test, long enough";
  let behind: Site;
  beforeAll(async () => {
    behind = await startSite({
      trustedProxies: ["127.0.0.0/8"],
      credential,
      tenants: {
        dealerOf: () => ({
          dealerId: "heartland",
          name: "Heartland",
          origin: "https://www.heartland.example",
          storeIds: [],
        }),
        asset: () => null,
        problems: () => [],
      },
      shell: [
        (request, response) => {
          seen = request.headers;
          response.end("page");
        },
      ],
    });
  });
  afterAll(() => behind.close());

  const through = (host: string, proto: string) =>
    behind.request("/", {
      headers: { host, "x-forwarded-proto": proto, "x-forwarded-for": "6.6.6.6, 203.0.113.7" },
    });

  test("uses the client address and protocol of the nearest hop", async () => {
    await through("www.dealer.example", "https");
    expect(seen).toMatchObject({ "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" });
  });

  test("sets HSTS, except for localhost", async () => {
    const strict = async (host: string, proto: string) =>
      (await through(host, proto)).headers["strict-transport-security"];
    expect(await strict("www.dealer.example", "https")).toBe("max-age=31536000");
    expect(await strict("www.dealer.example", "http")).toBeUndefined();
    expect(await strict("localhost:8080", "https")).toBeUndefined();
    expect(await strict("group.localhost", "https")).toBeUndefined();
    expect(await strict("127.0.0.1:8080", "https")).toBeUndefined();
  });

  test("sends upstreams the site's credential, whatever a client sends", async () => {
    await through("www.dealer.example", "https");
    expect(seen["x-forecourt-credential"]).toBe(credential);
    await behind.request("/", { headers: { "x-forecourt-credential": "x".repeat(32) } });
    expect(seen["x-forecourt-credential"]).toBe(credential);
  });

  test("hides metrics from clients of the proxy", async () => {
    expect((await behind.operations("/metrics")).status).toBe(200);
    expect((await behind.request("/metrics")).status).toBe(404);
    expect(
      (await behind.request("/metrics", { headers: { "x-forwarded-for": "1.2.3.4" } })).status,
    ).toBe(404);
  });
});
