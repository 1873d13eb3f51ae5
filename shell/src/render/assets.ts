import type { AreaName } from "@forecourt/contracts/areas";
import { type FragmentId, readFragmentId } from "@forecourt/contracts/fragments";
import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import type { SiteContext } from "@forecourt/contracts/site";
import type { PageState } from "../app/page-state.ts";
import type { DocumentAssets, StyleSheet } from "./document-html.ts";
import { fileUrl, verifiedUrl } from "./file-url.ts";
import type { RendererHost } from "./renderer-host.ts";
import { themeRules } from "./theme-rules.ts";

type ManifestOf = RendererHost["manifest"];

/** The files that a document preloads in one round trip, and its inlined style sheets. */
export async function documentAssets(
  host: Pick<RendererHost, "manifest" | "styleSheet">,
  record: ReleaseRecord,
  { state, site }: { state: PageState; site: Pick<SiteContext, "theme" | "font"> },
): Promise<DocumentAssets> {
  const shell = await host.manifest("shell", liveRelease(record, "shell"));
  const area = state.outcome === "page" && state.area !== null ? state.area : null;
  const remote = area === null ? null : await remoteManifest(host.manifest, record, area);
  const parts = remote ? [filesOf(remote, ""), filesOf(remote, state.page ?? "")] : [];
  const ids = Object.keys(state.fragments ?? {}) as FragmentId[];
  const embedded = await fragmentFiles(host.manifest, record, ids);
  const css = [filesOf(shell, ""), ...parts, ...embedded].flatMap((part) => part.css);
  return {
    entry: verifiedUrl(shell, shell.entry.web),
    css: await Promise.all(css.map((file) => styleSheetOf(host, file))),
    theme: themeRules(site, shell),
    // A preload is used only where its integrity is that of the script.
    preload: parts.flatMap(({ js }) => js.map(({ manifest, path }) => verifiedUrl(manifest, path))),
  };
}

/** The files of what other areas draw on a page; only their style sheets are needed. */
async function fragmentFiles(
  manifestOf: ManifestOf,
  record: ReleaseRecord,
  ids: readonly FragmentId[],
) {
  const files = await Promise.all(
    ids.map(async (id) => {
      const { area, name } = readFragmentId(id);
      const remote = await remoteManifest(manifestOf, record, area);
      return [filesOf(remote, ""), filesOf(remote, name)];
    }),
  );
  return files.flat();
}

/** URLs of the style sheets of fragments outside of a page: those of the shell come first. */
export async function fragmentStyles(
  manifestOf: ManifestOf,
  record: ReleaseRecord,
  ids: readonly FragmentId[],
): Promise<string[]> {
  const shell = await manifestOf("shell", liveRelease(record, "shell"));
  const parts = [filesOf(shell, ""), ...(await fragmentFiles(manifestOf, record, ids))];
  return parts.flatMap(({ css }) => css.map(urlOf));
}

/** A style sheet that cannot be read is linked instead of inlined. */
async function styleSheetOf(
  host: Pick<RendererHost, "styleSheet">,
  file: ReleaseFile,
): Promise<StyleSheet> {
  const { name, release } = file.manifest;
  const text = await host.styleSheet?.(name, release, file.path).catch(() => null);
  return { href: urlOf(file), text: text ?? null };
}

type RemoteEntries = Partial<Record<AreaName, string>>;

/** Entries of records whose remotes all have a manifest; these never change. */
const completeEntries = new WeakMap<ReleaseRecord, RemoteEntries>();

/** The URL of each remote's web entry, for the releases of `record`. */
export async function remoteEntries(
  manifestOf: ManifestOf,
  record: ReleaseRecord,
  areas: readonly AreaName[],
): Promise<RemoteEntries> {
  const known = completeEntries.get(record);
  if (known) return known;
  const found = await Promise.all(
    areas.map(async (area) => {
      const remote = await remoteManifest(manifestOf, record, area).catch(() => null);
      return remote ? [[area, verifiedUrl(remote, remote.entry.web)] as const] : [];
    }),
  );
  const entries: RemoteEntries = Object.fromEntries(found.flat());
  if (found.every((one) => one.length > 0)) completeEntries.set(record, entries);
  return entries;
}

/** The release of `name` in `record`. @throws Error when there is none */
export function liveRelease(record: ReleaseRecord, name: ReleasableName): string {
  const release = record.live[name];
  if (release === undefined) throw new Error(`record ${record.id} names no release of ${name}`);
  return release;
}

/** The id of an area's remote in `record`: `mfe-trade.0123456789abcdef`. */
export function remoteId(record: ReleaseRecord, area: AreaName): string {
  return `mfe-${area}.${liveRelease(record, `mfe-${area}`)}`;
}

async function remoteManifest(manifestOf: ManifestOf, record: ReleaseRecord, area: AreaName) {
  const name = `mfe-${area}` as const;
  return manifestOf(name, liveRelease(record, name));
}

interface ReleaseFile {
  manifest: ReleaseManifest;
  path: string;
}

function filesOf(manifest: ReleaseManifest, page: string) {
  const { js = [], css = [] } = manifest.pages[page] ?? {};
  const file = (path: string): ReleaseFile => ({ manifest, path });
  return { js: js.map(file), css: css.map(file) };
}

function urlOf({ manifest, path }: ReleaseFile): string {
  return fileUrl(manifest, path);
}
