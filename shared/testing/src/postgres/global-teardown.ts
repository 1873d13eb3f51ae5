import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { testConfig } from "../config.ts";
import { isAlive } from "./is-alive.ts";
import { runFiles } from "./run-folder.ts";

const STOP_TIMEOUT_MS = 15_000;

/** Stops the run's server, if one was started, and removes its folder. */
export default async function globalTeardown(): Promise<void> {
  const { runFolder } = testConfig();
  if (runFolder === null) return;
  const files = runFiles(runFolder);
  if (existsSync(files.keeper)) await endKeeper(Number(readFileSync(files.keeper, "utf8")));
  await rm(runFolder, { recursive: true, force: true });
}

async function endKeeper(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGTERM");
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += 50) {
    if (!isAlive(pid)) return;
    await delay(50);
  }
  throw new Error(
    `the test run's PostgreSQL (keeper ${pid}) did not end within ${STOP_TIMEOUT_MS} ms`,
  );
}
