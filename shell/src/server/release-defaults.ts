import type { Facts } from "@forecourt/contracts/areas/facts";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import type { SiteContext } from "@forecourt/contracts/site";
import { fill } from "@forecourt/service-kit/dealers/placeholders";

type Defaults = NonNullable<ReleaseManifest["defaults"]>;

/**
 * Completes the public configuration of a store for pages of a record: with the page flags and texts of its releases
 * that the configuration does not have, because the site is older than they are. The object is the same for the same
 * arguments.
 * @param facts of the store, for the texts
 */
export type CompleteSite = (
  site: SiteContext,
  record: ReleaseRecord,
  facts: () => Facts,
) => Promise<SiteContext>;

export function createReleaseDefaults(
  manifest: (name: ReleasableName, release: string) => Promise<ReleaseManifest>,
): CompleteSite {
  const known = new WeakMap<ReleaseRecord, Promise<readonly Defaults[]>>();
  const completed = new WeakMap<SiteContext, WeakMap<ReleaseRecord, SiteContext>>();
  const defaultsOf = (record: ReleaseRecord) => {
    const found = known.get(record) ?? readDefaults(record, manifest);
    known.set(record, found);
    return found;
  };
  return async (site, record, facts) => {
    const before = completed.get(site)?.get(record);
    if (before) return before;
    const complete = completeWith(site, await defaultsOf(record), facts);
    const ofSite = completed.get(site) ?? new WeakMap<ReleaseRecord, SiteContext>();
    completed.set(site, ofSite.set(record, complete));
    return complete;
  };
}

/** A release that cannot be read has none: its pages are not shown either. */
async function readDefaults(
  { live }: ReleaseRecord,
  manifest: Parameters<typeof createReleaseDefaults>[0],
): Promise<readonly Defaults[]> {
  const found = await Promise.all(
    (Object.entries(live) as [ReleasableName, string][]).map(([name, release]) =>
      manifest(name, release).then(
        ({ defaults }) => defaults ?? [],
        () => [],
      ),
    ),
  );
  return found.flat();
}

function completeWith(
  site: SiteContext,
  defaults: readonly Defaults[],
  facts: () => Facts,
): SiteContext {
  const { language = defaultLanguage } = site;
  const flags = Object.assign({}, ...defaults.map((one) => one.flags));
  const texts: Record<string, string> = Object.assign(
    {},
    ...defaults.map((one) => ({ ...one.texts[defaultLanguage], ...one.texts[language] })),
  );
  const missing = Object.entries(texts).filter(([key]) => !Object.hasOwn(site.texts, key));
  const hasAllFlags = Object.keys(flags).every((flag) => Object.hasOwn(site.pages, flag));
  if (missing.length === 0 && hasAllFlags) return site;
  const filled = missing.map(([key, text]) => [key, fill(text, (name) => facts()[name])]);
  return Object.freeze({
    ...site,
    pages: Object.freeze({ ...flags, ...site.pages }),
    texts: Object.freeze({ ...Object.fromEntries(filled), ...site.texts }),
  });
}
