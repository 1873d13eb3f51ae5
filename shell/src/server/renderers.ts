import type { ReleaseRecord } from "@forecourt/contracts/release";
import { readRecordById } from "@forecourt/service-kit/releases/record";
import type { Renderer, RendererHost } from "../render/renderer-host.ts";
import type { ReleaseLoader } from "./release-loader.ts";

/** Records besides the live one that visitors on older pages may still ask for. */
const keptRecords = 8;

/**
 * Which renderer answers for which record. Each shell release has one renderer; records that
 * browsers still hold stay served until `keptRecords` newer ones have come.
 */
export function createRenderers(
  releasesDir: string,
  loader: ReleaseLoader,
  host: Omit<RendererHost, "loadContainer" | "manifest" | "styleSheet">,
) {
  const renderers = new Map<string, Promise<Renderer>>();
  const older = new Map<string, ReleaseRecord>();
  let live: ReleaseRecord | null = null;

  function rendererOf(record: ReleaseRecord): Promise<Renderer> {
    const release = record.live.shell;
    if (release === undefined) return Promise.reject(new Error("no shell release is live"));
    const known = renderers.get(release);
    if (known) return known;
    const made = loader.renderer(release, {
      ...host,
      loadContainer: loader.container,
      manifest: loader.manifest,
      styleSheet: loader.styleSheet,
    });
    renderers.set(release, made);
    made.catch(() => renderers.delete(release));
    return made;
  }

  /** Puts `record` in force once its shell is loaded; a remote that fails to load only warns. */
  async function adopt(record: ReleaseRecord): Promise<void> {
    const renderer = await rendererOf(record);
    await renderer.warmUp(record).catch((error: unknown) => {
      host.log.error({ err: error, record: record.id }, "a remote of the new record does not load");
    });
    if (live) remember(live);
    live = record;
    await dropUnused();
  }

  function remember(record: ReleaseRecord): void {
    older.delete(record.id);
    older.set(record.id, record);
    while (older.size > keptRecords) older.delete(older.keys().next().value ?? "");
  }

  async function dropUnused(): Promise<void> {
    const records = live ? [live, ...older.values()] : [...older.values()];
    const shells = new Set(records.map((record) => record.live.shell));
    for (const [release, made] of renderers) {
      if (!shells.has(release)) renderers.delete(release);
      else (await made).keep(records);
    }
  }

  return {
    adopt,
    live: () => live,
    /** The record a browser names, while it is still served; else null. */
    async find(id: string): Promise<ReleaseRecord | null> {
      if (live?.id === id) return live;
      const known = older.get(id) ?? (await readRecordById(releasesDir, id));
      if (known) remember(known);
      return known;
    },
    rendererOf,
  };
}

export type Renderers = ReturnType<typeof createRenderers>;
