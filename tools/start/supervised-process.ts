import { setTimeout as sleep } from "node:timers/promises";
import { type Child, type ChildOptions, startChild } from "./child.ts";
import type { ProcessPlan } from "./plan.ts";
import { HEALTHY_AFTER_MS, restartDelay } from "./restart-delay.ts";

/** A process that is restarted whenever it ends, until it is stopped. */
export interface SupervisedProcess {
  readonly plan: ProcessPlan;
  /** Process id of the current run; undefined between two runs. */
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
  /**
   * Runs another plan on the same port: a process of it starts beside the present process, which stops once the other
   * listens. When the new process ends again and again, the present plan runs again.
   * @throws Error with the reason when it does not listen; the present process goes on then
   */
  replace(plan: ProcessPlan): Promise<void>;
}

export interface SuperviseOptions extends ChildOptions {
  /** Called whenever the process starts, listens or ends. */
  onChange(): void;
  /** Called when a run listens, or has ended before. */
  onStarted(): void;
  /** Called when it ended without a stop. */
  onFailure(reason: string): void;
  /** Called when it has ended so often in a row, after `onFailure`; it is started again all the same. */
  onEndingAgain?(reason: string): void;
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
  plan: ProcessPlan;
  restarts = 0;
  started: Promise<void>;
  #options: SuperviseOptions;
  #child: Child | null = null;
  /** A child of another plan that does not listen yet. */
  #starting: Child | null = null;
  /** Settles with the child that takes over. */
  #replaced = Promise.withResolvers<Child>();
  /** Settles when the child that was replaced last has ended. */
  #drained: Promise<unknown> | undefined;
  /** The plan that the present plan has replaced. */
  #before: ProcessPlan | null = null;
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
    this.#starting?.kill("was stopped");
    this.#child?.stop();
    await Promise.all([this.#running, this.#drained]);
  }

  async hold(): Promise<void> {
    this.#stopping.abort();
    this.#starting?.kill("was held");
    this.#child?.kill("held");
    await Promise.all([this.#running, this.#drained]);
  }

  async resume(): Promise<void> {
    if (!this.#stopping.signal.aborted) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#settle = { up: resolve, failed: reject };
    this.run();
    await promise;
  }

  async replace(plan: ProcessPlan): Promise<void> {
    const { takeStandby: _, ...options } = this.#options;
    const successor = startChild(plan, options);
    this.#starting = successor;
    const listens = await successor.listening;
    this.#starting = null;
    if (!listens) throw new Error(`${plan.name} does not start: it ${await successor.ended}`);
    if (this.#stopping.signal.aborted) {
      successor.stop();
      await successor.ended;
      throw new Error(`${plan.name} was stopped`);
    }
    const former = this.#child;
    this.#before = this.plan;
    this.plan = plan;
    this.#child = successor;
    this.#replaced.resolve(successor);
    this.#replaced = Promise.withResolvers();
    this.#options.onChange();
    former?.stop();
    this.#drained = former?.ended;
    await this.#drained;
  }

  async #restartUntilStopped(stopping: AbortSignal): Promise<void> {
    let failures = 0;
    let everUp = false;
    let successor: Child | null = null;
    while (!stopping.aborted) {
      const { listened, healthy, reason, replacedBy } = await this.#runOnce(successor);
      successor = replacedBy;
      if (stopping.aborted) break;
      everUp ||= listened;
      if (replacedBy) {
        failures = 0;
        continue;
      }
      failures = healthy ? 1 : failures + 1;
      this.#options.onFailure(reason);
      if (!everUp && failures >= MAX_START_ATTEMPTS) {
        this.#settle.failed(new Error(`${this.plan.name} does not start: it ${reason}`));
      }
      if (failures >= MAX_START_ATTEMPTS) {
        if (this.#before) this.#goBack();
        this.#options.onEndingAgain?.(`it ${reason}, ${failures} times in a row`);
      }
      // Rejects when the process is stopped meanwhile, which the loop checks.
      await sleep(restartDelay(failures), undefined, { signal: stopping }).catch(() => {});
      this.restarts += 1;
    }
    await successor?.ended;
    this.#settle.failed(new Error(`${this.plan.name} was stopped before it listened`));
  }

  /** Returns to the plan before: the present plan replaced it and does not keep running. */
  #goBack(): void {
    this.plan = this.#before ?? this.plan;
    this.#before = null;
    this.#options.onFailure(`ended ${MAX_START_ATTEMPTS} times; what ran before it runs again`);
  }

  /** @param child a process that listens already; null = a process is started */
  async #runOnce(child: Child | null): Promise<Run> {
    const own = child ?? startChild(this.plan, this.#options);
    this.#child = own;
    const replaced = this.#replaced.promise;
    this.#options.onChange();
    const listened = await own.listening;
    const since = performance.now();
    if (listened) this.#settle.up();
    this.#options.onStarted();
    this.#options.onChange();
    const end = await Promise.race([own.ended, replaced]);
    const healthy = listened && performance.now() - since > HEALTHY_AFTER_MS;
    if (typeof end !== "string") return { listened, healthy, reason: "", replacedBy: end };
    this.#child = null;
    this.#options.onChange();
    return { listened, healthy, reason: end, replacedBy: null };
  }
}

interface Run {
  listened: boolean;
  healthy: boolean;
  /** How it ended. */
  reason: string;
  /** Process that replaces this run, which may still be stopping. */
  replacedBy: Child | null;
}
