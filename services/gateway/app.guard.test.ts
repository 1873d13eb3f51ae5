import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
const reached: string[] = [];

beforeAll(async () => {
  site = await startSite({
    shell: [
      (request, response) => {
        reached.push(request.url ?? "");
        response.end("page");
      },
    ],
  });
});
afterAll(() => site.close());

describe("an ambiguous request target", () => {
  test.each([
    "//",
    "//evil.example/",
    "/\\",
    "/\\evil.example",
    "/%2e%2e",
    "/%2e%2e/secret",
    "/used-cars-for-sale/%2E%2E/%2E%2E/x",
    "/a%2fb",
    "/a%5cb",
    "/%00",
    "/used-cars-for-sale/%00",
    "/%zz",
    "/%",
    "/%ff",
    "/%ed%a0%80",
    "/../x",
    "/a/./b",
    "/#x",
  ])("is rejected with 400 and not forwarded: %s", async (path) => {
    reached.length = 0;
    const answer = await site.sendRaw(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("This link doesn");
    expect(answer).toContain('<a href="/">Home page</a>');
    expect(reached).toEqual([]);
  });

  test.each(["/api/inventory/%zz", "/api/inventory/%2e%2e/%2e%2e/readyz"])(
    "gets JSON on an API path: %s",
    async (path) => {
      const { status, headers, body } = await site.request(path);
      expect(status).toBe(400);
      expect(headers["content-type"]).toContain("application/json");
      expect(JSON.parse(body).error.code).toBe("bad-request");
    },
  );

  test("is rejected in every form of request line", async () => {
    for (const line of [
      "GET http://evil.example/ HTTP/1.1",
      "OPTIONS * HTTP/1.1",
      "GET /caf\u00e9 HTTP/1.1",
      "GET nothing HTTP/1.1",
    ]) {
      const bytes = Buffer.from(
        `${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
        "latin1",
      );
      expect(await site.sendRaw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

describe("request limits", () => {
  test("rejects a target over 8 KB with 414", async () => {
    expect((await site.request(`/${"a".repeat(8_200)}`)).status).toBe(414);
    expect((await site.request(`/x?q=${"a".repeat(8_000)}`)).status).toBe(200);
  });

  test("rejects 2,000 headers with 431 and keeps serving", async () => {
    const small = Array.from({ length: 2_000 }, (_, index) => `a${index % 10}:1\r\n`).join("");
    const large = Array.from({ length: 2_000 }, (_, index) => `x-header-${index}: value\r\n`).join(
      "",
    );
    for (const headers of [small, large]) {
      const answer = await site.sendRaw(
        `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    }
    expect((await site.request("/")).status).toBe(200);
  });

  test("answers too many cookies with a page that deletes them", async () => {
    const cookie = Array.from({ length: 50 }, (_, index) => `c${index}=${"v".repeat(4_090)}`);
    const headers = { cookie: cookie.join("; ") };
    const page = await site.request("/service", { headers });
    expect(page.status).toBe(431);
    expect(page.headers).toMatchObject({
      "clear-site-data": '"cookies"',
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    });
    expect(page.body).toContain("Your browser sent too many cookies");
    expect(page.body).toContain('<a class="first" href="">');
    const api = await site.request("/api/trade/offers/17", { headers });
    expect([api.status, api.headers["clear-site-data"]]).toEqual([431, '"cookies"']);
    expect((await site.request("/service")).status).toBe(200);
  });

  test("does not delete cookies where something else is too large", async () => {
    const cookie = `c=${"v".repeat(10_000)}`;
    for (const headers of [
      { "x-large": "v".repeat(17_000) },
      { "x-large": "v".repeat(17_000), cookie },
    ]) {
      const answer = await site.request("/service", { headers });
      expect([answer.status, answer.headers["clear-site-data"]]).toEqual([431, undefined]);
    }
    const link = await site.request(`/service?q=${"v".repeat(20_000)}`, { headers: { cookie } });
    expect([link.status, link.headers["clear-site-data"]]).toEqual([414, undefined]);
    expect((await site.request("/service", { headers: { cookie } })).status).toBe(200);
  });

  test("accepts 100 headers and rejects 101", async () => {
    const send = (count: number) => {
      const headers = Array.from({ length: count - 2 }, (_, index) => `h${index}: 1\r\n`).join("");
      return site.sendRaw(
        `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`,
      );
    };
    expect(await send(100)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send(101)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    ["two Host headers", "GET / HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n"],
    ["no Host header", "GET / HTTP/1.1\r\n\r\n"],
    [
      "a length and chunks",
      "POST /api/inventory/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a header without a colon", "GET / HTTP/1.1\r\nhost: localhost\r\nnonsense\r\n\r\n"],
    ["no HTTP at all", "\u0016\u0003\u0001 hello\r\n\r\n"],
  ])("rejects %s with 400", async (_what, bytes) => {
    const closing = bytes.replace("HTTP/1.1\r\n", "HTTP/1.1\r\nconnection: close\r\n");
    expect(await site.sendRaw(closing)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(["GET", "HEAD", "DELETE"])(
    "rejects %s with a chunked body with 400",
    async (method) => {
      const answer = await site.sendRaw(
        `${method} /api/inventory/x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe("a path with duplicate or trailing slashes", () => {
  test.each([
    ["/service/", "/service"],
    ["/service/?a=1&b=%zz", "/service?a=1&b=%zz"],
    ["/used-cars-for-sale//suvs///", "/used-cars-for-sale/suvs"],
    ["/%73ervice/", "/service"],
    ["/;//evil.example/", "/;/evil.example"],
    ["/x///", "/x"],
  ])("%s redirects to %s", async (path, to) => {
    const { status, headers } = await site.request(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
    expect(new URL(String(headers.location), "http://localhost/").host).toBe("localhost");
  });

  test("redirects a POST with 308", async () => {
    expect((await site.request("/api/trade/offers/", { method: "POST" })).status).toBe(308);
  });

  test("is not redirected at the root", async () => {
    expect((await site.request("/")).status).toBe(200);
    expect((await site.request("/?a=/")).status).toBe(200);
  });
});

describe("the Host header", () => {
  test.each(["evil.example", "localhost.evil.example", "localhost:80:80", "heartland"])(
    "an unknown host gets 421 and the gateway's own page: %j",
    async (host) => {
      const { status, headers, body } = await site.request("/", { headers: { host } });
      expect(status).toBe(421);
      expect(headers["content-type"]).toContain("text/html");
      expect(body).toContain("No site at this address");
      expect(body).not.toContain("Heartland");
    },
  );

  test("an unknown host gets 421 as JSON on an API path", async () => {
    const { status, body } = await site.request("/api/inventory/search", {
      headers: { host: "evil.example" },
    });
    expect(status).toBe(421);
    expect(JSON.parse(body).error.code).toBe("dealer-unknown");
  });
});

test("an empty Host header gets 421", async () => {
  expect(await site.sendRaw("GET / HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 421 /,
  );
});

describe("methods other than GET and HEAD", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "%s on a page gets 405",
    async (method) => {
      const { status, headers } = await site.request("/service", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    },
  );
});
