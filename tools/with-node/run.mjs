import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { onNpmGone } from "./on-npm-gone.mjs";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs `args` on `node` in the foreground and ends as it ends: same exit code, same signal. The
 * child gets an IPC channel; its `disconnect` event means that this process was killed.
 *
 * @param {string} node path of the Node executable
 * @param {string[]} args what to run, Node's own flags first
 * @param {string} bin folder of the installed commands, put in front of the PATH
 */
export function run(node, args, bin) {
  // node:sqlite prints an experimental warning at every start; the pinned version makes it irrelevant.
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Every process of a site compiles the same files; with a cache it starts in two thirds of the time.
    env: {
      NODE_COMPILE_CACHE: join(dirname(bin), ".cache", "node"),
      ...withPath(process.env, [dirname(node), bin]),
    },
  });
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) onNpmGone(() => child.kill("SIGTERM"));
  child.on("error", (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of forwarded) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

/** `env` with folders in front of its PATH, whose name Windows may spell "Path". */
function withPath(env, folders) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [name]: [...folders, env[name] ?? ""].join(delimiter) };
}
