import type { ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { canaryKey, canaryReleases } from "@forecourt/service-kit/releases/canary-contents";
import { canaryText, changeText } from "@forecourt/service-kit/releases/canary-text";
import { changeOptions, type How } from "../change-commands.ts";
import { refuseDirtyCheckout, timeSinceCommit } from "../checkout.ts";
import type { Choice } from "../choices.ts";
import { publishChecked } from "../gate/publish-checked.ts";
import type { ReleaseSite } from "../release-site.ts";
import { runningProcesses } from "../running-metrics.ts";
import { contractsOf } from "../services/contracts-of.ts";
import { releasesOf } from "../services/service-commands.ts";
import type { StoredName } from "../store/release-store.ts";
import { abort, promote, setCanary } from "./change-canary.ts";
import { canariesOf, refuseCanaried } from "./overlapping-canaries.ts";
import { type CanaryValues, parseCanary } from "./parse-canary.ts";
import { placesOf } from "./places.ts";
import { watchCanaries } from "./watch-canaries.ts";
import { watchServices } from "./watch-services.ts";

/**
 * Gives releases to a part of the visitors once they have passed the checks; names without a release are published
 * first.
 */
export async function canaryOfNames(
  site: ReleaseSite,
  args: readonly string[],
  { allowDirty, by, ...values }: How & CanaryValues,
): Promise<number> {
  const { choices: named, steps } = parseCanary(args, values);
  const hasPlaces = values.dealer.length + values.store.length > 0;
  const places = hasPlaces ? placesOf(await loadDealers(site.dealersDir), values) : undefined;
  const { releasesDir, store } = site;
  const options = await changeOptions(site, { by });
  const choices = withRunning(options.since ?? null, named);
  const isOfCommit = choices.some(({ release }) => release === null) && !allowDirty;
  if (isOfCommit) await refuseDirtyCheckout();
  const services = await releasesOf(site, choices.filter(isOfService), allowDirty);
  const contracts = await contractsOf(releasesDir, services);
  const releases = await publishChecked(store, choices.filter(isOfPages), console.log, contracts);
  const choice = { releases, services, steps, ...(places && { places }) };
  const code = printChange(await setCanary(releasesDir, choice, options));
  const time = isOfCommit ? await timeSinceCommit() : null;
  if (time !== null) console.log(`  ${time}`);
  return code;
}

/** Ends canaries of names: their releases go live, or no visitor gets them any more. */
export async function endCanaries(
  site: ReleaseSite,
  names: readonly StoredName[],
  how: How & { action: "promote" | "abort" },
): Promise<number> {
  const options = await changeOptions(site, how);
  const end = { promote, abort }[how.action];
  return printChange(await end(site.releasesDir, names, options));
}

/** Watches the canaries of a running site until the process is stopped. */
export async function watchSite(
  { dataDir, store }: ReleaseSite,
  report: (line: string) => void,
): Promise<number> {
  const readProcesses = async () => (await runningProcesses(dataDir)) ?? [];
  const watches = [
    watchCanaries({ store, readProcesses, report }),
    watchServices({ store, dataDir, report }),
  ];
  report("watching; end it with Ctrl+C");
  // The watch itself keeps no process alive.
  const alive = setInterval(() => undefined, 60_000);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve());
  });
  clearInterval(alive);
  for (const watch of watches) watch.close();
  return 0;
}

function printChange({ id, canaryChanges = [], canaries = [] }: ReleaseRecord): number {
  const own = canaryChanges.filter(({ record }) => record === id);
  if (own.length === 0) console.log("nothing has changed");
  for (const change of own) console.log(`${changeText(change)}, record ${id}`);
  for (const canary of canaries) {
    if (own.some((change) => canaryKey(change) === canaryKey(canary)))
      console.log(`  ${canaryText(canary)}`);
  }
  return 0;
}

/**
 * The choices; a name without a release gets the release of its canary: it is the same canary for more visitors.
 * @throws Error when one of the names has another canary, before a build, which takes its time
 */
function withRunning(
  record: ReleaseRecord | null,
  choices: readonly Choice<StoredName>[],
): Choice<StoredName>[] {
  const names = choices.map(({ name }) => name);
  const [running, ...others] = record ? canariesOf(record, names) : [];
  if (!record || !running) return [...choices];
  const all: Record<string, string> = Object.fromEntries(canaryReleases(running));
  const isSame =
    others.length === 0 &&
    choices.length === Object.keys(all).length &&
    choices.every(({ name, release }) => {
      const tried = all[name];
      return tried !== undefined && (release ?? tried) === tried;
    });
  if (!isSame) refuseCanaried(record, names);
  return choices.map(({ name, release }) => ({
    name,
    release: release ?? all[name] ?? null,
  }));
}

function isOfService(choice: Choice<StoredName>): choice is Choice<ServiceReleaseName> {
  return ServiceReleaseName.safeParse(choice.name).success;
}

function isOfPages(choice: Choice<StoredName>): choice is Choice {
  return !isOfService(choice);
}
