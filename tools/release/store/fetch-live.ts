import { ReleasableName } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { StartError } from "../../start/start-error.ts";
import type { BucketStore } from "./bucket-store.ts";

/**
 * Fetches the live releases of the bucket into the folder, before a start. A bucket without a record gets the live
 * releases of the folder. Returns "nothing" when nothing is live in either of them, and "unreachable" when the site has
 * to start with the releases in the folder.
 * @throws StartError when the bucket does not answer, or has a changed file, and nothing is live in the folder
 */
export async function fetchLive(
  store: BucketStore,
  report: (line: string) => void,
): Promise<"live" | "nothing" | "unreachable"> {
  try {
    await store.fill();
    await store.follow();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (!(await isLive(store))) throw new StartError(`RELEASES_BUCKET: ${why}`, { cause: error });
    report(`the site starts with the releases of ${store.releasesDir}: ${why}`);
    return "unreachable";
  }
  return (await isLive(store)) ? "live" : "nothing";
}

/** Whether there is a release of everything that a site is made of. */
async function isLive({ releasesDir }: BucketStore): Promise<boolean> {
  const record = await readRecord(releasesDir).catch(() => null);
  return ReleasableName.options.every((name) => record?.live[name] !== undefined);
}
