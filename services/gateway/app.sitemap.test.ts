import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";
import { markWhole } from "./fixtures/stub-shell.ts";

let site: Site;
afterEach(() => site.close());

/** More than a page may have. */
const urls = "<url/>".repeat(300_000);

/** A shell server that streams files, also when the gateway asks it for a whole document. */
const files = (requested: (string | undefined)[] = []): RequestListener =>
  markWhole((request, response) => {
    requested.push(request.url);
    const type = request.url?.startsWith("/api/") ? "application/json" : "application/xml";
    response.setHeader("content-type", `${type}; charset=utf-8`);
    response.setHeader("cache-control", "no-cache");
    response.end(`<urlset>${urls}</urlset>`);
  });

describe.each([
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/sitemap-12.xml", "application/xml; charset=utf-8"],
  ["/api/___sitemaps___/vehicles", "application/json; charset=utf-8"],
])("%s", (path, type) => {
  test("is relayed with its own type, whichever its size, and not cached", async () => {
    const requested: (string | undefined)[] = [];
    site = await startSite({ shell: [files(requested)] });
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, headers, body } = await site.request(path);
      expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
        200,
        type,
        "no-cache",
      ]);
      expect(body.length).toBe(urls.length + "<urlset></urlset>".length);
    }
    expect(requested).toEqual([path, path]);
  });

  test("is the shell server's refusal where it refuses", async () => {
    const refuse = markWhole((_request, response) => {
      response.writeHead(503, { "retry-after": "5", "content-type": "application/json" });
      response.end("{}");
    });
    site = await startSite({ shell: [refuse] });
    const { status, headers, body } = await site.request(path);
    expect([status, headers["retry-after"], body]).toEqual([503, "5", "{}"]);
  });
});

test.each([
  "/sitemap-0.xml",
  "/sitemap-12345.xml",
  "/api/___sitemaps___",
  "/api/___sitemaps___/a/b",
])("%s is no file of the shell server", async (path) => {
  site = await startSite({ shell: [files()] });
  const { headers } = await site.request(path);
  expect(headers["content-type"]).not.toContain("xml");
});
