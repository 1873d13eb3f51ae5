import { readdir } from "node:fs/promises";
import path from "node:path";
import { type ReleasableName, ReleaseId } from "@forecourt/contracts/release";
import { errorCode } from "@forecourt/service-kit/error-code";
import { canaryText, changeText, startedText } from "@forecourt/service-kit/releases/canary-text";
import { outcomeCountsText } from "@forecourt/service-kit/releases/outcome-counts";
import {
  countsText,
  type ReleaseOverview,
  readOverview,
} from "@forecourt/service-kit/releases/overview";
import type { StartedService } from "@forecourt/service-kit/releases/started-services";
import { changeLine, checkoutText, serviceChangeLine, serviceLine } from "./show.ts";

/**
 * Live releases with the counts of the running site for each, stored releases, and the last changes, as readable text.
 * @param metrics of the site's processes; null = no site runs
 * @param started releases of services that the site runs for canaries
 */
export async function status(
  releasesDir: string,
  metrics: readonly string[] | null = null,
  started: readonly StartedService[] = [],
): Promise<string> {
  const { record, names, canaries } = await readOverview(releasesDir, metrics ?? []);
  if (!record) return "nothing is live yet; activate a release first";
  const by = record.made ? `, made by ${record.made.by}` : "";
  const lines = [`record ${record.id} since ${record.changedAt}${by}`, ""];
  for (const { name, releases } of names) {
    const stored = await countStored(releasesDir, name);
    if (releases.length === 0) lines.push(`${name.padEnd(13)}  nothing live`);
    for (const release of releases) {
      lines.push(...releaseLines(name, release, { stored, isCounted: metrics !== null }));
    }
  }
  const { services = {}, serviceChanges = [] } = record;
  const released = Object.entries(services).filter(([, { release }]) => release !== undefined);
  if (released.length > 0) lines.push("", "services; the others run from a checkout");
  lines.push(...released.map(([name, service]) => serviceLine(name, service)));
  if (metrics === null) {
    lines.push("", "no site of this DATA_DIR runs, so nothing is known of errors");
  }
  const { canaryChanges = [] } = record;
  if (canaries.length > 0) lines.push("", "canaries");
  for (const { canary, outcomes } of canaries) {
    const own = started.filter((one) => canary.services?.[one.service]?.release === one.release);
    lines.push(`  ${canaryText(canary)}`, ...own.map((one) => `    ${startedText(one)}`));
    lines.push(...outcomes.map((counts) => `    ${outcomeCountsText(counts)}`));
  }
  if (canaryChanges.length > 0) lines.push("", "last changes of canaries, newest first");
  for (const change of canaryChanges.slice(0, 5)) {
    lines.push(`  ${change.at}  ${changeText(change)}, record ${change.record}`);
  }
  lines.push("", "last changes, newest first");
  lines.push(...record.history.slice(0, 10).map(changeLine));
  if (serviceChanges.length > 0) lines.push("", "last changes of services, newest first");
  lines.push(...serviceChanges.slice(0, 5).map(serviceChangeLine));
  return lines.join("\n");
}

function releaseLines(
  name: ReleasableName,
  { release, role, made, pages, fallbacks, leftOut, browser }: ReleaseOverview,
  { stored, isCounted }: { stored: number; isCounted: boolean },
): string[] {
  const about = made
    ? `${checkoutText(made)}  published ${made.createdAt}`
    : "its files are not in the store";
  const shared = Object.entries(made?.shared ?? {}).map((pair) => pair.join(" "));
  const indent = " ".repeat(15);
  return [
    `${name.padEnd(13)}  ${release}  ${about}  ${roleText(role, stored)}`,
    ...(role !== "before" && shared.length > 0 ? [`${indent}shares ${shared.join(", ")}`] : []),
    ...(isCounted && name !== "shell"
      ? [
          `${indent}since the start: pages ${pages}, fallbacks ${countsText(fallbacks)}, ` +
            `parts left out ${countsText(leftOut)}, errors in browsers ${countsText(browser)}`,
        ]
      : []),
  ];
}

function roleText(role: ReleaseOverview["role"], stored: number): string {
  if (role === "live") return `${stored} stored`;
  return role === "canary" ? "a canary" : "no longer live";
}

async function countStored(releasesDir: string, name: ReleasableName): Promise<number> {
  try {
    const entries = await readdir(path.join(releasesDir, name));
    return entries.filter((entry) => ReleaseId.safeParse(entry).success).length;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return 0;
    throw error;
  }
}
