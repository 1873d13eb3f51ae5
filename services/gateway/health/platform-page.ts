import type { CanaryChange } from "@forecourt/contracts/release";
import type { ServiceName } from "@forecourt/contracts/services";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { lookText } from "@forecourt/service-kit/releases/canary-looks";
import { canaryText, changeText } from "@forecourt/service-kit/releases/canary-text";
import {
  countsText,
  type Overview,
  type ReleaseOverview,
  readOverview,
} from "@forecourt/service-kit/releases/overview";
import type { RequestHandler } from "express";

interface PlatformPageDeps {
  releasesDir: string;
  /** URLs of all processes that count something by release. */
  shell: readonly string[];
  services: Readonly<Partial<Record<ServiceName, readonly string[]>>>;
  timeoutMs: number;
  /** Of this process. */
  ownMetrics: () => Promise<string>;
}

/** Responds with a page for operators: what is live, what each release has shown and failed to show, the last changes. */
export function platformPage(deps: PlatformPageDeps): RequestHandler {
  return async (_request, response) => {
    const counting = [...deps.shell, ...(deps.services.visitor ?? [])];
    const metrics = await Promise.all(counting.map((url) => metricsOf(url, deps.timeoutMs)));
    const overview = await readOverview(deps.releasesDir, [
      await deps.ownMetrics(),
      ...metrics.filter((text) => text !== null),
    ]);
    const silent = counting.filter((_, index) => metrics[index] === null);
    response
      .set("cache-control", "no-store")
      .set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .type("html")
      .send(pageOf(overview, silent));
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

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
table{border-collapse:collapse}th,td{border:1px solid #8888;padding:.25rem .75rem;text-align:start;vertical-align:top}
.bad{font-weight:700}div{overflow-x:auto}`;

function pageOf({ record, names, canaries }: Overview, silent: readonly string[]): string {
  const rows = names.flatMap(({ name, releases }) => releases.map((one) => rowOf(name, one)));
  const changes = (record?.history ?? [])
    .slice(0, 20)
    .map(({ at, name, from, to, action, by }) =>
      cells([at, action, name, from ?? "nothing", to, by ?? ""]),
    );
  const made = record?.made ? ` by ${record.made.by}` : "";
  const title = record ? `Record ${record.id} since ${record.changedAt}${made}` : "Nothing is live";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Platform</title><style>${style}</style>
<h1>Platform</h1><p>${escapeHtml(title)}</p>
${silent.map((url) => `<p class="bad">${escapeHtml(url)} does not answer: what it counts is missing.</p>`).join("")}
<h2>Releases</h2>${table(["Name", "Release", "Live", "Commit", "Shares", "Pages", "Fallbacks", "Parts left out", "Errors in browsers"], rows)}
<p>Counted since each process started.</p>
<h2>Canaries</h2>${canaries.map(canaryPart).join("") || "<p>None</p>"}
<ul>${(record?.canaryChanges ?? []).slice(0, 10).map(changeItem).join("")}</ul>
<h2>Last changes</h2>${table(["At", "Action", "Name", "From", "To", "By"], changes)}
</html>`;
}

function canaryPart({ canary, looks }: Overview["canaries"][number]): string {
  const items = looks.map((look) => `<li>${escapeHtml(lookText(look))}</li>`);
  return `<p>${escapeHtml(canaryText(canary))}</p><ul>${items.join("")}</ul>`;
}

function changeItem(change: CanaryChange): string {
  return `<li>${escapeHtml(`${change.at}: ${changeText(change)}, record ${change.record}`)}</li>`;
}

function rowOf(name: string, release: ReleaseOverview): string {
  const { made, pages, fallbacks, leftOut, browser } = release;
  const commit = made?.commit?.slice(0, 12) ?? "none";
  const shared = Object.entries(made?.shared ?? {}).map((pair) => pair.join(" "));
  return cells([
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

function table(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function cells(texts: readonly string[]): string {
  return `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`;
}
