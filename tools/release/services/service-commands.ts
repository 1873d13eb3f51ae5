import { rm } from "node:fs/promises";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { refuseCanaried } from "../canary/overlapping-canaries.ts";
import { changeOptions, type How } from "../change-commands.ts";
import { refuseDirtyCheckout } from "../checkout.ts";
import { type Choice, parseChoices } from "../choices.ts";
import type { ReleaseSite } from "../release-site.ts";
import { activateServices, rollbackServices, type ServiceReleases } from "./activate-service.ts";
import { checkServiceStarts } from "./check-service.ts";
import { publishService } from "./publish-service.ts";

/** Parses `NAME [RELEASE] ...` of services; null = the arguments do not begin with the name of a service. */
export function parseServiceChoices(args: readonly string[]): Choice<ServiceReleaseName>[] | null {
  return ServiceReleaseName.safeParse(args[0]).success
    ? parseChoices(args, ServiceReleaseName)
    : null;
}

/** Publishes services that start, and reports the result. Returns the exit code. */
export async function publishServices(
  site: ReleaseSite,
  choices: readonly Choice<ServiceReleaseName>[],
  { allowDirty }: Pick<How, "allowDirty">,
): Promise<number> {
  await releasesOf(
    site,
    choices.map(({ name }) => ({ name, release: null })),
    allowDirty,
  );
  return 0;
}

/** Makes services live in one record; names without a release are published first. */
export async function activateServiceChoices(
  site: ReleaseSite,
  choices: readonly Choice<ServiceReleaseName>[],
  how: How,
): Promise<number> {
  const { made, configuration, store, since } = await changeOptions(site, how);
  const names = choices.map(({ name }) => name);
  if (since) refuseCanaried(since, names);
  const releases = await releasesOf(site, choices, how.allowDirty);
  const { id } = await activateServices(site.releasesDir, releases, {
    ...(made && { made }),
    ...(store && { store }),
    ...(configuration !== undefined && { configuration }),
  });
  for (const [name, release] of Object.entries(releases)) {
    console.log(
      `${name} ${release} is live, record ${id}; running sites take it over when it is ready`,
    );
  }
  return 0;
}

/** Activates the releases that ran before. */
export async function rollbackServiceNames(
  site: ReleaseSite,
  names: readonly ServiceReleaseName[],
  how: How,
): Promise<number> {
  const { made, store } = await changeOptions(site, how);
  const { id, serviceChanges = [] } = await rollbackServices(site.releasesDir, names, {
    ...(made && { made }),
    ...(store && { store }),
  });
  for (const { name, to, record } of serviceChanges) {
    if (record !== id) continue;
    console.log(
      `service-${name}: ${to?.release ?? "the checkout's code"} is live again, record ${id}`,
    );
  }
  return 0;
}

/** The chosen releases; names without a release are published first. */
export async function releasesOf(
  site: ReleaseSite,
  choices: readonly Choice<ServiceReleaseName>[],
  allowDirty: boolean,
): Promise<ServiceReleases> {
  if (choices.some(({ release }) => release === null) && !allowDirty) await refuseDirtyCheckout();
  const releases: ServiceReleases = {};
  for (const { name, release } of choices) {
    if (release !== null) await site.store.fetchRelease(name, release);
    releases[name] = release ?? (await publishStarting(site, name));
  }
  return releases;
}

/** Publishes a service and starts it once. One that does not start does not stay in the store. */
async function publishStarting(site: ReleaseSite, name: ServiceReleaseName): Promise<string> {
  const { release, fresh } = await publishService(site.releasesDir, name);
  if (!fresh) {
    await site.store.publishRelease(name, release);
    console.log(`${name} ${release} was published before`);
    return release;
  }
  try {
    await checkServiceStarts(site, name, release);
  } catch (error) {
    await rm(releaseFolder(site.releasesDir, name, release), { recursive: true, force: true });
    throw error;
  }
  await site.store.publishRelease(name, release);
  console.log(`${name} ${release} published; it started on an empty database`);
  return release;
}
