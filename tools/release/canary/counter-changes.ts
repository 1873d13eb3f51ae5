import { canaryMetric } from "@forecourt/service-kit/releases/canary-signals";
import { readMetrics, type Sample } from "@forecourt/service-kit/releases/read-metrics";
import type { ProcessMetrics } from "../running-metrics.ts";

/** Reads how far the counters of canaries have grown since the last call. */
export type ReadChanges = (processes: readonly ProcessMetrics[]) => Sample[];

/**
 * Counters only grow, from the start of their process on. Counts from before the first call are left out, because their
 * time is not known; a process that starts later counts from zero.
 */
export function createCounterChanges(): ReadChanges {
  const values = new Map<string, number>();
  let isFirst = true;
  return (processes) => {
    const changes: Sample[] = [];
    for (const { id, text } of processes) {
      for (const sample of readMetrics(text)) {
        if (!sample.name.endsWith(canaryMetric)) continue;
        const series = `${id} ${sample.name} ${JSON.stringify(sample.labels)}`;
        const before = values.get(series) ?? 0;
        values.set(series, sample.value);
        // Less than before: the process has started anew.
        const added = sample.value < before ? sample.value : sample.value - before;
        if (!isFirst && added > 0) changes.push({ ...sample, value: added });
      }
    }
    isFirst = false;
    return changes;
  };
}
