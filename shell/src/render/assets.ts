import type { AreaName } from "@forecourt/contracts/areas";
import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import type { PageState } from "../app/page-state.ts";
import type { DocumentAssets } from "./document-html.ts";
import type { RendererHost } from "./renderer-host.ts";

type ManifestOf = RendererHost["manifest"];

/** Where the browser finds a file of a release. */
export function fileAddress(manifest: Pick<ReleaseManifest, "name" | "release">, file: string) {
  return `/remotes/${manifest.name}/${manifest.release}/${file}`;
}

/** What the document of `state` asks the browser to fetch, in one round. */
export async function documentAssets(
  manifestOf: ManifestOf,
  record: ReleaseRecord,
  state: PageState,
): Promise<DocumentAssets> {
  const shell = await manifestOf("shell", liveRelease(record, "shell"));
  const own = filesOf(shell, "");
  const area = state.outcome === "page" && state.area !== null ? state.area : null;
  const remote = area === null ? null : await remoteManifest(manifestOf, record, area);
  const page = remote && filesOf(remote, state.page ?? "");
  const common = remote && filesOf(remote, "");
  return {
    entry: fileAddress(shell, shell.entry.web),
    css: [...own.css, ...(common?.css ?? []), ...(page?.css ?? [])],
    preload: [...(common?.js ?? []), ...(page?.js ?? [])],
  };
}

type RemoteEntries = Partial<Record<AreaName, string>>;

/** Of records whose remotes all have a manifest: neither ever changes. */
const complete = new WeakMap<ReleaseRecord, RemoteEntries>();

/** Address of each remote's web entry for exactly the releases of `record`. */
export async function remoteEntries(
  manifestOf: ManifestOf,
  record: ReleaseRecord,
  areas: readonly AreaName[],
): Promise<RemoteEntries> {
  const known = complete.get(record);
  if (known) return known;
  const found = await Promise.all(
    areas.map(async (area) => {
      const remote = await remoteManifest(manifestOf, record, area).catch(() => null);
      return remote ? [[area, fileAddress(remote, remote.entry.web)] as const] : [];
    }),
  );
  const entries: RemoteEntries = Object.fromEntries(found.flat());
  if (found.every((one) => one.length > 0)) complete.set(record, entries);
  return entries;
}

/** The live release of `name`; throws when the record names none. */
export function liveRelease(record: ReleaseRecord, name: ReleasableName): string {
  const release = record.live[name];
  if (release === undefined) throw new Error(`record ${record.id} names no release of ${name}`);
  return release;
}

/** Names the release of an area's remote that `record` makes live: `mfe-trade.0123456789abcdef`. */
export function remoteId(record: ReleaseRecord, area: AreaName): string {
  return `mfe-${area}.${liveRelease(record, `mfe-${area}`)}`;
}

async function remoteManifest(manifestOf: ManifestOf, record: ReleaseRecord, area: AreaName) {
  const name = `mfe-${area}` as const;
  return manifestOf(name, liveRelease(record, name));
}

function filesOf(manifest: ReleaseManifest, page: string) {
  const { js = [], css = [] } = manifest.pages[page] ?? {};
  const address = (file: string) => fileAddress(manifest, file);
  return { js: js.map(address), css: css.map(address) };
}
