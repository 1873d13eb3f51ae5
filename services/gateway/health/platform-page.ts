import type { CanaryChange } from "@forecourt/contracts/release";
import type { ServiceName } from "@forecourt/contracts/services";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { canaryText, changeText, startedText } from "@forecourt/service-kit/releases/canary-text";
import { outcomeCountsText } from "@forecourt/service-kit/releases/outcome-counts";
import {
  countsText,
  type Overview,
  type ReleaseOverview,
  readOverview,
} from "@forecourt/service-kit/releases/overview";
import type {
  ReleaseAddresses,
  StartedService,
} from "@forecourt/service-kit/releases/started-services";
import type { RequestHandler } from "express";
import { operatorsPage, operatorsTable, tableRow } from "./operators-page.ts";

interface PlatformPageDeps {
  releasesDir: string;
  /** URLs of all processes that count something by release. */
  shell: readonly string[];
  services: Readonly<Partial<Record<ServiceName, readonly string[]>>>;
  /** Releases of services that run for canaries; missing = none. */
  started?: Pick<ReleaseAddresses, "all">;
  timeoutMs: number;
  /** Metrics of this process. */
  ownMetrics: () => Promise<string>;
}

/**
 * Responds with a page for operators: the live releases, the pages that each release has shown and failed to show, the
 * last changes.
 */
export function platformPage(deps: PlatformPageDeps): RequestHandler {
  return async (_request, response) => {
    const counting = [...deps.shell, ...(deps.services.visitor ?? [])];
    const metrics = await Promise.all(counting.map((url) => metricsOf(url, deps.timeoutMs)));
    const overview = await readOverview(deps.releasesDir, [
      await deps.ownMetrics(),
      ...metrics.filter((text) => text !== null),
    ]);
    const silent = counting.filter((_, index) => metrics[index] === null);
    operatorsPage(response, "Platform", bodyOf(overview, silent, deps.started?.all() ?? []));
  };
}

async function metricsOf(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const answer = await fetch(new URL("/metrics", url), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

function bodyOf(
  { record, names, canaries }: Overview,
  silent: readonly string[],
  started: readonly StartedService[],
): string {
  const rows = names.flatMap(({ name, releases }) => releases.map((one) => rowOf(name, one)));
  const changes = (record?.history ?? [])
    .slice(0, 20)
    .map(({ at, name, from, to, action, by }) =>
      tableRow([at, action, name, from ?? "nothing", to, by ?? ""]),
    );
  const made = record?.made ? ` by ${record.made.by}` : "";
  const title = record ? `Record ${record.id} since ${record.changedAt}${made}` : "Nothing is live";
  return `<p>${escapeHtml(title)}</p>
${silent.map((url) => `<p class="bad">${escapeHtml(url)} does not answer: what it counts is missing.</p>`).join("")}
<h2>Releases</h2>${operatorsTable(["Name", "Release", "Live", "Commit", "Shares", "Pages", "Fallbacks", "Parts left out", "Errors in browsers"], rows)}
<p>Counted since each process started.</p>
<h2>Canaries</h2>${canaries.map((one) => canaryPart(one, started)).join("") || "<p>None</p>"}
<ul>${(record?.canaryChanges ?? []).slice(0, 10).map(changeItem).join("")}</ul>
<h2>Last changes</h2>${operatorsTable(["At", "Action", "Name", "From", "To", "By"], changes)}`;
}

function canaryPart(
  { canary, outcomes }: Overview["canaries"][number],
  started: readonly StartedService[],
): string {
  const own = started.filter((one) => canary.services?.[one.service]?.release === one.release);
  const texts = [...own.map(startedText), ...outcomes.map(outcomeCountsText)];
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`);
  return `<p>${escapeHtml(canaryText(canary))}</p><ul>${items.join("")}</ul>`;
}

function changeItem(change: CanaryChange): string {
  return `<li>${escapeHtml(`${change.at}: ${changeText(change)}, record ${change.record}`)}</li>`;
}

function rowOf(name: string, release: ReleaseOverview): string {
  const { made, pages, fallbacks, leftOut, browser } = release;
  const commit = made?.commit?.slice(0, 12) ?? "none";
  const shared = Object.entries(made?.shared ?? {}).map((pair) => pair.join(" "));
  return tableRow([
    name,
    release.release,
    release.role,
    made?.dirty ? `${commit} and uncommitted changes` : commit,
    shared.join(", "),
    String(pages),
    countsText(fallbacks),
    countsText(leftOut),
    countsText(browser),
  ]);
}
