import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";

const Variables = z.object({
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
});

/** The service's configuration; fails at start and names every bad variable. */
export function serviceConfig(env: Env) {
  const { DEALERS_DIR, LOG_LEVEL } = readConfig(Variables, env);
  return Object.freeze({ dealersDir: DEALERS_DIR, logLevel: LOG_LEVEL });
}
