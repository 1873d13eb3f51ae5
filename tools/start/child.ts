import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { createHangDetector, defaultHangLimits, type HangLimits } from "./hang-detector.ts";
import { isOfType } from "./is-of-type.ts";
import type { ProcessPlan } from "./plan.ts";
import { readProcessActivity } from "./process-activity.ts";
import { spawnProcess } from "./spawn-process.ts";

export interface HealthCheckOptions extends HangLimits {
  /** A child that does not listen after this time is killed. */
  startTimeoutMs: number;
  /** A child that has not ended this long after a stop is killed. */
  stopTimeoutMs: number;
  /** A child that has closed its channel in a stop, and so has nothing left to do, is killed this long afterwards. */
  endTimeoutMs: number;
}

export const defaultHealthCheck: HealthCheckOptions = {
  ...defaultHangLimits,
  startTimeoutMs: 60_000,
  stopTimeoutMs: 15_000,
  endTimeoutMs: 3_000,
};

const LAST_OUTPUT_MS = 200;

/** A process that was silent for longer and answers again is reported. */
const REPORT_BUSY_MS = 1_500;

/** One run of a process, from its start to its end. */
export interface Child {
  pid: number | undefined;
  /** Settles when the child listens, or with false when it ended before. */
  listening: Promise<boolean>;
  /** Settles when the child has ended, with the reason as text. */
  ended: Promise<string>;
  /** Stops the child after it has finished its present work. */
  stop(): void;
  kill(reason: string): void;
}

export interface ChildOptions {
  /** Folder that `entry` is relative to; the child's working directory. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  healthCheck: HealthCheckOptions;
  onLine(line: string, from: "stdout" | "stderr"): void;
  /** Has a standby process run the plan; null = there is none, so that a process is started. */
  takeStandby?(plan: ProcessPlan): ChildProcess | null;
  /** Whether a child that hangs may be killed now; asked again while it hangs. */
  mayReplace(): boolean;
  /** The child answers again after its event loop was busy for this long. */
  onBusy(silentMs: number): void;
}

/**
 * Starts a process and kills it when it hangs. The process exchanges the messages of `serve` in
 * service-kit: it sends `listening`, answers `ping` with `pong`, and ends when its channel closes.
 */
export function startChild(plan: ProcessPlan, options: ChildOptions): Child {
  const { root, env, healthCheck, onLine } = options;
  const { entry, nodeOptions } = plan;
  const child =
    options.takeStandby?.(plan) ??
    spawnProcess(entry, { root, nodeOptions, env: { ...env, ...plan.env } });
  let killReason: string | null = null;
  const kill = (reason: string) => {
    killReason ??= reason;
    child.kill("SIGKILL");
  };
  const ended = untilEnded(child, onLine).then((how) => killReason ?? how);
  const listening = Promise.race([untilListening(child), ended.then(() => false)]);
  const startTimer = setTimeout(() => kill("did not listen in time"), healthCheck.startTimeoutMs);
  void listening.then((up) => {
    clearTimeout(startTimer);
    if (!up) return;
    const heartbeat = startHeartbeat(child, options, kill);
    void ended.then(() => clearInterval(heartbeat));
  });
  const stop = () => {
    child.kill("SIGTERM");
    const stopTimer = setTimeout(() => kill("did not stop in time"), healthCheck.stopTimeoutMs);
    child.once("disconnect", () => {
      setTimeout(() => kill("did not end after its stop"), healthCheck.endTimeoutMs).unref();
    });
    void ended.then(() => clearTimeout(stopTimer));
  };
  return { pid: child.pid, listening, ended, stop, kill };
}

/** Pings a child, and kills it when it hangs and may be replaced. */
function startHeartbeat(
  child: ChildProcess,
  { healthCheck, mayReplace, onBusy }: ChildOptions,
  kill: (reason: string) => void,
): NodeJS.Timeout {
  const detector = createHangDetector(healthCheck, performance.now());
  const { pid = 0 } = child;
  child.on("message", (message) => {
    if (!isOfType(message, "pong")) return;
    const silentMs = detector.answered();
    if (silentMs > REPORT_BUSY_MS) onBusy(silentMs);
  });
  return setInterval(() => {
    const reason = detector.check(performance.now(), () => readProcessActivity(pid));
    if (reason !== null && mayReplace()) return kill(reason);
    // A closed channel is reported here and ignored: the child's end is handled elsewhere.
    child.send({ type: "ping" }, () => undefined);
  }, healthCheck.pingIntervalMs);
}

function untilListening(child: ChildProcess): Promise<true> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (isOfType(message, "listening")) resolve(true);
    });
  });
}

/** Waits for the exit, and for the last line of output unless a grandchild keeps the pipe open. */
function untilEnded(child: ChildProcess, onLine: ChildOptions["onLine"]): Promise<string> {
  for (const from of ["stdout", "stderr"] as const) {
    const stream = child[from];
    if (stream) createInterface({ input: stream }).on("line", (line) => onLine(line, from));
  }
  return new Promise((resolve) => {
    child.on("error", (error) => resolve(`could not be started: ${error.message}`));
    child.once("exit", (code, signal) => {
      const how = signal === null ? `ended with ${code}` : `ended by ${signal}`;
      child.once("close", () => resolve(how));
      setTimeout(() => resolve(how), LAST_OUTPUT_MS).unref();
    });
  });
}
