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
  /** Resolves when every process listens; rejects as soon as a process does not start. */
  started: Promise<void>;
  state(): ProcessState[];
  /** Stops stage by stage in reverse: processes that take requests from outside go first. */
  stop(): Promise<void>;
  /** Kills one process without a restart until `resume`. */
  hold(name: string): Promise<void>;
  resume(name: string): Promise<void>;
  /** Has a process run another plan without a gap; see `SupervisedProcess`. */
  replace(name: string, plan: ProcessPlan): Promise<void>;
  /** Starts one more process, which stops with the site or by itself. */
  add(plan: ProcessPlan, on?: AddedHandlers): AddedProcess;
}

export interface AddedHandlers {
  /** The process has ended without a stop, and is started again. */
  end(): void;
  /** See `SuperviseOptions.onEndingAgain`. */
  endingAgain(reason: string): void;
}

export interface AddedProcess {
  /** Resolves when it listens; rejects when its first runs all ended before. */
  started: Promise<void>;
  /** Ends it for good; from then on, the supervisor does not know it. */
  remove(): Promise<void>;
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
  const added = new Set<SupervisedProcess>();
  const all = () => [...stages.flat(), ...added];
  const state = () => all().map(stateOf);
  const replacements = createReplacementQueue();
  const start = (one: ProcessPlan, on?: AddedHandlers) =>
    superviseProcess(one, {
      ...options,
      ...(on && { onEndingAgain: on.endingAgain }),
      mayReplace: () => replacements.enter(one.name),
      onStarted: () => replacements.leave(one.name),
      onBusy: (silentMs) => options.onBusy(one, silentMs),
      onLine: (line, from) => options.onLine(one, line, from),
      onFailure: (reason) => {
        options.onFailure(one, reason);
        on?.end();
      },
      onChange: () => options.onChange(state()),
    });
  const find = (name: string) => {
    const found = all().find((one) => one.plan.name === name);
    if (!found) throw new Error(`no process is called ${name}`);
    return found;
  };
  stages = plan.map((stage) => stage.map((one) => start(one)));
  options.onChange(state());
  const started = Promise.all(stages.flat().map((one) => one.started)).then(() => undefined);
  // A stop during the start rejects it, which is not an error.
  started.catch(() => undefined);
  return {
    started,
    state,
    async stop() {
      const [first = [], ...later] = stages;
      for (const stage of [...later.toReversed(), [...first, ...added]]) {
        await Promise.all(stage.map((one) => one.stop()));
      }
    },
    hold: (name) => find(name).hold(),
    resume: (name) => find(name).resume(),
    replace: (name, other) => find(name).replace(other),
    add(one, on) {
      const process = start(one, on);
      added.add(process);
      options.onChange(state());
      const remove = async () => {
        await process.stop();
        added.delete(process);
        options.onChange(state());
      };
      return { started: process.started, remove };
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
