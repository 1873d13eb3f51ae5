import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { ProcessPlan } from "./plan.ts";

export interface Vigilance {
  /** A child that is not listening by then is killed. */
  startWithinMs: number;
  /** A ping goes out this often; so many in a row without an answer mean that the child hangs. */
  pingEveryMs: number;
  missedPings: number;
  /** A child that does not end by itself within this time of a stop is killed. */
  stopWithinMs: number;
}

export const usualVigilance: Vigilance = {
  startWithinMs: 60_000,
  pingEveryMs: 500,
  missedPings: 4,
  stopWithinMs: 15_000,
};

const LAST_OUTPUT_MS = 200;

/** One life of a process, from its start to its end. */
export interface Child {
  pid: number | undefined;
  /** Settles when the child listens, or with false when it ended before it did. */
  listening: Promise<boolean>;
  /** Settles when the child has ended, with the reason in words. */
  ended: Promise<string>;
  /** Lets it finish what it is doing. */
  stop(): void;
  kill(reason: string): void;
}

export interface ChildOptions {
  /** Folder that `entry` is relative to; the child's working directory. */
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  vigilance: Vigilance;
  onLine(line: string, from: "stdout" | "stderr"): void;
}

/**
 * Starts a process and watches over it. It speaks the messages of `serve` in service-kit: it says
 * `listening` and answers `ping` with `pong`, and ends when its channel to us closes.
 */
export function startChild(
  plan: ProcessPlan,
  { root, env, vigilance, onLine }: ChildOptions,
): Child {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", plan.entry], {
    cwd: root,
    env: { ...env, ...plan.env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A group of its own: Ctrl+C in the terminal reaches us only, and we stop them in order.
    detached: true,
    windowsHide: true,
  });
  let verdict: string | null = null;
  const kill = (reason: string) => {
    verdict ??= reason;
    child.kill("SIGKILL");
  };
  const ended = endOf(child, onLine).then((how) => verdict ?? how);
  const listening = Promise.race([saysListening(child), ended.then(() => false)]);
  const late = setTimeout(() => kill("did not listen in time"), vigilance.startWithinMs);
  void listening.then((up) => {
    clearTimeout(late);
    if (!up) return;
    const heartbeat = watchPulse(child, vigilance, () => kill("hung"));
    void ended.then(() => clearInterval(heartbeat));
  });
  const stop = () => {
    child.kill("SIGTERM");
    const patience = setTimeout(() => kill("did not stop in time"), vigilance.stopWithinMs);
    void ended.then(() => clearTimeout(patience));
  };
  return { pid: child.pid, listening, ended, stop, kill };
}

/**
 * Counts pings rather than time, so that a pause of ours (a suspended machine) is not held against
 * the child: its answers are read before the next ping is due.
 */
function watchPulse(child: ChildProcess, vigilance: Vigilance, onHang: () => void): NodeJS.Timeout {
  let unanswered = 0;
  child.on("message", (message) => {
    if (isOfType(message, "pong")) unanswered = 0;
  });
  return setInterval(() => {
    if (unanswered >= vigilance.missedPings) return onHang();
    unanswered += 1;
    // A closed channel is reported here; the child's end is what we act upon.
    child.send({ type: "ping" }, () => undefined);
  }, vigilance.pingEveryMs);
}

function saysListening(child: ChildProcess): Promise<true> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (isOfType(message, "listening")) resolve(true);
    });
  });
}

/** Waits for the exit, and for the last line of output unless a grandchild keeps the pipe open. */
function endOf(child: ChildProcess, onLine: ChildOptions["onLine"]): Promise<string> {
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

function isOfType(message: unknown, type: string): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === type
  );
}
