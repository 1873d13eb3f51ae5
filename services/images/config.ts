import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import type { LocalPhotoHost } from "./source/network.ts";

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
  /**
   * The one photo host that is a process of this machine, "photos.example=http://127.0.0.1:8081": the demo's. The
   * operator sets it, so its address is not checked.
   */
  LOCAL_PHOTO_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+=http:\/\/127\.0\.0\.1:\d+$/, "expected host=http://127.0.0.1:port")
    .transform((text): LocalPhotoHost => {
      const [host = "", origin = ""] = text.split("=");
      return { host, origin };
    })
    .optional(),
});

/** Reads the service's configuration. @throws when a variable is missing or invalid, naming each */
export function imagesConfig(env: Env) {
  const values = readConfig(Variables, env);
  return Object.freeze({
    dataDir: values.DATA_DIR,
    dealersDir: values.DEALERS_DIR,
    logLevel: values.LOG_LEVEL,
    cacheBytes: values.IMAGES_CACHE_MB * MB,
    localPhotoHost: values.LOCAL_PHOTO_HOST ?? null,
  });
}
