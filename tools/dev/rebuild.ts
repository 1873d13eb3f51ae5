import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { BuildMode } from "../build/base-config.ts";
import { build } from "../build/run.ts";
import { activate, type Releases } from "../release/activate.ts";
import { store } from "../release/publish.ts";

/** Builds each name and activates the results in a release store. Returns the record's id; null without names. */
export async function buildAndActivate(
  releasesDir: string,
  names: readonly ReleasableName[],
  mode: BuildMode,
): Promise<string | null> {
  const releases: Releases = {};
  for (const name of names) {
    releases[name] = (await store(releasesDir, name, await build(name, { mode }))).release;
  }
  return names.length > 0 ? (await activate(releasesDir, releases)).id : null;
}

const POLL_MS = 50;
const TIMEOUT_MS = 10_000;

/** Waits until the gateway serves pages of a record; returns after a time-out, because the next change retries. */
export async function untilRecordIsServed(gatewayPort: number, record: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://localhost:${gatewayPort}/`, { method: "HEAD" });
    if (answer.headers.get("x-record") === record) return;
    await sleep(POLL_MS);
  }
}
