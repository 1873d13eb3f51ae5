import type { HttpSystemOptions } from "./http-system.ts";
import { httpSystem } from "./http-system.ts";
import type { OutsideSystem } from "./outside-system.ts";
import type { SystemOf } from "./run-call.ts";

/**
 * The systems of the dealers' settings, each with one circuit breaker.
 * @param tokens of each dealer, from the environment
 */
export function outsideSystems(
  tokens: ReadonlyMap<string, string>,
  create: (options: HttpSystemOptions) => OutsideSystem = httpSystem,
): SystemOf {
  const systems = new Map<string, OutsideSystem>();
  return ({ scheduling }, dealerId) => {
    if (scheduling.system === null) return null;
    const url = scheduling.system.url.replace(/\/$/, "");
    const key = `${dealerId} ${url}`;
    const system = systems.get(key) ?? create({ url, token: tokens.get(dealerId) ?? null });
    systems.set(key, system);
    return system;
  };
}
