import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { errorCode } from "@forecourt/service-kit/error-code";
import { testConfig } from "../config.ts";
import { type RunFiles, runFiles } from "./run-folder.ts";

/** How long a suite waits for the server, in milliseconds. */
export const SERVER_TIMEOUT_MS = 120_000;

/**
 * URL of the PostgreSQL to test on: DATABASE_URL, or else the run's own server, which the first caller
 * starts. Throws when there is none.
 */
export async function postgresUrl(): Promise<string> {
  const { databaseUrl, runFolder } = testConfig();
  if (databaseUrl !== null) return databaseUrl;
  if (runFolder === null) throw new Error("no test run: Jest's globalSetup did not run");
  const files = runFiles(runFolder);
  if (isFirst(files)) startKeeper(files);
  for (let waited = 0; waited < SERVER_TIMEOUT_MS; waited += 50) {
    if (existsSync(files.ready)) return readFileSync(files.ready, "utf8");
    if (existsSync(files.failed)) break;
    await delay(50);
  }
  const why = existsSync(files.failed)
    ? readFileSync(files.failed, "utf8")
    : "it did not answer in time";
  throw new Error(
    `No PostgreSQL to test on. Set DATABASE_URL, or skip these tests with SKIP_POSTGRES=1.\n${why}`,
  );
}

/** True for one caller: creating a folder is atomic. */
function isFirst({ lock }: RunFiles): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function startKeeper(files: RunFiles): void {
  const program = fileURLToPath(new URL("./keeper.ts", import.meta.url));
  const log = openSync(files.log, "a");
  const keeper = spawn(process.execPath, [program, files.folder], {
    detached: true,
    stdio: ["ignore", log, log],
  });
  keeper.unref();
  writeFileSync(files.keeper, String(keeper.pid));
}
