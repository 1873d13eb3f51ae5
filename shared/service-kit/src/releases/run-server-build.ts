import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { ReleaseManifest } from "@forecourt/contracts/release";
import { readVerified, releaseFolder } from "./release-folder.ts";

/** The public path in server builds, replaced by the path of the release when the build runs. */
export const publicPathPlaceholder = "/__release__/";

/**
 * Runs a release's server build from the local release store and returns its exports. The bytes are
 * verified before they run, and nothing is cached, so that a release the caller drops is collected.
 * `beforeRun` is called in the same turn, right before the first line runs.
 */
export async function runServerBuild(
  releasesDir: string,
  manifest: ReleaseManifest,
  beforeRun: () => void = () => {},
): Promise<Record<string, unknown>> {
  const bytes = await readVerified(releasesDir, manifest, manifest.entry.server);
  const folder = releaseFolder(releasesDir, manifest.name, manifest.release);
  const file = path.resolve(folder, manifest.entry.server);
  const address = `/remotes/${manifest.name}/${manifest.release}/web/`;
  const code = bytes.toString("utf8").replaceAll(publicPathPlaceholder, address);
  const module = { exports: {} };
  const run = compileFunction(code, ["module", "exports", "require", "__filename", "__dirname"], {
    filename: file,
  });
  beforeRun();
  run(module, module.exports, createRequire(file), file, path.dirname(file));
  return module.exports;
}
