import { connect } from "node:net";
import path from "node:path";
import { readRunFile } from "../../tools/start/run-file.ts";
import { processesOf } from "../harness/processes-of.ts";
import type { Site } from "../harness/site.ts";
import { expect, test } from "../harness/test.ts";

// Bytes over sockets: every client library would tidy them up. Nothing here needs a browser.

interface Asked {
  method?: string;
  target?: string;
  /** Header lines instead of a good Host; each ends with \r\n. */
  host?: string;
  headers?: string;
  body?: string;
}

interface Case extends Asked {
  name: string;
  /** Statuses that are right; several where two readings of the standard are. */
  status: number[];
  /** Target of a redirect. */
  location?: string;
}

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

function requestText({ port }: Site, request: Asked): string {
  const { method = "GET", target = "/", headers = "", body = "" } = request;
  const host = request.host ?? `Host: localhost:${port}\r\n`;
  return `${method} ${target} HTTP/1.1\r\n${host}${headers}\r\n${body}`;
}

/** The head of what comes back for `bytes` within a minute; status 0 = nothing. */
async function answerTo({ port }: Site, bytes: string) {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  const startedAt = performance.now();
  let answer = "";
  socket.on("data", (chunk: string) => {
    answer += chunk;
    if (answer.includes("\r\n\r\n")) socket.destroy();
  });
  // The site may cut the connection once it has read enough: its answer before that counts.
  socket.on("error", () => undefined);
  socket.setTimeout(60_000, () => socket.destroy());
  socket.write(bytes, "latin1");
  await new Promise((closed) => socket.once("close", closed));
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    location: /\r\nlocation: ([^\r\n]*)/i.exec(answer)?.[1],
    ms: performance.now() - startedAt,
  };
}

async function expectAnswers(site: Site, cases: Case[]): Promise<void> {
  const processes = () => readRunFile(path.join(site.releasesDir, "../data"))?.processes;
  const before = processes();
  let longest = { ms: 0, name: "" };
  for (const { name, status, location, ...request } of cases) {
    const answer = await answerTo(site, requestText(site, request));
    expect.soft(status, `${name}: answered ${answer.status}`).toContain(answer.status);
    if (location !== undefined) expect.soft(answer.location, name).toBe(location);
    if (answer.ms > longest.ms) longest = { ms: answer.ms, name };
  }
  const description = `${cases.length} answers, the slowest in ${Math.round(longest.ms)} ms (${longest.name})`;
  test.info().annotations.push({ type: "measured", description });
  expect(processes(), "no process was started anew").toEqual(before);
}

const used = "/used-cars-for-sale";

test("an invalid page or sort redirects to the canonical address", async ({ site }) => {
  const pages = ["NaN", "1e999", "__proto__", "constructor", "-1", "0", "1", "01", "1.5", "1e1"];
  const odd = ["", "%20", "2%20", "+2", "0x2", "%", "%zz", "%00", "%ED%A0%80", "%E2%80%A8"];
  const values = [...pages, ...odd, "[object%20Object]", "%D9%A2"];
  const queries = [
    ...values.map((value) => `?page=${value}`),
    ...["NaN", "__proto__", "constructor", "", "%00", "price%00"].map((sort) => `?sort=${sort}`),
    "?page=1&page=2",
    "?sort=x&sort=y",
    "?price-under=NaN",
    "?price-under=1e999",
  ];
  const cases = queries.map((query) => ({ query, status: [301], location: used }));
  await expectAnswers(site, [
    ...cases.map(({ query, ...right }) => ({ name: query, target: used + query, ...right })),
    { name: "page 10^9", target: `${used}?page=1000000000`, status: [404] },
    { name: "page 10^30", target: `${used}?page=1${"0".repeat(30)}`, status: [404] },
    { name: "a page behind the last", target: `${used}?page=99999`, status: [302] },
  ]);
});

test("unknown parameters are ignored, however they are encoded", async ({ site }) => {
  const manyKeys = many(101, (index) => `k${index}=1&`);
  const queries = [
    "__proto__=1",
    "__proto__[x]=1",
    "constructor=1",
    "page[]=2",
    "=",
    "&&&",
    "q=%zz",
  ];
  await expectAnswers(
    site,
    [...queries, manyKeys, `q=${"a".repeat(8_000)}`].map((query) => ({
      name: query.slice(0, 40),
      target: `${used}?${query}`,
      status: [200, 301],
    })),
  );
});

