import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { areas } from "@forecourt/contracts/areas";
import type { PageAssets, ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import {
  integrityOf,
  manifestFile,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import type { BuildOptions } from "../build/config.ts";
import { type Built, build } from "../build/run.ts";
import { type CheckoutState, checkoutState } from "./checkout.ts";
import { compressFolder } from "./compress.ts";
import { endpointsCalledBy } from "./contracts/described-endpoints.ts";
import { storeContract } from "./contracts/stored-contracts.ts";
import { defaultsOf } from "./defaults-of.ts";
import { listFiles } from "./list-files.ts";

/** Version of the contract between shell and remotes: exports and arguments of `./routes`. */
const contractVersion = 2;

export interface Published {
  release: string;
  /** False when exactly this content had been published before. */
  fresh: boolean;
}

/** Builds `name` and puts the result into the release store, where it never changes again. */
export async function publish(
  releasesDir: string,
  name: ReleasableName,
  options?: Omit<BuildOptions, "output">,
): Promise<Published> {
  await mkdir(releasesDir, { recursive: true });
  // A separate folder, so that two publications at the same time do not overwrite each other.
  const output = await mkdtemp(path.join(releasesDir, ".build-"));
  try {
    return await store(releasesDir, name, await build(name, { ...options, output }));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

interface StoreOptions {
  /** For a store that only one development site reads: without compressed files and the state of the checkout. */
  temporary?: boolean;
}

/** Puts a finished build into the release store; refuses to touch a release that is there already. */
export async function store(
  releasesDir: string,
  name: ReleasableName,
  built: Built,
  { temporary = false }: StoreOptions = {},
): Promise<Published> {
  await mkdir(path.join(releasesDir, name), { recursive: true });
  const staging = await mkdtemp(path.join(releasesDir, name, ".staging-"));
  try {
    for (const target of ["web", "server"] as const) {
      await cp(built.folders[target], path.join(staging, target), { recursive: true });
    }
    if (!temporary) await compressFolder(path.join(staging, "web"));
    const calls = await storeContract(releasesDir, endpointsCalledBy(name));
    const checkout = temporary ? { commit: null, dirty: null } : await checkoutState();
    const described = await describe(staging, name, built, checkout);
    const defaults = await defaultsOf(name);
    const manifest = { ...described, calls, paths: pathsOf(name), ...(defaults && { defaults }) };
    await writeFile(path.join(staging, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    const target = releaseFolder(releasesDir, name, manifest.release);
    return await moveToStore(staging, target, manifest.release);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Moves a finished folder to its final name in one step; an existing folder is not changed. */
export async function moveToStore(
  staging: string,
  target: string,
  release: string,
): Promise<Published> {
  const exists = await stat(target).then(
    () => true,
    () => false,
  );
  if (!exists) await rename(staging, target);
  return { release, fresh: !exists };
}

async function describe(
  folder: string,
  name: ReleasableName,
  built: Built,
  { commit, dirty }: Pick<CheckoutState, "commit" | "dirty">,
): Promise<ReleaseManifest> {
  const paths = await listFiles(folder);
  const files = await Promise.all(
    paths.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));
      return { path: file, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  return {
    name,
    release: releaseId(files),
    contract: contractVersion,
    commit,
    dirty,
    createdAt: new Date().toISOString(),
    entry: { web: `web/${built.entry.web}`, server: `server/${built.entry.server}` },
    pages: Object.fromEntries(
      Object.entries(built.pages).map(([page, assets]) => [page, belowWeb(assets)]),
    ),
    shared: built.shared,
    sharedExports: built.sharedExports,
    files,
  };
}

/** The paths of a remote's own area; for the shell, the paths of all areas. */
function pathsOf(name: ReleasableName): NonNullable<ReleaseManifest["paths"]> {
  const own = Object.entries(areas).filter(([area]) => name === "shell" || name === `mfe-${area}`);
  return Object.fromEntries(
    own.map(([area, pages]) => [
      area,
      Object.fromEntries(
        Object.entries<{ paths: readonly string[] }>(pages).map(([page, { paths }]) => [
          page,
          [...paths],
        ]),
      ),
    ]),
  );
}

function belowWeb({ js, css }: PageAssets): PageAssets {
  const below = (file: string) => `web/${file}`;
  return { js: js.map(below), css: css.map(below) };
}

/** First 16 hex digits of the sha256 over the files' paths and their sha384. */
export function releaseId(files: ReleaseManifest["files"]): string {
  const hash = createHash("sha256");
  for (const { path: file, integrity } of files) hash.update(`${file}\0${integrity}\n`);
  return hash.digest("hex").slice(0, 16);
}
