import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { serviceNames } from "@forecourt/contracts/services";
import { confidentialEnv, feedVariables } from "./confidential-variables.ts";
import { isOfType } from "./is-of-type.ts";
import type { ProcessPlan } from "./plan.ts";
import { readProcessActivity } from "./process-activity.ts";
import { shellHeap } from "./process-groups.ts";
import { spawnProcess } from "./spawn-process.ts";

/**
 * Entries that the standby process can run. The image service is not among them: it decodes untrusted images, and its
 * process has no other service's code.
 */
export const standbyEntries: readonly string[] = [
  ...serviceNames.map((name) => `services/${name}/server.ts`),
  "services/gateway/server.ts",
  "shell/src/server/server.ts",
  "tools/start/host.ts",
];

/** One process that has loaded the modules of many entries, and can run any of them. */
export interface Standby {
  /** Starts the standby process, unless there is one. */
  prepare(): void;
  /** Has the standby process run `plan`; null = it is not ready, or cannot. Another one is prepared soon after. */
  take(plan: ProcessPlan): ChildProcess | null;
  close(): void;
}

interface StandbyOptions {
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Default: `standbyEntries`. */
  entries?: readonly string[];
}

const entry = path.join(import.meta.dirname, "standby-process.ts");

/** Delay after which the next standby process is loaded: the process that replaces another one must listen first. */
const PREPARE_AFTER_MS = 1_000;

/** After this many processes that ended before they had loaded, there is none. */
const MAX_FAILURES = 3;

/** Keeps one process ready once `prepare` was called. It has no secrets until it runs a plan. */
export function createStandby({ entries = standbyEntries, ...options }: StandbyOptions): Standby {
  let waiting: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  function prepare(): void {
    if (isClosed || waiting || failures >= MAX_FAILURES) return;
    const current = load({ ...options, entries }, () => {
      if (waiting !== current) return;
      waiting = null;
      failures = current.isLoaded ? 0 : failures + 1;
      prepareSoon();
    });
    waiting = current;
  }

  function prepareSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(prepare, PREPARE_AFTER_MS).unref();
  }

  return {
    prepare,
    take(plan) {
      if (!waiting?.isLoaded || !entries.includes(plan.entry)) return null;
      const { child } = waiting;
      if (!child.connected || isStopped(child)) {
        child.kill("SIGKILL");
        return null;
      }
      waiting = null;
      // A channel that has closed is seen as the end of the process.
      child.send({ type: "run", entry: plan.entry, env: plan.env }, () => undefined);
      prepareSoon();
      return child;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      waiting?.child.kill("SIGKILL");
    },
  };
}

interface Waiting {
  child: ChildProcess;
  isLoaded: boolean;
}

/** Starts a process that loads `entries`; `onEnd` is called when it has ended or cannot be started. */
function load({ root, env, entries }: Required<StandbyOptions>, onEnd: () => void): Waiting {
  const child = spawnProcess(entry, {
    root,
    env: { ...env, ...confidentialEnv([], { feeds: feedVariables(env) }) },
    // The heap cannot be bounded later, and the shell server's has to be.
    nodeOptions: shellHeap,
    args: entries,
  });
  const waiting = { child, isLoaded: false };
  child.once("exit", onEnd).once("error", onEnd);
  child.on("message", (message) => {
    if (isOfType(message, "loaded")) waiting.isLoaded = true;
  });
  return waiting;
}

function isStopped({ pid }: ChildProcess): boolean {
  return pid !== undefined && readProcessActivity(pid)?.state === "stopped";
}
