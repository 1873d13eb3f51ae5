import { pathInLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SitemapEntry } from "./sitemap-xml.ts";
import type { Source } from "./source.ts";

/** The same part with each page in every language of the site, and its other languages beside it. */
export function inLanguages(source: Source, { languages = [] }: SiteContext): Source {
  const codes = languages.map(({ code }) => code);
  if (codes.length < 2) return source;
  return { total: source.total * codes.length, batches: batchesIn(codes, source.batches) };
}

async function* batchesIn(
  codes: readonly string[],
  batches: Source["batches"],
): AsyncGenerator<SitemapEntry[]> {
  for await (const batch of batches) {
    yield batch.flatMap((entry) => {
      const pages = codes.map((code) => ({
        language: code,
        path: pathInLanguage(entry.path, code),
      }));
      const alternates = [...pages, { language: "x-default", path: entry.path }];
      return pages.map(({ path }) => ({ ...entry, path, alternates }));
    });
  }
}
