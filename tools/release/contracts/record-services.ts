import type { Maker, ReleaseRecord } from "@forecourt/contracts/release";
import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import { processEnv } from "@forecourt/service-kit/config";
import { newRecordId, readRecord } from "@forecourt/service-kit/releases/record";
import { canSign } from "@forecourt/service-kit/releases/record-signature";
import { folderStore } from "../store/folder-store.ts";
import { type Contract, servedEndpoints } from "./described-endpoints.ts";
import { storeContract } from "./stored-contracts.ts";

type RecordedServices = NonNullable<ReleaseRecord["services"]>;

/**
 * Records the contracts of the services of this checkout in the record in force, because they are about to run.
 * Services with a live release stay as they are. Nothing happens when the record has the contracts already, before a
 * release is live, or where records need a signature and the key is elsewhere. Returns the record in force.
 */
export async function recordServices(
  releasesDir: string,
  made: Maker,
  served: Partial<Record<ServiceName, Contract>> = servedEndpoints(),
  store = folderStore(releasesDir),
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
    await store.refresh();
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
    if (await store.append(next)) return next;
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
