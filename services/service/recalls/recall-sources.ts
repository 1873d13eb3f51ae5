import { type HttpRecallsOptions, httpRecalls } from "./http-recalls.ts";
import type { RecallSource, RecallsOf } from "./recall-source.ts";
import { sandboxRecalls } from "./sandbox-recalls.ts";

/**
 * The sources of the dealers' settings, each with one circuit breaker and one cache.
 * @param tokens of each dealer, from the environment
 */
export function recallSources(
  tokens: ReadonlyMap<string, string>,
  create: (options: HttpRecallsOptions) => RecallSource = httpRecalls,
): RecallsOf {
  const sources = new Map<string, RecallSource>();
  const sandbox = sandboxRecalls();
  return ({ scheduling: { recalls } }, dealerId) => {
    if (recalls === null) return null;
    if (recalls === "sandbox") return sandbox;
    const key = `${dealerId} ${recalls.url}`;
    const source = sources.get(key) ?? create({ ...recalls, token: tokens.get(dealerId) ?? null });
    sources.set(key, source);
    return source;
  };
}
