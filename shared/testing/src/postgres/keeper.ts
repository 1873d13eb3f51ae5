import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { inspect } from "node:util";
import { isAlive } from "./is-alive.ts";
import { type RunFiles, runFiles } from "./run-folder.ts";
import { type Server, startServer } from "./server.ts";

/**
 * Runs the test run's PostgreSQL in a separate process, because Jest's workers come and go and a killed
 * run cannot clean up. Stops the server on SIGTERM, or when the run has ended.
 */
const files = runFiles(process.argv[2] ?? "");
const owner = Number(readFileSync(files.owner, "utf8"));
const ended = new AbortController();
process.on("SIGTERM", () => ended.abort());

try {
  const server = await startServer(files);
  announce(files.ready, server.url);
  while (!ended.signal.aborted && isAlive(owner) && server.process.exitCode === null)
    await delay(200);
  await stop(server);
} catch (error) {
  announce(files.failed, inspect(error));
  while (!ended.signal.aborted && isAlive(owner)) await delay(200);
}
removeFolder(files);

/** Writes the file atomically: other processes poll for it. */
function announce(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT its immediate one. */
async function stop({ process: server }: Server): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    server.kill(signal);
    for (let waited = 0; waited < 5000 && server.exitCode === null; waited += 50) await delay(50);
  }
}

function removeFolder({ folder }: RunFiles): void {
  rmSync(folder, { recursive: true, force: true });
}
