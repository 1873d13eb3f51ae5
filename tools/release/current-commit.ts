import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../build/base-config.ts";

const run = promisify(execFile);

/** The commit that is checked out; null outside of a git checkout. */
export async function currentCommit(): Promise<string | null> {
  try {
    const { stdout } = await run("git", ["rev-parse", "HEAD"], { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
}
