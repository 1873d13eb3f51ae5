import type { Stats } from "node:fs";
import { lstat, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Log } from "@forecourt/service-kit/log";
import { readRecord } from "@forecourt/service-kit/releases/record";
import {
  integrityOf,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";

/** `changed`: the file on disk differs from the published file, or is a link. */
export type FileState = "verified" | "missing" | "changed";

export interface VerifiedFiles {
  /** The state of a file that the manifest of a release lists; `missing` for any other. */
  stateOf(name: ReleasableName, release: string, file: string): Promise<FileState>;
  /** Verifies all files of the live releases; returns one line for each file that differs from the published file. */
  problems(): Promise<string[]>;
}

type StatedFile = ReleaseManifest["files"][number];

interface Verification {
  /** Identity of the verified file on disk; a file with another identity is verified again. */
  identity: string;
  isIntact: Promise<boolean>;
}

/**
 * Verifies files of the release store against the hashes of their manifests, once for each file as long
 * as it does not change on disk.
 */
export function createVerifiedFiles(releasesDir: string, log: Log): VerifiedFiles {
  const manifests = new Map<string, ReadonlyMap<string, StatedFile>>();
  const verifications = new Map<string, Verification>();

  async function filesOf(name: ReleasableName, release: string) {
    const key = `${name}/${release}`;
    const known = manifests.get(key);
    if (known) return known;
    const { files } = await readManifest(releasesDir, name, release);
    const byPath = new Map(files.map((file) => [file.path, file]));
    manifests.set(key, byPath);
    return byPath;
  }

  async function verify(file: string, stated: StatedFile): Promise<FileState> {
    const stats = await lstat(file);
    const identity = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(" ");
    let verification = verifications.get(file);
    if (verification?.identity !== identity) {
      verification = { identity, isIntact: isIntact(releasesDir, file, { stated, stats }) };
      verification.isIntact.then(
        (intact) => intact || log.error({ file }, "a file of a release is not what was published"),
        () => verifications.delete(file),
      );
      verifications.set(file, verification);
    }
    return (await verification.isIntact) ? "verified" : "changed";
  }

  async function stateOf(name: ReleasableName, release: string, file: string): Promise<FileState> {
    try {
      const stated = (await filesOf(name, release)).get(file);
      if (!stated) return "missing";
      return await verify(path.join(releaseFolder(releasesDir, name, release), file), stated);
    } catch (error) {
      if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return "missing";
      throw error;
    }
  }

  async function problemsOf(name: ReleasableName, release: string): Promise<string[]> {
    try {
      const files = [...(await filesOf(name, release)).keys()];
      const states = await Promise.all(files.map((file) => stateOf(name, release, file)));
      return files.flatMap((file, index) =>
        states[index] === "verified"
          ? []
          : [`release ${name}/${release}: ${file} is ${states[index]}`],
      );
    } catch (error) {
      return [`release ${name}/${release}: ${String(error)}`];
    }
  }

  return {
    stateOf,
    async problems() {
      const record = await readRecord(releasesDir).catch(() => null);
      const live = Object.entries(record?.live ?? {}) as [ReleasableName, string][];
      return (await Promise.all(live.map(([name, release]) => problemsOf(name, release)))).flat();
    },
  };
}

async function isIntact(
  releasesDir: string,
  file: string,
  { stated, stats }: { stated: StatedFile; stats: Stats },
): Promise<boolean> {
  // `lstat` does not follow a link, so a link is no file here; a folder above it may be one.
  const isOwn =
    stats.isFile() &&
    (await realpath(file)) ===
      path.join(await realpath(releasesDir), path.relative(releasesDir, file));
  return (
    isOwn && stats.size === stated.size && integrityOf(await readFile(file)) === stated.integrity
  );
}
