import { expect, test } from "@jest/globals";
import { sitemapJson } from "./sitemap-json.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

async function textOf(...batches: SitemapEntry[][]): Promise<unknown> {
  async function* stream() {
    yield* batches;
  }
  let text = "";
  for await (const piece of sitemapJson("https://a.example", stream())) text += piece;
  return JSON.parse(text);
}

const page = { path: "/", changeFrequency: "weekly", priority: 1 } as const;
const car = {
  path: '/a b"',
  lastModified: "2026-11-09",
  changeFrequency: "daily",
  priority: 0.9,
} as const;

test("a source has absolute addresses with the names of the sitemap protocol", async () => {
  expect(await textOf([], [page], [], [car])).toEqual([
    { loc: "https://a.example/", changefreq: "weekly", priority: 1 },
    {
      loc: "https://a.example/a%20b%22",
      lastmod: "2026-11-09",
      changefreq: "daily",
      priority: 0.9,
    },
  ]);
});

test("a source without entries is an empty array", async () => {
  expect(await textOf()).toEqual([]);
  expect(await textOf([])).toEqual([]);
});
