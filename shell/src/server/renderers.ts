import type { ReleaseRecord } from "@forecourt/contracts/release";
import { readRecordById } from "@forecourt/service-kit/releases/record";
import type { CheckSignature } from "@forecourt/service-kit/releases/record-signature";
import { LRUCache } from "lru-cache";
import type { Renderer, RendererHost } from "../render/renderer-host.ts";
import type { ReleaseLoader } from "./release-loader.ts";

/** Records besides the live one that stay loaded for pages that are still open. */
const maxOlderRecords = 8;

type Host = Omit<RendererHost, "loadContainer" | "manifest" | "styleSheet">;

/**
 * The renderers by release record. Each shell release has one renderer. A record that browsers still
 * use stays served until it is one of more than `maxOlderRecords` older ones.
 */
export function createRenderers(
  { releasesDir, check }: { releasesDir: string; check: CheckSignature | null },
  loader: ReleaseLoader,
  host: Host,
) {
  const shells = createShellCache(loader, host);
  const older = new LRUCache<string, ReleaseRecord>({ max: maxOlderRecords });
  let live: ReleaseRecord | null = null;
  /** Records of the live record's canaries. */
  let tried: ReleaseRecord[] = [];

  /**
   * Makes `record` live, with the records of its canaries, once its shell is loaded; a remote, or a canary's shell,
   * that fails to load only logs an error.
   */
  async function activate(record: ReleaseRecord, canaries: ReleaseRecord[] = []): Promise<void> {
    const renderer = await shells.rendererOf(record);
    await warmUp(renderer, record);
    for (const canary of canaries) {
      await shells.rendererOf(canary).then(
        (ofCanary) => warmUp(ofCanary, canary),
        (error: unknown) => report(error, canary),
      );
    }
    if (live) older.set(live.id, live);
    live = record;
    tried = canaries;
    const served = [live, ...tried, ...older.values()];
    await shells.keepOnly(served);
    loader.keep(served);
  }

  const warmUp = (renderer: Renderer, record: ReleaseRecord) =>
    renderer.warmUp(record).catch((error: unknown) => report(error, record));
  const report = (error: unknown, { id }: ReleaseRecord) =>
    host.log.error({ err: error, record: id }, "a remote of the new record does not load");

  /** Null for a record without a valid signature, too. */
  async function readTrusted(id: string): Promise<ReleaseRecord | null> {
    try {
      return await readRecordById(releasesDir, id, check);
    } catch (error) {
      host.log.warn({ err: error, record: id }, "a release record is not usable");
      return null;
    }
  }

  return {
    activate,
    live: () => live,
    /** The record with this id while it is served; else null. */
    async find(id: string): Promise<ReleaseRecord | null> {
      const current = [live, ...tried].find((one) => one?.id === id);
      if (current) return current;
      const record = older.get(id) ?? (await readTrusted(id));
      if (record) older.set(record.id, record);
      return record;
    },
    rendererOf: shells.rendererOf,
  };
}

export type Renderers = ReturnType<typeof createRenderers>;

/** One renderer per shell release. A failed load is forgotten, so that the next request retries. */
function createShellCache(loader: ReleaseLoader, host: Host) {
  const renderers = new Map<string, Promise<Renderer>>();
  return {
    rendererOf(record: ReleaseRecord): Promise<Renderer> {
      const release = record.live.shell;
      if (release === undefined) return Promise.reject(new Error("no shell release is live"));
      const loaded = renderers.get(release);
      if (loaded) return loaded;
      const loading = loader.renderer(release, {
        ...host,
        loadContainer: loader.container,
        manifest: loader.manifest,
        styleSheet: loader.styleSheet,
      });
      renderers.set(release, loading);
      loading.catch(() => renderers.delete(release));
      return loading;
    },
    /** Unloads every shell and every remote that none of `records` names. */
    async keepOnly(records: ReleaseRecord[]): Promise<void> {
      const used = new Set(records.map((record) => record.live.shell));
      for (const [release, renderer] of renderers) {
        if (used.has(release)) (await renderer).keep(records);
        else renderers.delete(release);
      }
    },
  };
}
