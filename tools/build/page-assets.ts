import type { PageAssets } from "@forecourt/contracts/release";
import type { StatsCompilation } from "@rspack/core";

/** The script of entry `name`. */
export function entryOf(stats: StatsCompilation, name: string): string {
  const files = assetsOf(stats.entrypoints?.[name]);
  const entry = files.find((file) => file.endsWith(".js"));
  if (!entry) throw new Error(`the build of ${name} has no entry`);
  return entry;
}

/**
 * Chunk groups by page: a page's own chunk is named after it, the rest belongs to every page. The chunk of a lazy
 * part is named `page.part`: its script is loaded later, but its styles belong to the page, whose markup has the part.
 */
export function pageAssets(stats: StatsCompilation, entryName: string): Record<string, PageAssets> {
  const pages: Record<string, PageAssets> = { "": { js: [], css: [] } };
  const groups = Object.entries({ ...stats.namedChunkGroups, ...stats.entrypoints });
  for (const [group, content] of groups) {
    const common = group === entryName || group === "routes";
    const page = (pages[common ? "" : group] ??= { js: [], css: [] });
    for (const file of assetsOf(content)) {
      const list = file.endsWith(".css") ? page.css : file.endsWith(".js") ? page.js : null;
      if (list && !list.includes(file)) list.push(file);
    }
  }
  return withStylesOfParts(pages);
}

function withStylesOfParts(pages: Record<string, PageAssets>): Record<string, PageAssets> {
  for (const [group, { css }] of Object.entries(pages)) {
    const [page = "", part] = group.split(".");
    if (part === undefined) continue;
    const owner = pages[page];
    if (!owner) throw new Error(`the chunk "${group}" is a part of no page`);
    owner.css.push(...css.filter((file) => !owner.css.includes(file)));
  }
  return pages;
}

function assetsOf(group: { assets?: { name: string }[] | undefined } | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name);
}
