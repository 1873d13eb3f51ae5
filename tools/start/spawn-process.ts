import { type ChildProcess, spawn } from "node:child_process";

type Env = Readonly<Record<string, string | undefined>>;

interface SpawnOptions {
  root: string;
  env: Env;
  nodeOptions?: readonly string[] | undefined;
  args?: readonly string[];
}

/** Starts `entry`, a file below `root`, in a process with pipes for its output and a channel for messages. */
export function spawnProcess(
  entry: string,
  { root, env, nodeOptions = [], args = [] }: SpawnOptions,
): ChildProcess {
  const flags = ["--disable-warning=ExperimentalWarning", ...nodeOptions];
  return spawn(process.execPath, [...flags, entry, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A process group of its own: Ctrl+C reaches the supervisor alone, which stops its children in order.
    detached: true,
    windowsHide: true,
  });
}
