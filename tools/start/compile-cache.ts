import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

/** Adds the folder of Node's compile cache, unless it is set. Node works without it where it cannot be written. */
export function withCompileCache(env: Env, root: string): Env {
  const folder = path.join(root, "node_modules/.cache/forecourt-compile");
  return { ...env, NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || folder };
}

/**
 * Fills the compile cache in the background, so that a process that is restarted listens sooner. Resolves
 * when it is filled, or cannot be.
 */
export async function fillCompileCache(env: Env, root: string): Promise<void> {
  const file = path.join(import.meta.dirname, "fill-compile-cache.ts");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file], {
    cwd: root,
    env,
    stdio: "ignore",
  });
  child.unref();
  // Without a cache, restarts take longer.
  await once(child, "exit").catch(() => undefined);
}
