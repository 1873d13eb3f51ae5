import { setTimeout as sleep } from "node:timers/promises";
import { type Child, type ChildOptions, startChild } from "./child.ts";
import type { ProcessPlan } from "./plan.ts";
import { HEALTHY_AFTER_MS, restartDelay } from "./restart-delay.ts";

/** A process that is restarted whenever it ends, until it is stopped. */
export interface SupervisedProcess {
  readonly plan: ProcessPlan;
  /** Of the current run; undefined between two runs. */
  readonly pid: number | undefined;
  readonly restarts: number;
  /** Resolves when it listens for the first time; rejects when its first runs all ended before. */
  started: Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
  /** Kills it without a restart, to simulate a permanent failure. */
  hold(): Promise<void>;
  /** Ends a hold; settles when the process listens again. */
  resume(): Promise<void>;
}

export interface SuperviseOptions extends ChildOptions {
  /** Called whenever the process starts, listens or ends. */
  onChange(): void;
  /** Called when a run listens, or has ended before it did. */
  onStarted(): void;
  /** Called when it ended without a stop. */
  onFailure(reason: string): void;
}

/** The start fails after this many runs that ended before they listened. */
const MAX_START_ATTEMPTS = 3;

/** Starts a process and keeps it running. */
export function superviseProcess(plan: ProcessPlan, options: SuperviseOptions): SupervisedProcess {
  const process = new RestartingProcess(plan, options);
  process.run();
  return process;
}

class RestartingProcess implements SupervisedProcess {
  readonly plan: ProcessPlan;
  restarts = 0;
  started: Promise<void>;
  #options: SuperviseOptions;
  #child: Child | null = null;
  #running: Promise<void> = Promise.resolve();
  #stopping = new AbortController();
  #settle: { up(): void; failed(error: Error): void };

  constructor(plan: ProcessPlan, options: SuperviseOptions) {
    this.plan = plan;
    this.#options = options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.started = promise;
    this.#settle = { up: resolve, failed: reject };
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  run(): void {
    this.#stopping = new AbortController();
    this.#running = this.#restartUntilStopped(this.#stopping.signal);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#child?.stop();
    await this.#running;
  }

  async hold(): Promise<void> {
    this.#stopping.abort();
    this.#child?.kill("held");
    await this.#running;
  }

  async resume(): Promise<void> {
    if (!this.#stopping.signal.aborted) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#settle = { up: resolve, failed: reject };
    this.run();
    await promise;
  }

  async #restartUntilStopped(stopping: AbortSignal): Promise<void> {
    let failures = 0;
    let everUp = false;
    while (!stopping.aborted) {
      const { listened, healthy, reason } = await this.#runOnce();
      if (stopping.aborted) break;
      everUp ||= listened;
      failures = healthy ? 1 : failures + 1;
      this.#options.onFailure(reason);
      if (!everUp && failures >= MAX_START_ATTEMPTS) {
        this.#settle.failed(new Error(`${this.plan.name} does not start: it ${reason}`));
      }
      // Rejects when the process is stopped meanwhile, which the loop checks.
      await sleep(restartDelay(failures), undefined, { signal: stopping }).catch(() => {});
      this.restarts += 1;
    }
    this.#settle.failed(new Error(`${this.plan.name} was stopped before it listened`));
  }

  async #runOnce(): Promise<{ listened: boolean; healthy: boolean; reason: string }> {
    const child = startChild(this.plan, this.#options);
    this.#child = child;
    this.#options.onChange();
    const listened = await child.listening;
    const since = performance.now();
    if (listened) this.#settle.up();
    this.#options.onStarted();
    this.#options.onChange();
    const reason = await child.ended;
    this.#child = null;
    this.#options.onChange();
    return { listened, healthy: listened && performance.now() - since > HEALTHY_AFTER_MS, reason };
  }
}
