import type { ChildOptions } from "./child.ts";
import type { Plan, ProcessPlan } from "./plan.ts";
import { createReplacementQueue } from "./replacement-queue.ts";
import { type SupervisedProcess, superviseProcess } from "./supervised-process.ts";

export interface ProcessState {
  name: string;
  /** Undefined while it is down. */
  pid: number | undefined;
  port: number;
  /** See `ProcessPlan`. */
  operationsPort?: number;
  /** See `ProcessPlan`. */
  isExternal?: boolean;
  restarts: number;
}

export interface Supervisor {
  /** Resolves when every process listens; rejects as soon as one does not start. */
  started: Promise<void>;
  state(): ProcessState[];
  /** Stops stage by stage in reverse: processes that take requests from outside go first. */
  stop(): Promise<void>;
  /** Kills one process without a restart until `resume`. */
  hold(name: string): Promise<void>;
  resume(name: string): Promise<void>;
  /** Has a process run another plan without a gap; see `SupervisedProcess`. */
  replace(name: string, plan: ProcessPlan): Promise<void>;
  /**
   * Starts one more process, which stops with the first stage, after all others; resolves when it listens.
   * @throws Error with the reason when it does not; it does not run then
   */
  add(plan: ProcessPlan): Promise<void>;
  /** Stops a process for good. */
  remove(name: string): Promise<void>;
}

export interface SupervisorOptions extends Omit<ChildOptions, "onLine" | "onBusy" | "mayReplace"> {
  onLine(plan: ProcessPlan, line: string, from: "stdout" | "stderr"): void;
  onChange(state: ProcessState[]): void;
  /** A process ended without a stop; it is restarted. */
  onFailure(plan: ProcessPlan, reason: string): void;
  /** A process answers again after its event loop was busy for this long. */
  onBusy(plan: ProcessPlan, silentMs: number): void;
}

/** Starts all processes of a plan and keeps them running. */
export function supervise(plan: Plan, options: SupervisorOptions): Supervisor {
  let stages: SupervisedProcess[][] = [];
  const state = () => stages.flat().map(stateOf);
  const replacements = createReplacementQueue();
  const start = (one: ProcessPlan) =>
    superviseProcess(one, {
      ...options,
      mayReplace: () => replacements.enter(one.name),
      onStarted: () => replacements.leave(one.name),
      onBusy: (silentMs) => options.onBusy(one, silentMs),
      onLine: (line, from) => options.onLine(one, line, from),
      onFailure: (reason) => options.onFailure(one, reason),
      onChange: () => options.onChange(state()),
    });
  const find = (name: string) => {
    const found = stages.flat().find((one) => one.plan.name === name);
    if (!found) throw new Error(`no process is called ${name}`);
    return found;
  };
  const forget = (one: SupervisedProcess) => {
    stages = stages.map((stage) => stage.filter((other) => other !== one));
    options.onChange(state());
  };
  stages = plan.map((stage) => stage.map(start));
  options.onChange(state());
  const started = Promise.all(stages.flat().map((one) => one.started)).then(() => undefined);
  // A stop during the start rejects it, which is not an error.
  started.catch(() => undefined);
  return {
    started,
    state,
    async stop() {
      for (const stage of stages.toReversed()) await Promise.all(stage.map((one) => one.stop()));
    },
    hold: (name) => find(name).hold(),
    resume: (name) => find(name).resume(),
    replace: (name, other) => find(name).replace(other),
    async add(one) {
      const added = start(one);
      const [first = [], ...later] = stages;
      stages = [[...first, added], ...later];
      try {
        await added.started;
      } catch (error) {
        await added.stop();
        forget(added);
        throw error;
      }
    },
    async remove(name) {
      const one = find(name);
      await one.stop();
      forget(one);
    },
  };
}

function stateOf({ plan, pid, restarts }: SupervisedProcess): ProcessState {
  const { name, port, operationsPort, isExternal } = plan;
  return {
    name,
    port,
    ...(operationsPort !== undefined && { operationsPort }),
    ...(isExternal && { isExternal }),
    pid,
    restarts,
  };
}
