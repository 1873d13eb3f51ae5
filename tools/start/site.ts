import path from "node:path";
import type { BucketStore } from "../release/store/bucket-store.ts";
import { checkAddress } from "./check-address.ts";
import { checkFolders } from "./check-folders.ts";
import { defaultHealthCheck, type HealthCheckOptions } from "./child.ts";
import { logOutput } from "./child-output.ts";
import { type FollowedReleases, followReleases } from "./follow-releases.ts";
import { freePorts } from "./free-ports.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { type Plan, planSite, portsNeeded, type Site } from "./plan.ts";
import { clearPreviousRun } from "./previous-run.ts";
import { closeDataFolder, createFilesPrivately } from "./private-files.ts";
import { removeRunFile, writeRunFile } from "./run-file.ts";
import { createRunRecorder } from "./run-recorder.ts";
import { followServices } from "./services/follow-services.ts";
import { sharedEnv } from "./shared-env.ts";
import { createStandby } from "./standby.ts";
import { StartError } from "./start-error.ts";
import {
  type ProcessState,
  type Supervisor,
  type SupervisorOptions,
  supervise,
} from "./supervisor.ts";
import { waitUntilReady } from "./wait-until-ready.ts";
import { withSecrets } from "./with-secrets.ts";

export interface RunningSite extends Pick<Supervisor, "state" | "hold" | "resume" | "stop"> {
  /** Resolves when the gateway reports that all processes are ready; rejects after a time-out. */
  ready: Promise<void>;
  /** From now on, a standby process is ready to replace a process that ends. */
  prepareStandby(): void;
}

export interface RunOptions {
  /** The repository. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Prints a line for the operator. */
  terminal(text: string): void;
  /** Sees each line that a process prints. */
  onLine?(name: string, line: string): void;
  healthCheck?: Partial<HealthCheckOptions>;
  readyWithinMs?: number;
  /** The bucket of which the release store's folder is this machine's copy; missing = the folder is the store. */
  bucket?: BucketStore | null;
}

/**
 * Checks the preconditions of a start before slow steps such as builds.
 * @throws StartError with a message for the operator.
 */
export async function checkStart(site: Site): Promise<void> {
  await checkFolders(site);
  clearPreviousRun(site.dataDir);
  await checkAddress(site);
  const names = { host: "METRICS_HOST", port: "METRICS_PORT" };
  if (site.metrics) await checkAddress(site.metrics, names);
}

/** Starts every process of a site and keeps them running until `stop`. */
export async function runSite(site: Site, options: RunOptions): Promise<RunningSite> {
  createFilesPrivately();
  closeDataFolder(site.dataDir);
  const output = logOutput(path.join(site.dataDir, "logs"), options.terminal);
  const startedAt = new Date().toISOString();
  const { mode, port } = site;
  let processes: ProcessState[] = [];
  const recorder = createRunRecorder(() => {
    writeRunFile(site.dataDir, { pid: process.pid, mode, port, startedAt, processes });
  }, options.terminal);
  const releases = followReleases(site, options);
  const services = await followOwnServices(site, options, output);
  const { plan } = services;
  const metrics = await serveOwnMetrics(site, () => processes, releases);
  const standby = createStandby({
    root: options.root,
    // The standby process may run a release of a service, which checks the dealers' configuration itself.
    env: { ...options.env, ...sharedEnv({ ...site, checkedDealers: null }) },
  });
  const supervisor = supervise(plan, {
    takeStandby: standby.take,
    root: options.root,
    env: options.env,
    healthCheck: { ...defaultHealthCheck, ...options.healthCheck },
    ...logTo(output, options),
    onChange: (state) => {
      processes = state;
      recorder.record();
    },
  });
  services.follow(supervisor);
  const killAll = () => {
    standby.close();
    for (const { pid } of supervisor.state()) if (pid !== undefined) process.kill(pid, "SIGKILL");
  };
  process.once("exit", killAll);
  const givenUp = new AbortController();
  const ready = supervisor.started.then(() =>
    waitUntilReady(readyAddress(plan, site), options.readyWithinMs ?? 60_000, givenUp.signal),
  );
  ready.catch(() => undefined);
  return {
    ...supervisor,
    ready,
    prepareStandby: () => standby.prepare(),
    async stop() {
      await services.close();
      await releases.close();
      standby.close();
      givenUp.abort(new StartError("stopped before it was ready"));
      await metrics?.close();
      await supervisor.stop();
      process.off("exit", killAll);
      recorder.close();
      removeRunFile(site.dataDir);
      output.close();
    },
  };
}

/** The processes of the site, with the releases of services that are live. */
async function followOwnServices(
  site: Site,
  options: RunOptions,
  { line }: Pick<ReturnType<typeof logOutput>, "line">,
) {
  const ports = await freePorts(portsNeeded(site), takenPorts(site));
  const whole = { ...site, external: withSecrets(site, options) };
  const base = planSite(whole, ports);
  const report = (text: string) => line("services", text, "stderr");
  const freePort = async () => {
    const [port = 0] = await freePorts(1, takenPorts(site));
    return port;
  };
  return followServices(whole, base, { ...options, report, freePort });
}

function serveOwnMetrics(
  { metrics, dataDir }: Site,
  state: () => readonly ProcessState[],
  { problem: releasesProblem }: FollowedReleases,
) {
  return metrics ? serveMetrics(metrics, { dataDir, state, releasesProblem }) : null;
}

/** Where the first gateway reports whether the site is ready. */
function readyAddress(plan: Plan, { port }: Site): string {
  const gateway = plan.flat().find(({ operationsPort }) => operationsPort !== undefined);
  return `http://127.0.0.1:${gateway?.operationsPort ?? port}/readyz`;
}

/** Ports that no process of the site may get. */
function takenPorts({ port, operationsPort = 0, metrics }: Site): number[] {
  return [port, operationsPort, metrics?.port ?? 0];
}

/** Writes the output of processes, and their events, to their log files. */
function logTo(output: Pick<ReturnType<typeof logOutput>, "line">, { onLine }: RunOptions) {
  return {
    onLine: ({ name }, line, from) => {
      output.line(name, line, from);
      onLine?.(name, line);
    },
    onFailure: ({ name }, reason) => {
      output.line(name, `${name} ${reason}; starting it again`, "stderr");
    },
    onBusy: ({ name }, silentMs) => output.line(name, busyLine(silentMs), "stdout"),
  } satisfies Pick<SupervisorOptions, "onLine" | "onFailure" | "onBusy">;
}

function busyLine(silentMs: number): string {
  const msg = `its event loop was busy for ${(silentMs / 1000).toFixed(1)} s`;
  return JSON.stringify({ level: "warn", time: new Date().toISOString(), msg });
}
