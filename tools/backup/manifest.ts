import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { TableTally } from "./tally.ts";

/** Changes when an older `restore` could not read a backup. */
const FORMAT = 1;

const manifestFile = "manifest.json";

/** A file of the backup: its path below the backup's folder, with forward slashes. */
export const StoredFile = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

export const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  engine: z.enum(["sqlite", "postgres"]),
  /** By area: the migrations that had run, and the tally of each of its tables. */
  areas: z.record(
    z.string(),
    z.object({ migrations: z.array(z.string()), tables: z.record(z.string(), TableTally) }),
  ),
  /** Whether the files with the keys of the vault and of signatures are in the backup. */
  hasKeys: z.boolean(),
  hasReleases: z.boolean(),
  files: z.array(StoredFile),
});
export type Manifest = z.infer<typeof Manifest>;

export type ManifestContents = Omit<Manifest, "format">;

/** The manifest's text, and the hash by which a change of it is noticed. */
const Sealed = z.object({ sha256: z.string(), manifest: z.unknown() });

/** Writes the manifest, which makes a backup complete: an interrupted backup has none. */
export async function writeManifest(folder: string, contents: ManifestContents): Promise<void> {
  const manifest = Manifest.parse({ format: FORMAT, ...contents });
  const file = path.join(folder, manifestFile);
  const sealed = { sha256: sealOf(manifest), manifest };
  await writeFile(`${file}.new`, `${JSON.stringify(sealed, null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}

/** @throws BackupError when there is no manifest, or it is damaged or of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(path.join(folder, manifestFile));
  const sealed = Sealed.safeParse(parsed(text));
  if (!sealed.success || sealed.data.sha256 !== sealOf(sealed.data.manifest)) {
    throw new BackupError(`${manifestFile} of the backup is damaged`);
  }
  const manifest = Manifest.safeParse(sealed.data.manifest);
  if (manifest.success) return manifest.data;
  throw new BackupError(
    `the backup has another format than ${FORMAT}: restore it with its version`,
  );
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new BackupError(`no ${file}: this is no backup, or one that was not finished`, {
      cause: error,
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Checksum of the values in their order, whatever the white space. */
function sealOf(manifest: unknown): string {
  return createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
}