test("an unknown filter, car or path is 404", async ({ site }) => {
  const filters = ["price-under-NaN", "price-under-1e999", "price-under--1", "price-under-1.5"];
  const pathSegments = [
    "__proto__",
    "constructor",
    "toString",
    "SUVS",
    "suvs%20",
    "suvs/suvs",
    "a/b/c/d",
  ];
  const long = [`price-under-${"9".repeat(40)}`, "a".repeat(3_000), "%F0%9F%9A%97", "%E2%80%AE"];
  const cars = ["2020-x-1HGCM82633A004352", "2020-x-1HGCM82633A004353", "NaN-x-1HGCM82633A004352"];
  const dashes = `2020${"-".repeat(4_000)}1HGCM82633A004352`;
  const targets = [...filters, ...pathSegments, ...long, ...cars, dashes].map(
    (word) => `${used}/${word}`,
  );
  const others = ["/__proto__", "/%252e%252e", "/;/x", "/METRICS", "/Readyz", "/api/__proto__/x"];
  const files = ["/assets/__proto__", "/assets/dealer.json", "/remotes/shell/..;/x", "/remotes/x"];
  await expectAnswers(
    site,
    [...targets, ...others, ...files].map((target) => ({
      name: target.slice(0, 60),
      target,
      status: [404],
    })),
  );
});

test("an ambiguous request target is refused", async ({ site }) => {
  const slashes = [
    "//",
    "//evil.example",
    "///",
    "/\\",
    "/\\evil.example",
    "/%5c",
    "/%2f",
    "/a//%2f",
  ];
  const dots = ["/.", "/..", "/%2e%2e", "/%2e%2e/x", "/a/../b", "/a/./b", "/..%2f..%2fetc/passwd"];
  const escapes = ["/%00", "/%zz", "/%", "/%2", "/%u0000", "/%0d%0aX-Y:%20z", "/%7f"];
  const notUtf8 = [
    "/%c0%af",
    "/%c0%ae%c0%ae",
    "/%e0%80%af",
    "/%ff",
    "/%ED%A0%80",
    "/\xe9",
    "/a\x01",
  ];
  const notPaths = ["*", "x", "?x", "http://evil.example/", "http://localhost/", "/#x", "/a b"];
  const targets = [...slashes, ...dots, ...escapes, ...notUtf8, ...notPaths];
  await expectAnswers(site, [
    ...targets.map((target) => ({ name: target, target, status: [400] })),
    { name: "9 KB", target: `/${"a".repeat(9_000)}`, status: [414] },
    { name: "64 KB", target: `/${"a".repeat(65_536)}`, status: [414, 431] },
    { name: "64 KB of query", target: `${used}?q=${"a".repeat(65_536)}`, status: [414, 431] },
  ]);
});

test("too many or too large headers, and unknown hosts, are refused", async ({ site }) => {
  const one = `Host: localhost:${site.port}\r\n`;
  const hosts = [
    "evil.example",
    "localhost.evil.example",
    "localhost, x",
    "localhost@x",
    "x@localhost",
  ];
  const odd = [
    "",
    "__proto__",
    "constructor",
    "localhost:abc",
    "localhost/x",
    "[::1",
    "a".repeat(300),
  ];
  const same = ["LOCALHOST", `LocalHost:${site.port}`, "localhost.", "127.0.0.1", "[::1]:80"];
  await expectAnswers(site, [
    ...[...hosts, ...odd].map((host) => ({ name: host, host: `Host: ${host}\r\n`, status: [421] })),
    ...same.map((host) => ({ name: host, host: `Host: ${host}\r\n`, status: [200] })),
    { name: "no host", host: "", status: [400] },
    { name: "two hosts", host: `${one}Host: evil.example\r\n`, status: [400] },
    { name: "the same host twice", host: one + one, status: [400] },
    { name: "2,000 headers", headers: many(2_000, (index) => `x${index}: 1\r\n`), status: [431] },
    { name: "101 headers", headers: many(101, (index) => `x${index}: 1\r\n`), status: [431] },
    { name: "a header of 64 KB", headers: `x: ${"a".repeat(65_536)}\r\n`, status: [431] },
    { name: "a folded header", headers: "x: a\r\n b\r\n", status: [400] },
    { name: "NUL in a header", headers: "x: a\0b\r\n", status: [400] },
    { name: "a blank before the colon", headers: "x : a\r\n", status: [400] },
  ]);
});

