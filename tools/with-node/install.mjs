import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";

/**
 * Runs `npm install` when node_modules is missing or differs from package-lock.json. Prints nothing unless
 * it fails. Of several processes at the same time, one installs and the others wait.
 *
 * @param {string} root folder of the repository
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await withLock(join(root, ".data", "install.lock"), async (ownedBy) => {
    if (isInstalled(root)) return;
    await npmInstall(root, ownedBy);
    writeFileSync(stampFile(root), digests(root) ?? "");
  });
}

/** The stamp is fast; the comparison avoids an installation after a manual `npm install`. */
function isInstalled(root) {
  const now = digests(root);
  if (now === null) return false;
  if (read(stampFile(root))?.toString() === now) return true;
  if (!matches(packagesIn(join(root, "package-lock.json")), packagesIn(installedFile(root))))
    return false;
  writeFileSync(stampFile(root), now);
  return true;
}

const stampFile = (root) => join(root, "node_modules", ".forecourt-install");

/** npm writes this file last, so a half-finished installation has none. */
const installedFile = (root) => join(root, "node_modules", ".package-lock.json");

/** Digests of the lock file and of npm's record of installed packages; null when nothing is installed. */
function digests(root) {
  const installed = read(installedFile(root));
  if (installed === null) return null;
  return [readFileSync(join(root, "package-lock.json")), installed]
    .map((content) => createHash("sha256").update(content).digest("hex"))
    .join(" ");
}

function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** True when every package of the lock file for this platform is installed in its version. */
function matches(locked, installed) {
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const found = installed[path];
    if (found) return found.version === entry.version && found.link === entry.link;
    return Boolean(entry.optional || entry.devOptional) && !isBinaryForThisPlatform(entry);
  });
}

/**
 * Optional packages are mostly binaries of other platforms with their dependencies. Those for a specific C
 * library are ignored, because detecting this machine's library is slow.
 */
function isBinaryForThisPlatform({ os, cpu, libc }) {
  return names(os, process.platform) && names(cpu, process.arch) && libc === undefined;
}

/** npm writes a single `os` or `cpu` as a text and several as a list. */
function names(value, name) {
  return [value].flat().includes(name);
}

/**
 * `install --no-save` instead of `ci`: it takes the locked versions and leaves the lock file alone as
 * `ci` does, but `ci` refuses a lock file without the entries of other platforms' binaries, which
 * some registries do not provide. Development packages are included also with NODE_ENV=production,
 * because building and serving need them.
 */
function npmInstall(root, ownedBy) {
  const args = [
    "install",
    "--no-save",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--no-progress",
    "--loglevel=warn",
  ];
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith("npm-cli.js") ? [process.execPath, [cli]] : ["npm", []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows npm is a batch file, which needs a shell.
      shell: command === "npm" && process.platform === "win32",
    });
    ownedBy(child.pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on("close", (code) => {
      if (code === 0) return resolve();
      reject(
        new Error(
          `${output.trim()}\n\nThe packages could not be installed: npm ended with ${code}.`,
        ),
      );
    });
  });
}
