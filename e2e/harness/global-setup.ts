import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { setPreparedFolder } from "./config.ts";

/** Imports the demo inventory once; every site of the run starts with a copy of it. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads it by its default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-e2e-data-"));
  const program = path.join(import.meta.dirname, "prepare-data.ts");
  const flags = ["--disable-warning=ExperimentalWarning"];
  await promisify(execFile)(process.execPath, [...flags, program, folder]);
  setPreparedFolder(folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
