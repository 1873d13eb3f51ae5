import path from "node:path";
import type { RecordedService, ReleaseRecord } from "@forecourt/contracts/release";
import { StoredServiceReleaseName } from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { signatureCheck } from "@forecourt/service-kit/releases/record-signature";
import { readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import { watchRecord } from "@forecourt/service-kit/releases/watch-record";
import type { Plan, ProcessPlan, Site } from "../plan.ts";
import type { Supervisor } from "../supervisor.ts";
import { createAddedProcesses } from "./added-processes.ts";
import { type CanaryServices, canaryServices } from "./canary-services.ts";
import { installRelease } from "./install-release.ts";
import { planOfReleases } from "./plan-of-releases.ts";
import type { ReleasedServices } from "./released-services.ts";

interface FollowOptions {
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Reports the failure of a release to take over, in a line. */
  report(text: string): void;
  /** How long it may take until the release of a canary is ready. */
  readyWithinMs?: number;
  /** A port that no process of the site has. */
  freePort(): Promise<number>;
}

/** Releases of services that this site runs. */
export interface ServiceFollower {
  /** The plan with the releases that are live. */
  plan: Plan;
  /** From now on, processes are replaced when other releases go live. */
  follow(supervisor: Pick<Supervisor, "replace" | "add">): void;
  close(): Promise<void>;
}

/**
 * Reads which releases of services are live and makes a plan of them. A release that differs from its published files
 * is reported; its service runs as before, at the start from the checkout.
 */
export async function followServices(
  site: Site,
  base: Plan,
  options: FollowOptions,
): Promise<ServiceFollower> {
  const { releasesDir } = site;
  const check = await signatureCheck(options.env);
  const read = await readRecord(releasesDir, check).catch((error: unknown) => {
    options.report(`services run from the checkout: ${messageOf(error)}`);
    return null;
  });
  let files = await installAll(site, read, {}, options);
  let watch: { close(): void } | null = null;
  let canaries: CanaryServices | null = null;
  const plan = base.map((stage) => stage.map((one) => planOfReleases(one, files)));
  const running = new Map(plan.flat().map((one) => [one.name, one]));
  return {
    plan,
    follow(supervisor) {
      const onError = (error: unknown) => options.report(messageOf(error));
      const added = createAddedProcesses({ site, base, supervisor, ...options });
      const first = added.update(files).catch(onError);
      const own = canaryServices(site, base, { ...options, supervisor });
      canaries = own;
      own.follow(read, new Set());
      const onChange = async (record: ReleaseRecord) => {
        await first;
        files = await installAll(site, record, files, options);
        await added.update(files);
        const wanted = base.flat().map((one) => planOfReleases(one, files));
        const waiting: ServiceName[] = [];
        for (const one of wanted) {
          const isLive = await replaceIfOther(one, running, supervisor, options);
          if (!isLive) waiting.push(...(one.services ?? []));
        }
        // This comes last: the process of a promoted release answers until the live process has taken over.
        own.follow(record, new Set(waiting));
      };
      watch = watchRecord(releasesDir, read?.id ?? null, { check, onChange, onError });
    },
    async close() {
      watch?.close();
      await canaries?.close();
    },
  };
}

/** Files of the releases of a record. If a release cannot be installed, the running one stays. */
async function installAll(
  { releasesDir, dataDir }: Pick<Site, "releasesDir" | "dataDir">,
  record: ReleaseRecord | null,
  running: ReleasedServices,
  { root, report }: FollowOptions,
): Promise<ReleasedServices> {
  const installDir = path.join(dataDir, "services");
  const files: ReleasedServices = {};
  for (const [service, recorded] of servicesOf(record)) {
    const { release, manifest: integrity } = recorded;
    const name = StoredServiceReleaseName.safeParse(`service-${service}`);
    if (release === undefined || !name.success) continue;
    try {
      const manifest = await readServiceManifest(releasesDir, name.data, release, integrity);
      files[service] = await installRelease(manifest, { releasesDir, installDir, root });
    } catch (error) {
      report(`${messageOf(error)}. What ran before goes on`);
      const present = running[service];
      if (present !== undefined) files[service] = present;
    }
  }
  return files;
}

function servicesOf(record: ReleaseRecord | null): [ServiceName, RecordedService][] {
  return Object.entries(record?.services ?? {}) as [ServiceName, RecordedService][];
}

/**
 * Has a process run another plan; returns whether it does. A plan that does not start is reported, and tried again with
 * the next record.
 */
async function replaceIfOther(
  wanted: ProcessPlan,
  running: Map<string, ProcessPlan>,
  supervisor: Pick<Supervisor, "replace">,
  { report }: FollowOptions,
): Promise<boolean> {
  const present = running.get(wanted.name);
  if (present && filesOf(present) === filesOf(wanted)) return true;
  try {
    await supervisor.replace(wanted.name, wanted);
    running.set(wanted.name, wanted);
    return true;
  } catch (error) {
    report(`${messageOf(error)}. What ran before goes on`);
    return false;
  }
}

function filesOf({ entry, env }: ProcessPlan): string {
  return `${entry} ${env["RELEASED_SERVICES"] ?? ""}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
