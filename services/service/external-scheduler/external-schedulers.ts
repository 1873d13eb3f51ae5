import type { ExternalScheduler } from "./external-scheduler.ts";
import type { HttpSchedulerOptions } from "./http-scheduler.ts";
import { httpScheduler } from "./http-scheduler.ts";
import type { SchedulerOf } from "./run-call.ts";

/**
 * The systems of the dealers' settings, each with one circuit breaker.
 * @param tokens of each dealer, from the environment
 */
export function externalSchedulers(
  tokens: ReadonlyMap<string, string>,
  create: (options: HttpSchedulerOptions) => ExternalScheduler = httpScheduler,
): SchedulerOf {
  const systems = new Map<string, ExternalScheduler>();
  return ({ scheduling }, dealerId) => {
    if (scheduling.system === null) return null;
    const url = scheduling.system.url.replace(/\/$/, "");
    const key = `${dealerId} ${url}`;
    const system = systems.get(key) ?? create({ url, token: tokens.get(dealerId) ?? null });
    systems.set(key, system);
    return system;
  };
}
