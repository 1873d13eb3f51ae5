import path from "node:path";
import type { ServiceName } from "@forecourt/contracts/services";
import {
  type AddedServices,
  writeAddedServices,
} from "@forecourt/service-kit/releases/added-services";
import { dealerDefaults } from "../../release/services/service-files.ts";
import type { Plan, ProcessPlan, Site } from "../plan.ts";
import type { AddedProcess, Supervisor } from "../supervisor.ts";
import { planOfAdded } from "./plan-of-added.ts";
import { planOfReleases } from "./plan-of-releases.ts";
import type { ReleasedServices } from "./released-services.ts";

/**
 * Adds the defaults of the release, which has settings that the site's defaults lack, and a file of its own for its
 * last good configuration, which is not for processes of the checkout.
 */
function withOwnDefaults(plan: ProcessPlan, { dataDir }: Site): ProcessPlan {
  const env = {
    ...plan.env,
    RELEASE_DEFAULTS: path.resolve(path.dirname(plan.entry), "../..", dealerDefaults),
    LAST_GOOD_DEALERS: path.join(dataDir, `last-good-dealers-${plan.name}.json`),
  };
  return { ...plan, env };
}

interface AddedOptions {
  site: Site;
  /** The plan of the site. */
  base: Plan;
  /** A port that no process of the site has. */
  freePort(): Promise<number>;
  supervisor: Pick<Supervisor, "add" | "replace">;
  report(text: string): void;
}

/**
 * Runs the released services that no process of the plan has: services of areas that are newer than the checkout.
 * Gateways and shell servers follow the list of these services.
 */
export function createAddedProcesses({ site, base, supervisor, report, freePort }: AddedOptions) {
  const known = new Set(base.flat().flatMap(({ services = [] }) => services));
  const running = new Map<ServiceName, { plan: ProcessPlan; process: AddedProcess }>();
  const writeList = () => {
    const list: AddedServices = Object.fromEntries(
      [...running].map(([name, { plan }]) => [name, [`http://127.0.0.1:${plan.port}`]]),
    );
    writeAddedServices(site.dataDir, list);
  };
  const run = async (name: ServiceName, files: ReleasedServices) => {
    const present = running.get(name);
    const port = present?.plan.port ?? (await freePort());
    const wanted = withOwnDefaults(
      planOfReleases(planOfAdded(name, { site, base, port }), files),
      site,
    );
    if (present?.plan.entry === wanted.entry) return;
    if (present) {
      await supervisor.replace(name, wanted);
      running.set(name, { ...present, plan: wanted });
    } else running.set(name, { process: await startAdded(supervisor, wanted), plan: wanted });
  };
  // Replaces the list of an earlier run.
  writeList();
  return {
    /** Starts new services, replaces services with another release, and stops services that are gone. */
    async update(files: ReleasedServices): Promise<void> {
      const names = (Object.keys(files) as ServiceName[]).filter((name) => !known.has(name));
      for (const name of names) {
        await run(name, files).catch((error: unknown) => {
          const now = running.has(name) ? "What ran before goes on" : "It does not run";
          report(`${error instanceof Error ? error.message : String(error)}. ${now}`);
        });
      }
      const gone = [...running].filter(([name]) => !names.includes(name));
      for (const [name] of gone) running.delete(name);
      writeList();
      for (const [, { process }] of gone) await process.remove();
    },
  };
}

/** @throws Error with the reason when it does not listen; it does not run then */
async function startAdded(supervisor: Pick<Supervisor, "add">, plan: ProcessPlan) {
  const process = supervisor.add(plan);
  try {
    await process.started;
  } catch (error) {
    await process.remove();
    throw error;
  }
  return process;
}
