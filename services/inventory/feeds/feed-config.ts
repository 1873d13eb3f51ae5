import { lookup } from "node:dns/promises";
import path from "node:path";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import type { FeedNetwork } from "./sources/source.ts";

const Variables = z.object({
  DATA_DIR: variables.DATA_DIR,
  /** Folder where vendors drop files, and where files that were read are kept. Default: `feeds` in DATA_DIR. */
  FEEDS_DIR: z.string().optional(),
  /** Files with secrets. Default: `feed-secrets` in DATA_DIR. */
  FEED_SECRETS_DIR: z.string().optional(),
  /** Hosts of feeds that need not be on the public internet, comma-separated. */
  FEED_PRIVATE_HOSTS: z.string().default(""),
});

export interface FeedConfig {
  feedsDir: string;
  secretsDir: string;
  /** With the variables that hold secrets. */
  env: Env;
  network: FeedNetwork;
}

/** The operator's configuration of feeds. Throws with the name of every bad variable. */
export function feedConfig(env: Env): FeedConfig {
  const config = readConfig(Variables, env);
  const { DATA_DIR, FEEDS_DIR, FEED_SECRETS_DIR, FEED_PRIVATE_HOSTS } = config;
  return {
    feedsDir: path.resolve(FEEDS_DIR ?? path.join(DATA_DIR, "feeds")),
    secretsDir: path.resolve(FEED_SECRETS_DIR ?? path.join(DATA_DIR, "feed-secrets")),
    env,
    network: {
      resolve: (host) => lookup(host, { all: true, verbatim: true }),
      privateHosts: FEED_PRIVATE_HOSTS.split(",").map((host) => host.trim()),
    },
  };
}
