import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { inLanguages } from "./in-languages.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

async function* batches(...entries: SitemapEntry[][]) {
  yield* entries;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

test("an address is absolute, with what is known of it and nothing else", async () => {
  const page = { path: "/", changeFrequency: "weekly", priority: 1 } as const;
  const car = {
    path: "/c",
    lastModified: "2026-11-09",
    changeFrequency: "daily",
    priority: 0.9,
  } as const;
  expect(await textOf(sitemapXml("https://a.example", batches([page], [car])))).toBe(
    `${head}<urlset ${namespace} ${xhtml}>` +
      "<url><loc>https://a.example/</loc><changefreq>weekly</changefreq><priority>1.0</priority></url>" +
      "<url><loc>https://a.example/c</loc><lastmod>2026-11-09</lastmod>" +
      "<changefreq>daily</changefreq><priority>0.9</priority></url></urlset>",
  );
});

test("what XML or an address would read otherwise is escaped", async () => {
  const entry = { path: "/a b/é<&'\"?x=1&y=2", changeFrequency: "weekly", priority: 0.9 } as const;
  expect(await textOf(sitemapXml("https://a.example", batches([entry])))).toContain(
    "<loc>https://a.example/a%20b/%C3%A9%3C&amp;&apos;%22?x=1&amp;y=2</loc>",
  );
});

test("a page of a site in two languages has an address in each, which names both", async () => {
  const page = { path: "/service", changeFrequency: "weekly", priority: 0.5 } as const;
  const english = { code: "en", name: "English" };
  const site = siteFixture({ languages: [english, { code: "es", name: "Español" }] });
  const { total, batches: both } = inLanguages({ total: 1, batches: batches([page]) }, site);
  const links = ["en /service", "es /es/service", "x-default /service"].map((pair) => {
    const [language = "", path = ""] = pair.split(" ");
    return `<xhtml:link rel="alternate" hreflang="${language}" href="https://a.example${path}"/>`;
  });
  const rest = `<changefreq>weekly</changefreq><priority>0.5</priority>${links.join("")}</url>`;
  expect(total).toBe(2);
  expect(await textOf(sitemapXml("https://a.example", both))).toContain(
    `<url><loc>https://a.example/service</loc>${rest}<url><loc>https://a.example/es/service</loc>${rest}`,
  );
});

test("a site in one language has each page once", () => {
  const source = { total: 1, batches: batches([]) };
  expect(inLanguages(source, siteFixture())).toBe(source);
});

test("an index names the sitemaps", () => {
  expect(sitemapIndexXml("https://a.example", ["/sitemap-1.xml", "/sitemap-2.xml"])).toBe(
    `${head}<sitemapindex ${namespace}>` +
      "<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>" +
      "<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap></sitemapindex>",
  );
});
