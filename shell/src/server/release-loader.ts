import type { ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { runServerBuild } from "@forecourt/service-kit/releases/run-server-build";
import type { Container } from "../remotes/server.ts";
import type { Renderer, RendererHost } from "../render/renderer-host.ts";

/**
 * Gives manifests and server builds of releases from the local release store. Manifests are kept,
 * since a release never changes; a failure is not, so that the next request tries again.
 */
export function createReleaseLoader(releasesDir: string, mark: RendererHost["mark"] = () => {}) {
  const manifests = new Map<string, Promise<ReleaseManifest>>();
  function manifest(name: ReleasableName, release: string): Promise<ReleaseManifest> {
    const key = `${name}/${release}`;
    const known = manifests.get(key);
    if (known) return known;
    const reading = readManifest(releasesDir, name, release);
    manifests.set(key, reading);
    reading.catch(() => manifests.delete(key));
    return reading;
  }
  return {
    manifest,
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
  };

  async function run(name: ReleasableName, release: string) {
    return runServerBuild(releasesDir, await manifest(name, release), () =>
      mark(`${name}.${release}`),
    );
  }
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
