import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Env } from "@forecourt/service-kit/config";

/** Runs `prepare.ts`, which ends with this process. Resolves to whether it succeeded; it has printed why not. */
export async function runPreparation(
  args: readonly string[],
  { root, env }: { root: string; env: Env },
): Promise<boolean> {
  const file = path.join(import.meta.dirname, "prepare.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const end = () => child.kill();
  process.once("exit", end);
  const [code] = await once(child, "exit");
  process.off("exit", end);
  return code === 0;
}
