import { processEnv } from "@forecourt/service-kit/config";

/** For child processes with an environment of their own: with Node's compile cache they start in half the time. */
export function compileCacheEnv(): Record<string, string> {
  const folder = processEnv().NODE_COMPILE_CACHE;
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
