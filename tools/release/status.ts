import { readdir } from "node:fs/promises";
import path from "node:path";
import { ReleasableName, ReleaseId } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { changeLine, checkoutText } from "./show.ts";

/** Live releases, stored releases and the last changes, as readable text. */
export async function status(releasesDir: string): Promise<string> {
  const record = await readRecord(releasesDir);
  if (!record) return "nothing is live yet; activate a release first";
  const by = record.made ? `, made by ${record.made.by}` : "";
  const lines = [`record ${record.id} since ${record.changedAt}${by}`, ""];
  for (const name of ReleasableName.options) {
    lines.push(await describeOne(releasesDir, name, record.live[name]));
  }
  lines.push("", "last changes, newest first");
  lines.push(...record.history.slice(0, 10).map(changeLine));
  return lines.join("\n");
}

async function describeOne(releasesDir: string, name: ReleasableName, live: string | undefined) {
  if (live === undefined) return `${name.padEnd(13)}  nothing live`;
  const manifest = await readManifest(releasesDir, name, live);
  const stored = (await readdir(path.join(releasesDir, name))).filter(
    (entry) => ReleaseId.safeParse(entry).success,
  );
  const { commit, dirty = null, createdAt } = manifest;
  const from = checkoutText({ commit, dirty });
  return `${name.padEnd(13)}  ${live}  ${from}  published ${createdAt}  ${stored.length} stored`;
}