test("unexpected methods and bodies, and two lengths of one body, are refused", async ({
  site,
}) => {
  const methods = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE"];
  const post = { method: "POST", target: "/api/inventory/search" };
  const chunked = "Transfer-Encoding: chunked\r\n";
  const length = (value: string) => `Content-Length: ${value}\r\n`;
  const sevenMegabytes = `${`2000\r\n${"a".repeat(0x2000)}\r\n`.repeat(900)}0\r\n\r\n`;
  await expectAnswers(site, [
    ...methods.map((method) => ({ name: method, method, status: [405] })),
    ...["BREW", "get", "GET/"].map((method) => ({ name: method, method, status: [400] })),
    { name: "OPTIONS *", method: "OPTIONS", target: "*", status: [400] },
    { name: "GET with a body", headers: length("5"), body: "hello", status: [400] },
    { name: "length and chunks", ...post, headers: length("5") + chunked, status: [400] },
    { name: "two lengths", ...post, headers: length("5") + length("6"), status: [400] },
    { name: "length -1", ...post, headers: length("-1"), status: [400] },
    { name: "length +5", ...post, headers: length("+5"), body: "hello", status: [400] },
    { name: "a length of 10^23", ...post, headers: length(`1${"0".repeat(23)}`), status: [400] },
    { name: "a length of 10^9", ...post, headers: length("1000000000"), status: [413] },
    { name: "7 MB in chunks", ...post, headers: chunked, body: sevenMegabytes, status: [404, 413] },
    { name: "a chunk of no length", ...post, headers: chunked, body: "zz\r\n", status: [400] },
    { name: "an unknown expectation", headers: "Expect: miracles\r\n", status: [417] },
    { name: "an upgrade", headers: "Connection: Upgrade\r\nUpgrade: h2c\r\n", status: [200] },
  ]);
});

test("headers that claim another identity have no effect", async ({ site }) => {
  const claims = [
    "x-forecourt-dealer: heartland\r\nx-forecourt-store: ../x\r\nx-forecourt-nonce: abc\r\n",
    "x-forwarded-host: evil.example\r\nx-forwarded-for: 1.2.3.4\r\nx-forwarded-proto: https\r\n",
    "x-request-id: '<script>\r\n",
    ...["columbia", "../..", "__proto__", "a; store=b", "a".repeat(15_000), '"'].map(
      (store) => `Cookie: store=${store}\r\n`,
    ),
  ];
  const payload = "/service/_payload.json";
  const record = (id: string) => `x-release-record: ${id}\r\n`;
  await expectAnswers(site, [
    ...claims.map((headers) => ({ name: headers.slice(0, 40), headers, status: [200] })),
    {
      name: "an unknown record",
      target: payload,
      headers: record("0123456789abcdef"),
      status: [409],
    },
    { name: "a record elsewhere", target: payload, headers: record("../../record"), status: [409] },
  ]);
});

test("processes behind the gateway refuse requests of other programs on this machine", async ({
  site,
}) => {
  const asDealer = { "x-forecourt-dealer": "heartland", "x-forecourt-unlocked": "inventory" };
  const inner = processesOf(site).filter(({ name }) => name !== "gateway");
  expect(inner.length).toBeGreaterThan(2);
  for (const { name, port } of inner) {
    const ask = (at: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${at}`, { headers });
    expect((await ask("/readyz")).status, name).toBe(200);
    const own = name === "services" ? "/api/trade/offers" : "/api/inventory/search";
    for (const at of [own, "/service", "/_ipx/w_320/x"]) {
      const { status } = await ask(at, asDealer);
      // The process that hosts several services does not know the other two.
      expect([at, status]).toEqual([at, name === "services" && at !== own ? 404 : 403]);
    }
  }
});

test("bytes that are not an HTTP request are refused", async ({ site }) => {
  const nonsense = [
    "\0\x01\x02\x03\r\n\r\n",
    "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
    "GET\r\n\r\n",
  ];
  for (const bytes of [...nonsense, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"]) {
    expect.soft((await answerTo(site, bytes)).status, JSON.stringify(bytes)).toBe(400);
  }
  expect((await answerTo(site, requestText(site, {}))).status).toBe(200);
});
