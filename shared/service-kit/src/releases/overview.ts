import { type Canary, ReleasableName, type ReleaseRecord } from "@forecourt/contracts/release";
import type { OutcomeCounts } from "@forecourt/domain/canaries/judge";
import { canaryKey } from "./canary-contents.ts";
import { countOutcomes, shownCounts } from "./outcome-counts.ts";
import { readMetrics, type Sample } from "./read-metrics.ts";
import { readRecord } from "./record.ts";
import { readManifest } from "./release-folder.ts";

/** Numbers of occurrences, by name. */
export type Counts = Readonly<Record<string, number>>;

/** Known facts about one release. */
export interface ReleaseOverview {
  release: string;
  /** `canary` = a part of the visitors gets it; `before` = it was live or a canary, and has metrics. */
  role: "live" | "canary" | "before";
  /** Null = its files are not in the store. */
  made: {
    commit: string | null;
    dirty: boolean | null;
    createdAt: string;
    shared: Versions;
  } | null;
  /** Pages of it that were drawn. */
  pages: number;
  /** Pages in whose place the area's fallback was shown, by cause. */
  fallbacks: Counts;
  /** Parts of pages that were left out, by kind. */
  leftOut: Counts;
  /** Errors in browsers, by kind. */
  browser: Counts;
}

/** Versions or ranges of shared packages. */
type Versions = Readonly<Record<string, string>>;

export interface Overview {
  /** Null = nothing is live. */
  record: ReleaseRecord | null;
  names: { name: ReleasableName; releases: ReleaseOverview[] }[];
  /** The canaries, each with the counts of its outcomes and those of its baseline. */
  canaries: { canary: Canary; outcomes: OutcomeCounts[] }[];
}

const fallbackOutcomes = ["loading", "loader", "deadline", "render"];
const leftOutOutcomes = ["deferred", "fragment"];

/**
 * The live releases, those of canaries, and those of which the site's processes have counted something since their
 * start.
 * @param metrics of the shell servers and the visitor services, in Prometheus' format
 */
export async function readOverview(
  releasesDir: string,
  metrics: readonly string[],
): Promise<Overview> {
  const record = await readRecord(releasesDir);
  const samples = metrics.flatMap(readMetrics);
  const names = await Promise.all(
    namesOf(record).map(async (name) => {
      const live = record?.live[name];
      const tried = (record?.canaries ?? []).flatMap(({ releases }) => releases[name] ?? []);
      const current = [...(live === undefined ? [] : [live]), ...tried];
      const roleOf = (release: string) =>
        release === live ? "live" : tried.includes(release) ? "canary" : "before";
      const ids = new Set([...current, ...releasesIn(samples, name)]);
      const releases = await Promise.all(
        [...ids].map((release) =>
          overviewOf(releasesDir, { name, release, role: roleOf(release), samples }),
        ),
      );
      return { name, releases };
    }),
  );
  const canaries = (record?.canaries ?? []).map((canary) => {
    return { canary, outcomes: shownCounts(countOutcomes(samples, canaryKey(canary))) };
  });
  return { record, names, canaries };
}

/** Names of the areas of this checkout, then of live areas that it does not know. */
function namesOf(record: ReleaseRecord | null): ReleasableName[] {
  const live = Object.keys(record?.live ?? {}) as ReleasableName[];
  return [...new Set([...ReleasableName.options, ...live])];
}

interface Known {
  name: ReleasableName;
  release: string;
  role: ReleaseOverview["role"];
  samples: readonly Sample[];
}

async function overviewOf(releasesDir: string, known: Known): Promise<ReleaseOverview> {
  const { name, release, role, samples } = known;
  const own = samples.filter(({ labels }) => labels["release"] === `${name}.${release}`);
  const outcomes = countsOf(own, "shell_area_pages_total", "outcome");
  const manifest = await readManifest(releasesDir, name, release).catch(() => null);
  const { commit = null, dirty = null, createdAt = "", shared = {} } = manifest ?? {};
  return {
    release,
    role,
    made: manifest && { commit, dirty, createdAt, shared },
    pages: outcomes["page"] ?? 0,
    fallbacks: only(outcomes, fallbackOutcomes),
    leftOut: only(outcomes, leftOutOutcomes),
    browser: countsOf(own, "visitor_recovered_errors_total", "kind"),
  };
}

function releasesIn(samples: readonly Sample[], name: ReleasableName): string[] {
  return samples.flatMap(({ labels }) => {
    const [owner, release] = (labels["release"] ?? "").split(".");
    return owner === name && release !== undefined && release !== "none" ? [release] : [];
  });
}

function countsOf(samples: readonly Sample[], metric: string, label: string): Counts {
  const counts: Record<string, number> = {};
  for (const { name, labels, value } of samples) {
    const key = labels[label];
    if (name === metric && key !== undefined) counts[key] = (counts[key] ?? 0) + value;
  }
  return counts;
}

function only(counts: Counts, keys: readonly string[]): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([key]) => keys.includes(key)));
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** `3 (render 2, deadline 1)`; `0` for none. */
export function countsText(counts: Counts): string {
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  return parts.length === 0 ? "0" : `${total(counts)} (${parts.join(", ")})`;
}
