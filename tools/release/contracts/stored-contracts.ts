import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { ServiceName } from "@forecourt/contracts/services";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Contract } from "./described-endpoints.ts";

/** Contracts of services, below the release store's folder, by their hash. */
export const contractsFolder = "contracts";

/** Stores a contract, once, and returns its hash. */
export async function storeContract(releasesDir: string, contract: Contract): Promise<string> {
  const text = JSON.stringify(contract);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const folder = path.join(releasesDir, contractsFolder);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${hash}.${process.pid}`);
  await writeFile(temporary, text);
  await rename(temporary, path.join(folder, `${hash}.json`));
  return hash;
}

/** The contract of a live service; null when the record does not know it. */
export async function liveContract(
  releasesDir: string,
  record: ReleaseRecord,
  service: ServiceName,
): Promise<Contract | null> {
  const hash = record.services?.[service]?.contract;
  return hash === undefined ? null : readContract(releasesDir, hash);
}

/** A stored contract; null when the store does not have it. */
export async function readContract(releasesDir: string, hash: string): Promise<Contract | null> {
  try {
    return JSON.parse(
      await readFile(path.join(releasesDir, contractsFolder, `${hash}.json`), "utf8"),
    );
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
