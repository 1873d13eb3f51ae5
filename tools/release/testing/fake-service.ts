import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  type ServiceManifest,
  type ServiceReleaseName,
  serviceOfRelease,
} from "@forecourt/contracts/service-release";
import {
  integrityOf,
  manifestFile,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { contractFile, serviceFilesFolder } from "@forecourt/service-kit/releases/service-release";
import type { Contract } from "../contracts/described-endpoints.ts";
import { storeContract } from "../contracts/stored-contracts.ts";

interface FakeService {
  name: ServiceReleaseName;
  release: string;
  /** Source of its `server.ts`. */
  source?: string;
  migrations?: string[];
  /** Contract of its answers; default: none. */
  contract?: Contract;
}

/** Writes a small but complete release of a service into a release store, as a publication would have left it. */
export async function writeFakeService(
  releasesDir: string,
  { name, release, source = "export {};\n", migrations = [], contract = {} }: FakeService,
): Promise<ServiceManifest> {
  const folder = releaseFolder(releasesDir, name, release);
  const own = `services/${serviceOfRelease(name)}`;
  const contents = {
    [`${own}/package.json`]: JSON.stringify({ name: `@forecourt/${name}`, type: "module" }),
    [`${own}/server.ts`]: source,
  };
  const manifest: ServiceManifest = {
    name,
    release,
    entry: `${own}/server.ts`,
    commit: null,
    dirty: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    contract: await storeContract(releasesDir, contract),
    packages: {},
    migrations,
    files: Object.entries(contents).map(([file, text]) => ({
      path: file,
      size: Buffer.byteLength(text),
      integrity: integrityOf(Buffer.from(text)),
    })),
  };
  for (const [file, text] of Object.entries(contents)) {
    const full = path.join(serviceFilesFolder(folder), file);
    await mkdir(path.dirname(full), { recursive: true });
    await writeFile(full, text);
  }
  await writeFile(path.join(folder, contractFile), JSON.stringify(contract));
  await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest));
  return manifest;
}
