import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import { readManifest, readVerified } from "@forecourt/service-kit/releases/release-folder";
import { runServerBuild } from "@forecourt/service-kit/releases/run-server-build";
import { isolateInstance } from "../remotes/isolate-instance.ts";
import type { Container } from "../remotes/server.ts";
import type { Renderer, RendererHost } from "../render/renderer-host.ts";

/**
 * Loads manifests, server builds and style sheets from the local release store. Results are cached,
 * because a release never changes; failures are not, so that the next request tries again.
 */
export function createReleaseLoader(releasesDir: string, mark: RendererHost["mark"] = () => {}) {
  const manifests = new Map<string, Promise<ReleaseManifest>>();
  const styleSheets = new Map<string, Promise<string>>();
  function manifest(name: ReleasableName, release: string): Promise<ReleaseManifest> {
    return cached(manifests, `${name}/${release}`, () => readManifest(releasesDir, name, release));
  }
  return {
    manifest,
    styleSheet(name: ReleasableName, release: string, file: string): Promise<string> {
      return cached(styleSheets, `${name}/${release}/${file}`, async () => {
        const bytes = await readVerified(releasesDir, await manifest(name, release), file);
        return bytes.toString("utf8");
      });
    },
    async container(name: string, release: string): Promise<Container> {
      const exports = await run(name as ReleasableName, release);
      if (!isContainer(exports)) throw new Error(`${name}/${release} exports no container`);
      return exports;
    },
    async renderer(release: string, host: RendererHost): Promise<Renderer> {
      const exports = await run("shell", release);
      if (typeof exports.createRenderer !== "function") {
        throw new Error(`shell/${release} exports no createRenderer`);
      }
      return exports.createRenderer(host);
    },
    /** Forgets what was read of releases that none of `records` names. */
    keep(records: readonly Pick<ReleaseRecord, "live">[]): void {
      const used = new Set(
        records.flatMap(({ live }) => Object.entries(live).map((pair) => pair.join("/"))),
      );
      for (const cache of [manifests, styleSheets]) {
        for (const key of cache.keys()) {
          if (!used.has(key.split("/", 2).join("/"))) cache.delete(key);
        }
      }
    },
  };

  async function run(name: ReleasableName, release: string) {
    return runServerBuild(releasesDir, await manifest(name, release), () => {
      mark(`${name}.${release}`);
      isolateInstance();
    });
  }
}

function cached<T>(
  cache: Map<string, Promise<T>>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const found = cache.get(key);
  if (found) return found;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}

export type ReleaseLoader = ReturnType<typeof createReleaseLoader>;

function isContainer(exports: object): exports is Container {
  return (
    "init" in exports &&
    "get" in exports &&
    typeof exports.init === "function" &&
    typeof exports.get === "function"
  );
}
