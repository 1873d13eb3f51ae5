import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** State of the processes on a data folder, for tests, benchmarks and operators. */
export const RunFile = z.object({
  /** The supervisor's. */
  pid: z.int(),
  mode: z.enum(["grouped", "embedded", "separate", "fleet", "single"]),
  /** The gateway's. */
  port: z.int(),
  startedAt: z.iso.datetime(),
  processes: z.array(
    z.object({
      name: z.string(),
      /** Missing while the process is down. */
      pid: z.int().optional(),
      port: z.int(),
      /** Port for metrics and the readiness report; missing = the same as `port`. */
      operationsPort: z.int().optional(),
      restarts: z.int(),
      /** True for a process that simulates a server of another company. */
      isExternal: z.boolean().optional(),
    }),
  ),
});
export type RunFile = z.infer<typeof RunFile>;

const runFilePath = (dataDir: string) => path.join(dataDir, "run.json");

/** Null when no site runs, or a site was killed while it wrote its first state. */
export function readRunFile(dataDir: string): RunFile | null {
  const file = runFilePath(dataDir);
  if (!existsSync(file)) return null;
  return RunFile.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Replaces the file atomically. */
export function writeRunFile(dataDir: string, run: RunFile): void {
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${runFilePath(dataDir)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(temporary, runFilePath(dataDir));
}

export function removeRunFile(dataDir: string): void {
  rmSync(runFilePath(dataDir), { force: true });
}
