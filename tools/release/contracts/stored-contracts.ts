import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Maker, ReleaseRecord } from "@forecourt/contracts/release";
import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import { processEnv } from "@forecourt/service-kit/config";
import { errorCode } from "@forecourt/service-kit/error-code";
import { appendRecord, newRecordId, readRecord } from "@forecourt/service-kit/releases/record";
import { canSign } from "@forecourt/service-kit/releases/record-signature";
import { type Contract, servedEndpoints } from "./described-endpoints.ts";

/** Contracts of services, below the release store's folder, by their hash. */
export const contractsFolder = "contracts";

type RecordedServices = NonNullable<ReleaseRecord["services"]>;

/**
 * Notes the contracts of the services of this checkout in the record in force, because they are about to run; those of which a
 * release is live stay as they are. Nothing
 * happens when it has them already, before something is live, or where records need a signature and the key is elsewhere.
 * Returns the record in force.
 */
export async function recordServices(
  releasesDir: string,
  made: Maker,
  served: Partial<Record<ServiceName, Contract>> = servedEndpoints(),
): Promise<ReleaseRecord | null> {
  if (!canSign(processEnv())) return readRecord(releasesDir);
  const ofCheckout: RecordedServices = {};
  for (const [name, contract] of Object.entries(served) as [ServiceName, Contract][]) {
    ofCheckout[name] = {
      contract: await storeContract(releasesDir, contract),
      commit: made.commit,
    };
  }
  for (;;) {
    const before = await readRecord(releasesDir);
    if (!before) return before;
    const services = { ...ofCheckout, ...released(before) };
    if (hasContracts(before, services)) return before;
    const next = {
      ...before,
      id: newRecordId(),
      changedAt: new Date().toISOString(),
      parent: before.id,
      made,
      services,
    };
    if (await appendRecord(releasesDir, next)) return next;
  }
}

function released({ services = {} }: ReleaseRecord): RecordedServices {
  const own = Object.entries(services).filter(([, { release }]) => release !== undefined);
  return Object.fromEntries(own);
}

function hasContracts({ services = {} }: ReleaseRecord, now: RecordedServices): boolean {
  const contracts = (all: RecordedServices) =>
    JSON.stringify(serviceNames.map((name) => all[name]?.contract ?? null));
  return contracts(services) === contracts(now);
}

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
