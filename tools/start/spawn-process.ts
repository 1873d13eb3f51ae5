import { type ChildProcess, spawn } from "node:child_process";

type Env = Readonly<Record<string, string | undefined>>;

/** Starts `entry`, a file below `root`, in a process with pipes for its output and a channel for messages. */
export function spawnProcess(
  entry: string,
  { root, env, args = [] }: { root: string; env: Env; args?: readonly string[] },
): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A process group of its own: Ctrl+C reaches the supervisor alone, which stops its children in order.
    detached: true,
    windowsHide: true,
  });
}
