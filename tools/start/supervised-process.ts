import { type Child, type ChildOptions, startChild } from "./child.ts";
import type { ProcessPlan } from "./plan.ts";
import { HEALTHY_AFTER_MS, restartDelay } from "./restart-delay.ts";

/** A process that is started again whenever it ends, until it is stopped. */
export interface SupervisedProcess {
  readonly plan: ProcessPlan;
  /** Of the current life; undefined between two lives. */
  readonly pid: number | undefined;
  readonly restarts: number;
  /** Settles when it listens for the first time; fails when its first lives all ended before that. */
  started: Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
  /** Kills it and keeps it down: what a lasting failure looks like. */
  hold(): Promise<void>;
  /** Ends a hold; settles when the process listens again. */
  resume(): Promise<void>;
}

export interface SuperviseOptions extends ChildOptions {
  /** Called whenever the process starts, listens or ends. */
  onChange(): void;
  /** Called when it ended without being asked to. */
  onFailure(reason: string): void;
}

/** So many lives that ended before they listened make a start a failed one. */
const START_ATTEMPTS = 3;

/** Starts a process and keeps it running. */
export function superviseProcess(plan: ProcessPlan, options: SuperviseOptions): SupervisedProcess {
  const process = new KeptAlive(plan, options);
  process.run();
  return process;
}

class KeptAlive implements SupervisedProcess {
  readonly plan: ProcessPlan;
  restarts = 0;
  started: Promise<void>;
  #options: SuperviseOptions;
  #child: Child | null = null;
  #running: Promise<void> = Promise.resolve();
  #wanted = new AbortController();
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
    this.#wanted = new AbortController();
    this.#running = this.#keepAlive(this.#wanted.signal);
  }

  async stop(): Promise<void> {
    this.#wanted.abort();
    this.#child?.stop();
    await this.#running;
  }

  async hold(): Promise<void> {
    this.#wanted.abort();
    this.#child?.kill("held");
    await this.#running;
  }

  async resume(): Promise<void> {
    if (!this.#wanted.signal.aborted) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#settle = { up: resolve, failed: reject };
    this.run();
    await promise;
  }

  async #keepAlive(wanted: AbortSignal): Promise<void> {
    let failures = 0;
    let everUp = false;
    while (!wanted.aborted) {
      const { listened, healthy, reason } = await this.#live();
      if (wanted.aborted) break;
      everUp ||= listened;
      failures = healthy ? 1 : failures + 1;
      this.#options.onFailure(reason);
      if (!everUp && failures >= START_ATTEMPTS) {
        this.#settle.failed(new Error(`${this.plan.name} does not start: it ${reason}`));
      }
      await pause(restartDelay(failures), wanted);
      this.restarts += 1;
    }
    this.#settle.failed(new Error(`${this.plan.name} was stopped before it listened`));
  }

  async #live(): Promise<{ listened: boolean; healthy: boolean; reason: string }> {
    const child = startChild(this.plan, this.#options);
    this.#child = child;
    this.#options.onChange();
    const listened = await child.listening;
    const since = performance.now();
    if (listened) this.#settle.up();
    this.#options.onChange();
    const reason = await child.ended;
    this.#child = null;
    this.#options.onChange();
    return { listened, healthy: listened && performance.now() - since > HEALTHY_AFTER_MS, reason };
  }
}

/** Settles after `ms`, or as soon as `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
