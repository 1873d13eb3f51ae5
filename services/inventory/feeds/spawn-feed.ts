import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Env } from "@forecourt/service-kit/config";
import type { Lot } from "./feed-store.ts";

const program = fileURLToPath(new URL("./feed-process.ts", import.meta.url));

/** Maximum time of a run: a feed of a million cars takes minutes, so that a longer run hangs. */
const longestMs = 60 * 60_000;

/** Runs the feed of a store in a process of its own, with little memory. Rejects if it fails, or is
 * ended by the signal: then the file is read by the next run. */
export async function spawnFeed(
  env: Env,
  { dealerId, storeId }: Lot,
  signal: AbortSignal,
): Promise<void> {
  const flags = ["--max-old-space-size=192", "--disable-warning=ExperimentalWarning"];
  const child = spawn(process.execPath, [...flags, program, dealerId, storeId], {
    env: { ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    timeout: longestMs,
    signal,
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the process that reads the feed ended with ${code}`);
}
