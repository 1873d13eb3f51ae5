import type { Log } from "@forecourt/service-kit/log";
import { Counter, type Registry } from "prom-client";
import type { ShedReason } from "./shed.ts";

export interface ShedLog {
  /** Counts a request or a connection that was refused for the sake of others. */
  countShed(reason: ShedReason): void;
  close(): void;
}

/**
 * Counts shed requests by reason. The first request of a reason is logged at once, the following ones as a sum per
 * `intervalMs`: an overloaded process cannot afford a line for each.
 */
export function createShedLog(log: Log, registry: Registry, intervalMs: number = 10_000): ShedLog {
  const shed = new Counter({
    name: "gateway_shed_total",
    help: "Requests and connections refused because of a bound or of overload, by reason",
    labelNames: ["reason"],
    registers: [registry],
  });
  /** By reason: the requests shed since the last line, and the timer of the next line. */
  const pending = new Map<ShedReason, { count: number; timer: NodeJS.Timeout }>();
  const writeSum = (reason: ShedReason) => {
    const entry = pending.get(reason);
    if (!entry || entry.count === 0) {
      pending.delete(reason);
      return;
    }
    log.warn({ reason, count: entry.count }, "shed");
    entry.count = 0;
    entry.timer.refresh();
  };
  return {
    countShed(reason) {
      shed.inc({ reason });
      const entry = pending.get(reason);
      if (entry) {
        entry.count += 1;
        return;
      }
      log.warn({ reason, count: 1 }, "shed");
      const timer = setTimeout(() => writeSum(reason), intervalMs).unref();
      pending.set(reason, { count: 0, timer });
    },
    close() {
      for (const { timer } of pending.values()) clearTimeout(timer);
    },
  };
}
