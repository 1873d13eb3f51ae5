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

describe("a target that could be read in two ways", () => {
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
  ])("is refused with 400 and reaches nobody: %s", async (path) => {
    reached.length = 0;
    const answer = await site.askRaw(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("This address can");
    expect(reached).toEqual([]);
  });

  test.each(["/api/inventory/%zz", "/api/inventory/%2e%2e/%2e%2e/readyz"])(
    "of an API gets JSON: %s",
    async (path) => {
      const { status, headers, body } = await site.ask(path);
      expect(status).toBe(400);
      expect(headers["content-type"]).toContain("application/json");
      expect(JSON.parse(body).error.code).toBe("bad-request");
    },
  );

  test("is refused in any form of request line", async () => {
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
      expect(await site.askRaw(bytes)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

describe("limits of a request", () => {
  test("a target over 8 KB is 414", async () => {
    expect((await site.ask(`/${"a".repeat(8_200)}`)).status).toBe(414);
    expect((await site.ask(`/x?q=${"a".repeat(8_000)}`)).status).toBe(200);
  });

  test("2,000 headers are 431, and the process goes on", async () => {
    const small = Array.from({ length: 2_000 }, (_, index) => `a${index % 10}:1\r\n`).join("");
    const large = Array.from({ length: 2_000 }, (_, index) => `x-header-${index}: value\r\n`).join(
      "",
    );
    for (const headers of [small, large]) {
      const answer = await site.askRaw(
        `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    }
    expect((await site.ask("/")).status).toBe(200);
  });

  test("100 headers are taken, 101 are not", async () => {
    const send = (count: number) => {
      const headers = Array.from({ length: count - 2 }, (_, index) => `h${index}: 1\r\n`).join("");
      return site.askRaw(
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
  ])("%s is 400", async (_what, bytes) => {
    const closing = bytes.replace("HTTP/1.1\r\n", "HTTP/1.1\r\nconnection: close\r\n");
    expect(await site.askRaw(closing)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(["GET", "HEAD", "DELETE"])("%s with a body in chunks is 400", async (method) => {
    const answer = await site.askRaw(
      `${method} /api/inventory/x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("a path with slashes too many", () => {
  test.each([
    ["/service/", "/service"],
    ["/service/?a=1&b=%zz", "/service?a=1&b=%zz"],
    ["/used-cars-for-sale//suvs///", "/used-cars-for-sale/suvs"],
    ["/%73ervice/", "/service"],
    ["/;//evil.example/", "/;/evil.example"],
    ["/x///", "/x"],
  ])("%s is sent to %s", async (path, to) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
    expect(new URL(String(headers.location), "http://localhost/").host).toBe("localhost");
  });

  test("keeps its method when it is not a reading one", async () => {
    expect((await site.ask("/api/trade/offers/", { method: "POST" })).status).toBe(308);
  });

  test("is left alone at the root", async () => {
    expect((await site.ask("/")).status).toBe(200);
    expect((await site.ask("/?a=/")).status).toBe(200);
  });
});

describe("the Host header", () => {
  test.each(["evil.example", "localhost.evil.example", "localhost:80:80", "heartland"])(
    "%j is nobody's: 421, a page of its own",
    async (host) => {
      const { status, headers, body } = await site.ask("/", { headers: { host } });
      expect(status).toBe(421);
      expect(headers["content-type"]).toContain("text/html");
      expect(body).toContain("No site under this name");
      expect(body).not.toContain("Heartland");
    },
  );

  test("of another name is nobody's for the API too", async () => {
    const { status, body } = await site.ask("/api/inventory/search", {
      headers: { host: "evil.example" },
    });
    expect(status).toBe(421);
    expect(JSON.parse(body).error.code).toBe("dealer-unknown");
  });
});

test("an empty Host header is nobody's too", async () => {
  expect(await site.askRaw("GET / HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 421 /,
  );
});

describe("a method other than GET and HEAD", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "%s of a page is 405",
    async (method) => {
      const { status, headers } = await site.ask("/service", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    },
  );
});
