import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import type { LaunchOptions } from "@playwright/test";

type BrowserOptions = LaunchOptions & { executablePath: string };

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The same engine without the parts that draw windows: a page takes half the processor time. */
const headlessShell = "chromium-headless-shell";

/** No sandbox, because tests may run as root, and no requests of the browser itself. */
const args = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Launch options for tests: Chromium's headless shell where it is installed, or else any Chromium. */
export async function findTestChromium(): Promise<BrowserOptions> {
  const executablePath = installedIn([headlessShell]);
  return executablePath === undefined ? findChromium() : { executablePath, args };
}

/**
 * Launch options for the system's Chromium, or else for the one packed in `@sparticuz/chromium`.
 * Downloads nothing.
 * @throws Error that names the package to install when neither starts.
 */
export async function findChromium(): Promise<BrowserOptions> {
  const installed = installedIn(names);
  if (installed) return { executablePath: installed, args };
  // Not with its own arguments: they disable web security.
  const { default: packed } = await import("@sparticuz/chromium");
  const executablePath = await packed.executablePath();
  const { status, stderr } = spawnSync(executablePath, ["--version"], { encoding: "utf8" });
  if (status === 0) return { executablePath, args };
  throw new Error(
    `No Chromium is installed, and the packed one does not start here: ${stderr.trim()}\n` +
      "Install Chromium, on Debian with: apt-get install chromium",
  );
}

/** The first executable in PATH that has one of the names. */
function installedIn(commands: string[]): string | undefined {
  const folders = (processEnv().PATH ?? "").split(path.delimiter);
  return folders
    .flatMap((folder) => commands.map((name) => path.join(folder, name)))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
