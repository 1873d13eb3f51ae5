import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAlive } from "./is-alive.mjs";

const LOOK_EVERY_MS = 250;

/**
 * Calls `stop` when npm, which started us, is gone. npm runs scripts through a shell and passes
 * signals on to that shell only: the shell dies of them and leaves us behind, and when npm itself is
 * killed, both are left behind. Then no process waits for this one.
 *
 * @param {() => void} stop
 */
export function onNpmGone(stop) {
  const shell = process.ppid;
  const npm = parentOf(shell);
  const look = setInterval(() => {
    if (process.ppid === shell && (npm === null || isAlive(npm))) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS);
  look.unref();
}

/** Null where the system does not tell. */
function parentOf(pid) {
  try {
    if (process.platform === "win32") return null;
    if (process.platform !== "linux") {
      return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }));
    }
    // The name in parentheses may itself hold spaces and parentheses.
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return Number(afterName.split(" ")[1]) || null;
  } catch {
    return null;
  }
}
