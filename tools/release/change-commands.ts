import { stat } from "node:fs/promises";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { signPreview } from "@forecourt/service-kit/releases/preview-token";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { knownSigningSecret } from "../start/signing-secret.ts";
import { activate, type ChangeOptions, rollback } from "./activate.ts";
import { refuseCanaried } from "./canary/overlapping-canaries.ts";
import { currentMaker, refuseDirtyCheckout } from "./checkout.ts";
import type { Choice } from "./choices.ts";
import { storeConfiguration } from "./configurations.ts";
import { publishChecked, unbuilt } from "./gate/publish-checked.ts";
import { makePreview } from "./preview.ts";
import type { ReleaseSite } from "./release-site.ts";

export interface How {
  /** Publish although files of the checkout are not committed. */
  allowDirty: boolean;
  /** Person who makes the record; undefined = the name in git's configuration. */
  by: string | undefined;
}

/** Publishes the names once they have passed the checks, and reports the result. Returns the exit code. */
export async function publishNames(
  { releasesDir, dataDir, store }: ReleaseSite,
  names: readonly ReleasableName[],
  { allowDirty, by, preview }: How & { preview: boolean },
): Promise<number> {
  if (!allowDirty) await refuseDirtyCheckout();
  // Before the build, which takes its time.
  const secret = preview ? knownSigningSecret(dataDir, processEnv()) : null;
  const releases = await publishChecked(store, unbuilt(names), console.log);
  if (secret !== null) {
    const { id } = await makePreview(releasesDir, releases, await currentMaker(by), store);
    const token = signPreview(id, { secret, now: new Date() });
    console.log(`not live; record ${id} is shown for a day by this link at any host of the site:`);
    console.log(`  ${platformPaths.preview}/${token}`);
    console.log(`and no longer by ${platformPaths.preview}/end`);
  }
  return 0;
}

/**
 * Makes the chosen releases live in one record once they have passed the checks; names without a release are published
 * first.
 */
export async function activateChosen(
  site: ReleaseSite,
  choices: readonly Choice[],
  how: How,
): Promise<number> {
  const { releasesDir, store } = site;
  const change = await changeOptions(site, how);
  const names = choices.map(({ name }) => name);
  if (change.since) refuseCanaried(change.since, names);
  if (choices.some(({ release }) => release === null) && !how.allowDirty) {
    await refuseDirtyCheckout();
  }
  const releases = await publishChecked(store, choices, console.log);
  const { id } = await activate(releasesDir, releases, change);
  for (const [name, release] of Object.entries(releases)) {
    console.log(`${name} ${release} is live, record ${id}`);
  }
  const { releases: removed } = await store.sweep();
  if (removed.length > 0) console.log(`removed from the store, because unused: ${removed.length}`);
  return 0;
}

/** Activates the releases that were live before. */
export async function rollbackNames(
  site: ReleaseSite,
  names: readonly ReleasableName[],
  how: How,
): Promise<number> {
  const { id, history } = await rollback(site.releasesDir, names, await changeOptions(site, how));
  for (const { name, to, record } of history) {
    if (record === id) console.log(`${name} ${to} is live again, record ${id}`);
  }
  return 0;
}

/**
 * The state that the operator sees, read before a build that takes its time: a change by somebody else meanwhile comes
 * first.
 */
export async function changeOptions(
  { releasesDir, dealersDir, store }: ReleaseSite,
  { by }: Pick<How, "by">,
): Promise<Pick<ChangeOptions, "since" | "made" | "configuration" | "store">> {
  await store.refresh();
  const since = await readRecord(releasesDir);
  const hasDealers = await stat(dealersDir).then(
    () => true,
    () => false,
  );
  return {
    since,
    made: await currentMaker(by),
    store,
    ...(hasDealers && { configuration: await storeConfiguration(releasesDir, dealersDir) }),
  };
}
