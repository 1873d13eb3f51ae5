import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Canary, ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import {
  type ServiceManifest,
  ServiceReleaseName,
  serviceOfRelease,
} from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import {
  integrityOf,
  manifestFile,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { contractFile, readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import { contractIncompatibilities } from "../contracts/contract-incompatibilities.ts";
import { type Contract, serviceOfPath } from "../contracts/described-endpoints.ts";
import { readContract, storeContract } from "../contracts/stored-contracts.ts";
import type { ReleaseStore } from "../store/release-store.ts";

type TriedService = NonNullable<NonNullable<Canary["services"]>[ServiceName]>;

interface ChosenService {
  name: string;
  release: string;
  /** Sets of remotes that would ask it. */
  remotes: readonly ReleaseRecord["live"][];
}

/**
 * A stored release of a service that may answer for the present release, for all visitors or for some, as a record
 * states it.
 * @throws Error when it is not in the store, does not answer the requests for which the remotes were built, or lacks a
 * migration that the live release has
 */
export async function fittingService(
  store: ReleaseStore,
  before: ReleaseRecord,
  { name: text, release, remotes }: ChosenService,
): Promise<{ service: ServiceName; recorded: TriedService }> {
  const { releasesDir } = store;
  const name = ServiceReleaseName.parse(text);
  const { manifest, recorded } = await readRelease(store, name, release);
  await refuseMisfits(releasesDir, remotes, manifest);
  await refuseLostMigrations(releasesDir, before, manifest);
  return { service: serviceOfRelease(name), recorded };
}

async function readRelease(store: ReleaseStore, name: ServiceReleaseName, release: string) {
  const { releasesDir } = store;
  // From here on, a sweep of the store keeps it.
  await store.markUsed(name, release);
  const manifest = await readServiceManifest(releasesDir, name, release);
  const folder = releaseFolder(releasesDir, name, release);
  const contract: Contract = JSON.parse(await readFile(path.join(folder, contractFile), "utf8"));
  await storeContract(releasesDir, contract);
  const recorded: TriedService = {
    contract: manifest.contract,
    commit: manifest.commit,
    release,
    manifest: integrityOf(await readFile(path.join(folder, manifestFile))),
  };
  return { manifest, recorded };
}

/** @throws Error with the calls for which the remotes were built and that the release of a service does not answer */
export async function refuseMisfits(
  releasesDir: string,
  remotes: readonly ReleaseRecord["live"][],
  { name, release, contract }: Pick<ServiceManifest, "name" | "release" | "contract">,
): Promise<void> {
  const served = (await readContract(releasesDir, contract)) ?? {};
  const service = serviceOfRelease(name);
  const lines: string[] = [];
  const asking = new Map(
    remotes.flatMap((live) =>
      (Object.entries(live) as [ReleasableName, string][]).map((pair) => [pair.join("/"), pair]),
    ),
  );
  for (const [remote, id] of asking.values()) {
    const { calls } = await readManifest(releasesDir, remote, id);
    const called = calls === undefined ? null : await readContract(releasesDir, calls);
    const own = Object.entries(called ?? {}).filter(
      ([endpoint]) => serviceOfPath(endpoint.split(" ")[1] ?? "") === service,
    );
    const misfits = contractIncompatibilities(Object.fromEntries(own), served);
    lines.push(...misfits.map((line) => `  ${remote}/${id}: ${line}`));
  }
  if (lines.length === 0) return;
  throw new Error(
    [
      `${name}/${release} does not answer what live releases ask:`,
      ...lines,
      "Nothing was changed. Keep what they ask until their next releases are live, or change contracts by additions alone.",
    ].join("\n"),
  );
}

/** @throws Error when it was made before a migration that has run: older code is brought back by a rollback alone */
async function refuseLostMigrations(
  releasesDir: string,
  { services = {} }: ReleaseRecord,
  { name, release, migrations }: ServiceManifest,
): Promise<void> {
  const present = services[serviceOfRelease(name)]?.release;
  if (present === undefined) return;
  const live = await readServiceManifest(releasesDir, name, present);
  const lost = live.migrations.filter((migration) => !migrations.includes(migration));
  if (lost.length === 0) return;
  throw new Error(
    `${name}/${release} lacks migrations that ${present} has run: ${lost.join(", ")}. Nothing was changed. To go back to older code, use rollback.`,
  );
}
