import { Counter, Gauge, Registry } from "prom-client";

/** State of the site at one moment, as the supervisor knows it. */
export interface SiteState {
  processes: readonly { name: string; answers: boolean; restarts: number }[];
  ready: boolean;
  /** Number of problems in the readiness report. */
  problems: number;
  /** When the last backup from this machine was complete, in seconds since 1970; null = never. */
  lastBackup: number | null;
  /** Whether the releases are known to equal the release store: always true for a store that is a folder. */
  isReleaseListCurrent: boolean;
}

/** The supervisor's own metrics in Prometheus' format. */
export function siteMetrics({
  processes,
  ready,
  problems,
  lastBackup,
  isReleaseListCurrent,
}: SiteState): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ["process"];
  const up = new Gauge({
    name: "forecourt_process_up",
    help: "1 while a process of the site answers",
    labelNames,
    registers,
  });
  const restarts = new Counter({
    name: "forecourt_process_restarts_total",
    help: "How often the supervisor has started a process again",
    labelNames,
    registers,
  });
  for (const { name, answers, restarts: count } of processes) {
    up.set({ process: name }, answers ? 1 : 0);
    restarts.inc({ process: name }, count);
  }
  new Gauge({
    name: "forecourt_ready",
    help: "1 while the site can serve every page",
    registers,
  }).set(ready ? 1 : 0);
  new Gauge({
    name: "forecourt_problems",
    help: "Problems in the readiness report, such as a broken configuration or a full disk",
    registers,
  }).set(problems);
  const backup = new Gauge({
    name: "forecourt_last_backup_timestamp_seconds",
    help: "When the last backup of this data folder was complete; 0 = never",
    registers,
  });
  backup.set(lastBackup ?? 0);
  new Gauge({
    name: "forecourt_releases_followed",
    help: "1 while the site has the releases that the release store says are live",
    registers,
  }).set(isReleaseListCurrent ? 1 : 0);
  return registry.metrics();
}
