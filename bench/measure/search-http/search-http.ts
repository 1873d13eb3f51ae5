import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import autocannon from "autocannon";
import { recordedSearches } from "../search/filter-sets.ts";
import { round, timesOf } from "../search/times.ts";
import { fillStore } from "./fill-store.ts";
import { type OneCoreService, startOneCoreService } from "./one-core-service.ts";
import { openLoop } from "./open-loop.ts";

const lot = {
  dealerId: "heartland",
  stores: ["columbia", "jefferson-city", "rolla", "sedalia"],
  cars: 100_000,
};
const headers = { [internalHeaders.dealer]: lot.dealerId };
const connections = 16;
const seconds = { warm: 5, full: 10, half: 15 };

/**
 * The search endpoint of the real inventory service on one core, with the recorded searches over
 * 100,000 cars: how many it answers a second at most, and how long they take at half of that.
 */
export async function measureSearchHttp(): Promise<object> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-bench-"));
  try {
    await fillStore(dataDir, lot);
    const service = await startOneCoreService(dataDir);
    try {
      return { cars: lot.cars, ...(await measured(service)) };
    } finally {
      await service.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measured(service: OneCoreService): Promise<object> {
  const paths = recordedSearches("generated").map((search) => `${searchVehicles.path}?${search}`);
  const urls = paths.map((one) => service.origin + one);
  await flood(service.origin, paths, seconds.warm);
  const full = await watched(service, () => flood(service.origin, paths, seconds.full));
  const perSecond = full.result.requests.average / 2;
  const half = await watched(service, () =>
    openLoop({ urls, headers, perSecond, seconds: seconds.half }),
  );
  const { requests, throughput } = full.result;
  return {
    core: service.core ?? "not pinned: there is no taskset",
    searches: paths.length,
    requestsPerSecond: Math.round(requests.average),
    kilobytesPerAnswer: round(throughput.total / requests.total / 1024),
    coreShare: full.coreShare,
    cpuMsPerRequest: full.cpuMs === null ? null : round(full.cpuMs / requests.total),
    atHalf: {
      perSecond: Math.round(perSecond),
      ...timesOf(half.result),
      coreShare: half.coreShare,
    },
  };
}

/**
 * Result of `work`, and the share of a core that the service used meanwhile: other processes may use the core as well.
 */
async function watched<T>(service: OneCoreService, work: () => Promise<T>) {
  const before = service.cpuMs();
  const began = performance.now();
  const result = await work();
  const after = service.cpuMs();
  const cpuMs = before === null || after === null ? null : after - before;
  const coreShare = cpuMs === null ? null : round(cpuMs / (performance.now() - began));
  return { result, cpuMs, coreShare };
}

/** As many requests as get answered. Each connection begins at another of the paths. */
async function flood(origin: string, paths: readonly string[], duration: number) {
  let client = 0;
  const result = await autocannon({
    url: origin,
    headers,
    connections,
    duration,
    setupClient(one) {
      const from = Math.floor((client++ % connections) * (paths.length / connections));
      one.setRequests(
        [...paths.slice(from), ...paths.slice(0, from)].map((search) => ({
          path: search,
          headers,
        })),
      );
    },
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no 2xx, ${result.errors} failed`);
  }
  return result;
}
