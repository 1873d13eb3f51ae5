import { setTimeout as sleep } from "node:timers/promises";
import type { ReleasableName } from "@forecourt/contracts/release";
import type { BuildMode } from "../build/base-config.ts";
import { build } from "../build/run.ts";
import { activate } from "../release/activate.ts";
import { store } from "../release/publish.ts";

/** Builds each name and makes the result live in a release store. Gives the record's id. */
export async function buildAndActivate(
  releasesDir: string,
  names: readonly ReleasableName[],
  mode: BuildMode,
): Promise<string | null> {
  let record: string | null = null;
  for (const name of names) {
    const { release } = await store(releasesDir, name, await build(name, mode));
    record = (await activate(releasesDir, name, release)).id;
  }
  return record;
}

const POLL_MS = 50;
const PATIENCE_MS = 10_000;

/** Waits until pages are rendered under a record; gives up silently, the next change tries again. */
export async function untilRecordIsServed(gatewayPort: number, record: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://localhost:${gatewayPort}/`, { method: "HEAD" });
    if (answer.headers.get("x-record") === record) return;
    await sleep(POLL_MS);
  }
}
