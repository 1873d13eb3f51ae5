import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";

const MB = 1024 * 1024;

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  DEALERS_DIR: variables.DEALERS_DIR,
  LOG_LEVEL: variables.LOG_LEVEL,
  /** Quota of the disk cache, in megabytes. */
  IMAGES_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "expected a whole number of megabytes")
    .default("1024")
    .transform(Number),
});

/** Reads the service's configuration. @throws when a variable is missing or invalid, naming each */
export function imagesConfig(env: Env) {
  const values = readConfig(Variables, env);
  return Object.freeze({
    dataDir: values.DATA_DIR,
    dealersDir: values.DEALERS_DIR,
    logLevel: values.LOG_LEVEL,
    cacheBytes: values.IMAGES_CACHE_MB * MB,
  });
}
