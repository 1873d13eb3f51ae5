import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Env } from "@forecourt/service-kit/config";

/** Results of a preparation. */
export interface Prepared {
  /** The version of the dealers' configuration that it has checked; null = files are broken. */
  checkedDealers: string | null;
}

/** Runs `prepare.ts`, which ends with this process. Null = it failed, and has printed why. */
export async function runPreparation(
  args: readonly string[],
  { root, env }: { root: string; env: Env },
): Promise<Prepared | null> {
  const file = path.join(import.meta.dirname, "prepare.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const end = () => child.kill();
  process.once("exit", end);
  let prepared: Prepared | null = null;
  child.once("message", (message) => {
    prepared = message as Prepared;
  });
  // The message of the preparation has been read when the channel is closed, which may be after its end.
  const [[code]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  process.off("exit", end);
  return code === 0 ? prepared : null;
}
