import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
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
import { root as repository } from "../../build/base-config.ts";
import { checkoutState } from "../checkout.ts";
import { servedEndpoints } from "../contracts/described-endpoints.ts";
import { storeContract } from "../contracts/stored-contracts.ts";
import { moveToStore, type Published, releaseId } from "../publish.ts";
import { filesOfService } from "./service-files.ts";

interface PublishServiceOptions {
  /** The repository that is published. Default: this one. */
  root?: string;
}

/** Puts the service of an area, as it is in the checkout, into the release store, where it never changes again. */
export async function publishService(
  releasesDir: string,
  name: ServiceReleaseName,
  { root = repository }: PublishServiceOptions = {},
): Promise<Published> {
  const service = serviceOfRelease(name);
  const { files, packages } = await filesOfService(root, service);
  await mkdir(path.join(releasesDir, name), { recursive: true });
  const staging = await mkdtemp(path.join(releasesDir, name, ".staging-"));
  try {
    const stored = await copyFiles(root, files, serviceFilesFolder(staging));
    const contract = servedEndpoints()[service] ?? {};
    await writeFile(path.join(staging, contractFile), JSON.stringify(contract));
    const { commit, dirty } = await checkoutState(root);
    const manifest: ServiceManifest = {
      name,
      release: releaseId(stored),
      entry: `services/${service}/server.ts`,
      commit,
      dirty,
      createdAt: new Date().toISOString(),
      contract: await storeContract(releasesDir, contract),
      packages,
      migrations: await migrationNames(root, service),
      files: stored,
    };
    await writeFile(path.join(staging, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    const target = releaseFolder(releasesDir, name, manifest.release);
    return await moveToStore(staging, target, manifest.release);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function copyFiles(
  root: string,
  files: readonly string[],
  target: string,
): Promise<ServiceManifest["files"]> {
  const stored: ServiceManifest["files"] = [];
  for (const file of files) {
    const copy = path.join(target, file);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(root, file), copy);
    // The copy is hashed, because the original may change in between.
    const bytes = await readFile(copy);
    stored.push({ path: file, size: bytes.length, integrity: integrityOf(bytes) });
  }
  return stored;
}

async function migrationNames(root: string, service: string): Promise<string[]> {
  const list = path.join(root, "services", service, "migrations/list.ts");
  // A service without a database has none.
  if (!existsSync(list)) return [];
  const module: Record<string, readonly { name: string }[]> = await import(
    pathToFileURL(list).href
  );
  return Object.values(module).flatMap((migrations) => migrations.map(({ name }) => name));
}
