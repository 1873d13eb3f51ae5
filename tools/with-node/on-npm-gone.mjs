import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isAlive } from "./is-alive.mjs";

const LOOK_EVERY_MS = 250;

/**
 * Calls `stop` when the npm process that started this one has ended. npm runs scripts in a shell and sends
 * signals only to that shell, which ends without stopping this process. When npm itself is killed, shell
 * and script keep running.
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

/** Id of the parent process; null where the system does not provide it. */
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
