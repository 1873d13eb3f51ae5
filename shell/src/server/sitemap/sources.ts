import type { SiteContext } from "@forecourt/contracts/site";
import type { Call } from "@forecourt/http/client";
import { articleEntries } from "./article-entries.ts";
import { filterEntries } from "./filter-entries.ts";
import { offerEntries, pageEntries, teamEntries } from "./page-entries.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";
import type { Source } from "./source.ts";
import { noVehicles, vehicleEntries } from "./vehicle-entries.ts";

/** The parts of a dealer's sitemap by the names of the specification, in the order of the sitemap. */
export const sourceNames = [
  "pages",
  "offers",
  "team-members",
  "filters",
  "articles",
  "vehicles",
] as const;
export type SourceName = (typeof sourceNames)[number];

export interface SourceContext {
  /** Site of the whole dealer, without a chosen store. */
  site: SiteContext;
  /** Slugs of the dealer's people. */
  people: readonly string[];
  inventory: Call;
  company: Call;
  /** Deadline of each call before the stream begins, in milliseconds. */
  deadlineMs: number;
}

const readers: Record<SourceName, (context: SourceContext) => Source | Promise<Source>> = {
  pages: ({ site }) => sourceOf(pageEntries(site)),
  offers: ({ site }) => sourceOf(offerEntries(site)),
  "team-members": ({ people }) => sourceOf(teamEntries(people)),
  async filters({ site, inventory, deadlineMs }) {
    return sourceOf(hasCars(site) ? await filterEntries(inventory, site, deadlineMs) : []);
  },
  async articles({ site, company, deadlineMs }) {
    const isOn = site.pages["articles"] === true;
    return sourceOf(isOn ? await articleEntries(company, site, deadlineMs) : []);
  },
  vehicles: ({ site, inventory, deadlineMs }) =>
    hasCars(site) ? vehicleEntries(inventory, deadlineMs) : noVehicles(),
};

/** Reads the begin of a part. @throws AppError when the service that knows it does not answer */
export async function readSource(name: SourceName, context: SourceContext): Promise<Source> {
  return readers[name](context);
}

function hasCars({ pages }: SiteContext): boolean {
  return pages["search"] === true;
}

function sourceOf(entries: SitemapEntry[]): Source {
  return { total: entries.length, batches: once(entries) };
}

async function* once(entries: SitemapEntry[]): AsyncGenerator<SitemapEntry[]> {
  yield entries;
}
