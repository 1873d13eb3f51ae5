import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import {
  integrityOf,
  manifestFile,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";

export interface FakeRelease
  extends Partial<Pick<ReleaseManifest, "contract" | "shared" | "sharedExports">> {
  name: ReleasableName;
  release: string;
  /** CommonJS source of the server build. */
  server?: string;
}

/** Writes a small but complete release into a release store, as a publication would have left it. */
export async function writeFakeRelease(
  releasesDir: string,
  fake: FakeRelease,
): Promise<ReleaseManifest> {
  const { name, release, server = "module.exports = {}", contract = 1, shared = {} } = fake;
  const folder = releaseFolder(releasesDir, name, release);
  const contents = { "server/entry.cjs": server, "web/entry.js": "// web" };
  const manifest: ReleaseManifest = {
    name,
    release,
    contract,
    commit: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    entry: { web: "web/entry.js", server: "server/entry.cjs" },
    pages: { "": { js: ["web/entry.js"], css: [] } },
    shared,
    ...(fake.sharedExports && { sharedExports: fake.sharedExports }),
    files: Object.entries(contents).map(([file, text]) => ({
      path: file,
      size: Buffer.byteLength(text),
      integrity: integrityOf(Buffer.from(text)),
    })),
  };
  for (const [file, text] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest));
  return manifest;
}
