import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Env, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const minLength = 32;

/**
 * The secret for claims, form tokens, and codes: SIGNING_SECRET, else a random secret that is created once in the data
 * folder, readable only by its owner.
 * @throws StartError when either is too short to be a secret.
 */
export function signingSecret(dataDir: string, { SIGNING_SECRET }: Env): string {
  if (SIGNING_SECRET) return longEnough(SIGNING_SECRET, "SIGNING_SECRET");
  const file = path.join(dataDir, "signing-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, randomBytes(32).toString("base64url"), { mode: 0o600 });
    renameSync(temporary, file);
  }
  return longEnough(readFileSync(file, "utf8").trim(), file);
}

/**
 * The secret of a site that has been started before, for a command beside it. Creates none.
 * @throws StartError when there is none, or it is too short
 */
export function knownSigningSecret(dataDir: string, env: Env): string {
  const file = path.join(dataDir, "signing-secret");
  if (env["SIGNING_SECRET"] || existsSync(file)) return signingSecret(dataDir, env);
  throw new StartError(`no ${file}: check DATA_DIR, or set SIGNING_SECRET`);
}

/**
 * The environment of a command beside a site, with the site's secret.
 * @throws StartError like `knownSigningSecret`
 */
export function withSigningSecret(env: Env): Env {
  const { DATA_DIR } = readConfig(z.object({ DATA_DIR: variables.DATA_DIR }), env);
  return { ...env, SIGNING_SECRET: knownSigningSecret(path.resolve(DATA_DIR), env) };
}

function longEnough(secret: string, where: string): string {
  if (secret.length >= minLength) return secret;
  throw new StartError(`${where}: expected a secret of at least ${minLength} characters`);
}
