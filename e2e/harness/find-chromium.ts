import { accessSync, constants } from "node:fs";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import type { LaunchOptions } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** No sandbox (tests may run as root), and nothing that asks the network for anything. */
const args = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * How to start a browser here: the system's Chromium, else the one that `@sparticuz/chromium` brings
 * along packed. Nothing is downloaded.
 */
export async function findChromium(): Promise<LaunchOptions> {
  const folders = (processEnv().PATH ?? "").split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  const installed = candidates.find(isExecutable);
  if (installed) return { executablePath: installed, args };
  const { default: packed } = await import("@sparticuz/chromium");
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...args] };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
