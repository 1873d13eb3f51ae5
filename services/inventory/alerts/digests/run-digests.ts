import { setImmediate as nextTurn } from "node:timers/promises";
import { isByDay } from "@forecourt/domain/appointments/by-day";
import type { StoredVehicle } from "../../store/stored-vehicle.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { type DealerSnapshot, loadSnapshot } from "../matching/dealer-snapshot.ts";
import { carFinder } from "../matching/find-cars.ts";
import { type CommittedDigest, commitDigests } from "./commit-digests.ts";
import { nextMorning } from "./digest-time.ts";
import { type DueSubscriber, dueDealers, dueSubscribers, oldestBase } from "./due-subscribers.ts";
import { type DigestContext, writeDigest } from "./write-digest.ts";

/** Subscribers for each transaction, which syncs the disk once. */
const BATCH = 50;

/**
 * Writes all digests that are due. Safe to run on several replicas. If the process dies, the mails of a batch and the
 * record of the reported states are either both stored or both missing.
 */
export async function runDigests(deps: AlertDeps, stop: AbortSignal): Promise<void> {
  const configured = new Set(deps.dealers.current().ids);
  for (const dealerId of await dueDealers(deps.database, deps.now())) {
    if (configured.has(dealerId)) await runDealer(deps, dealerId, stop);
  }
}

async function runDealer(deps: AlertDeps, dealerId: string, stop: AbortSignal): Promise<void> {
  const snapshot = await loadSnapshot(deps, dealerId);
  if (!snapshot) return;
  const finder = carFinder(snapshot, await oldestBase(deps.database, dealerId));
  while (!stop.aborted) {
    const due = await dueSubscribers(deps.database, { dealerId, now: deps.now(), most: BATCH });
    if (due.length === 0) return;
    const context = { snapshot, finder, ...(await vehiclesOf(deps, snapshot, due)) };
    const digests: CommittedDigest[] = [];
    for (const one of due) {
      digests.push(await digestOf(deps, one, context));
      await nextTurn();
    }
    await commitDigests(deps, digests);
  }
}

async function digestOf(
  { dealers, now }: AlertDeps,
  due: DueSubscriber,
  context: DigestContext,
): Promise<CommittedDigest> {
  const { dealer_id: dealerId, store_id: storeId, seen_seq: seen } = due.subscriber;
  const { company, pages } = dealers.current().config({ dealerId, storeId });
  const at = now();
  const nextAt = nextMorning(at, company.timezone);
  const nothing = { subscriber: due.subscriber, items: [], states: [], told: [], nextAt };
  // Nothing is recorded, so a later digest contains these alerts.
  if (!pages.alerts || !isByDay(at, company.timezone)) return { ...nothing, seq: seen };
  const { snapshot } = context;
  if (seen === snapshot.seq && !hasDaysOfItsOwn(snapshot)) return { ...nothing, seq: seen };
  return { ...(await writeDigest(due, context)), seq: snapshot.seq, nextAt };
}

/** With early access, cars become visible on a date, without a change number. */
function hasDaysOfItsOwn({ gatedOn, today }: DealerSnapshot): boolean {
  return gatedOn(today) !== null;
}

/** The cars that due watches name, and a lookup for other cars. */
async function vehiclesOf(
  { store }: AlertDeps,
  { dealerId, stores }: DealerSnapshot,
  due: readonly DueSubscriber[],
): Promise<Pick<DigestContext, "vehicles" | "vehicleOf">> {
  const vins = due.flatMap(({ watches }) =>
    watches.flatMap(({ kind, subject }) => (kind === "search" ? [] : [subject])),
  );
  const found =
    vins.length === 0 ? [] : await store.vehiclesByVin(dealerId, [...new Set(vins)], stores);
  const vehicles = new Map<string, StoredVehicle>(found.map((one) => [one.vin, one]));
  return {
    vehicles,
    vehicleOf: async (vin) =>
      vehicles.get(vin) ?? (await store.vehiclesByVin(dealerId, [vin], stores))[0] ?? null,
  };
}
