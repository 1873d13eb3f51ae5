import { execFile } from "node:child_process";
import { userInfo } from "node:os";
import { promisify } from "node:util";
import type { Maker } from "@forecourt/contracts/release";
import { root } from "../build/base-config.ts";

const run = promisify(execFile);

export interface CheckoutState {
  /** Null outside of a git checkout. */
  commit: string | null;
  /** Whether files differ from the commit; null outside of a git checkout. */
  dirty: boolean | null;
  /** Files that differ from the commit, or are not part of it. */
  changed: string[];
}

/** The commit that is checked out, and the files that differ from it. */
export async function checkoutState(folder: string = root): Promise<CheckoutState> {
  const commit = await git(folder, "rev-parse", "HEAD");
  // Without optional locks, git does not disturb a person's commands at the same time.
  const options = ["--porcelain", "--no-renames", "-z"];
  const status = await git(folder, "--no-optional-locks", "status", ...options);
  if (commit === null || status === null) return { commit: null, dirty: null, changed: [] };
  const changed = status
    .split("\0")
    .filter((line) => /^.. ./.test(line))
    .map((line) => line.slice(3));
  return { commit: commit.trim(), dirty: changed.length > 0, changed };
}

/** User of this command, and its checkout. @param by default: the name in git's configuration */
export async function currentMaker(by?: string): Promise<Maker> {
  const { commit, dirty } = await checkoutState();
  const name = by ?? ((await git(root, "config", "user.name"))?.trim() || userInfo().username);
  return { by: name.slice(0, 100), commit, dirty };
}

/** @throws Error with the files that are not committed and the next step, when there are any */
export async function refuseDirtyCheckout(folder: string = root): Promise<void> {
  const { changed } = await checkoutState(folder);
  if (changed.length === 0) return;
  const named = changed.slice(0, 5).map((file) => `  ${file}`);
  const rest = changed.length > 5 ? [`  and ${changed.length - 5} more`] : [];
  throw new Error(
    [
      "These files differ from the commit, so a release of them could not be built again:",
      ...named,
      ...rest,
      "Nothing was published. Commit or stash them; or publish with --allow-dirty, which the record says.",
    ].join("\n"),
  );
}

/** How long ago the commit was made that is checked out, for a person; null outside of a git checkout. */
export async function timeSinceCommit(
  folder: string = root,
  now: number = Date.now(),
): Promise<string | null> {
  const shown = await git(folder, "show", "--no-patch", "--format=%H %ct", "HEAD");
  if (shown === null) return null;
  const [commit = "", madeAt = ""] = shown.trim().split(" ");
  const seconds = Math.max(0, Math.round(now / 1000 - Number(madeAt)));
  const minutes = Math.floor(seconds / 60);
  const time =
    minutes < 60
      ? `${minutes} min ${seconds % 60} s`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${time} after commit ${commit.slice(0, 12)}`;
}

async function git(folder: string, ...args: string[]): Promise<string | null> {
  try {
    return (await run("git", args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch {
    return null;
  }
}
