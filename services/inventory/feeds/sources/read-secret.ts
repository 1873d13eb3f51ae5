import { readFileSync } from "node:fs";
import path from "node:path";
import type { Secret } from "@forecourt/contracts/dealer-config/feed";
import type { Env } from "@forecourt/service-kit/config";
import { errorCode } from "@forecourt/service-kit/error-code";
import { FeedFetchError } from "./source.ts";

/** Reads secrets from variables, and from files below a folder, as the configuration names them. */
export function secretReader({ env, folder }: { env: Env; folder: string }) {
  return (secret: Secret): string => {
    if ("env" in secret) {
      const value = env[secret.env];
      if (value === undefined || value === "") {
        throw new FeedFetchError(`the variable ${secret.env} is not set`);
      }
      return value;
    }
    const file = path.join(folder, secret.file);
    try {
      return readFileSync(file, "utf8").trimEnd();
    } catch (error) {
      throw new FeedFetchError(`the secret ${file} cannot be read: ${errorCode(error)}`, error);
    }
  };
}
