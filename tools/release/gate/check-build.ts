import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import { readManifest, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { incompatibilities } from "../compatibility.ts";
import { contractIncompatibilities } from "../contracts/contract-incompatibilities.ts";
import { type Contract, serviceOfPath } from "../contracts/described-endpoints.ts";
import { liveContract, readContract } from "../contracts/stored-contracts.ts";
import { exposedModules } from "./exposed-modules.ts";
import { foreignPaths } from "./foreign-paths.ts";
import { leakingRules } from "./leaking-rules.ts";
import { missingProperties } from "./missing-properties.ts";
import type { Refusal } from "./refusal.ts";
import { type StoredRelease, scriptSizes, shellBudget, shellBytes } from "./script-budget.ts";

/** Live parts against which a release is checked. */
export interface LiveSite {
  releasesDir: string;
  record: ReleaseRecord;
  /** The shell that would be live with the release. */
  shell: StoredRelease;
}

/** Checks a build without running it. Empty = no faults. */
export async function checkBuild(candidate: StoredRelease, live: LiveSite): Promise<Refusal[]> {
  const { manifest } = candidate;
  const isShell = manifest.name === "shell";
  const checks = isShell
    ? [ownBudget(candidate), contract(candidate, live)]
    : [
        fit(manifest, live),
        contract(candidate, live),
        exposes(candidate),
        paths(manifest, live),
        styles(candidate),
        properties(candidate, live),
        budgets(candidate, live),
      ];
  return (await Promise.all(checks)).flat();
}

async function fit(manifest: ReleaseManifest, { shell }: LiveSite): Promise<Refusal[]> {
  const { release } = shell.manifest;
  const mend = `Publish and activate a shell of this commit first or together: npm run release -- activate shell ${manifest.name}`;
  return incompatibilities(shell.manifest, manifest).map((reason) => ({
    reason: `${reason} (shell ${release})`,
    mend,
  }));
}

async function contract(
  { releasesDir: store, manifest }: StoredRelease,
  { releasesDir, record }: LiveSite,
): Promise<Refusal[]> {
  const called = await calledContract({ releasesDir: store, manifest });
  const byService = Map.groupBy(Object.entries(called ?? {}), ([endpoint]) =>
    serviceOfPath(endpoint.split(" ")[1] ?? ""),
  );
  const lines = await Promise.all(
    [...byService].map(async ([service, endpoints]) => {
      const served = service && (await liveContract(releasesDir, record, service));
      return served ? contractIncompatibilities(Object.fromEntries(endpoints), served) : [];
    }),
  );
  const mend =
    "Start the services from this commit before the release goes live, or change contracts by additions alone.";
  return lines.flat().map((reason) => ({ reason, mend }));
}

/** Contract of the calls for which the release was built; null when it was published before contracts were stored. */
async function calledContract({ releasesDir, manifest }: StoredRelease): Promise<Contract | null> {
  return manifest.calls === undefined ? null : readContract(releasesDir, manifest.calls);
}

async function exposes(candidate: StoredRelease): Promise<Refusal[]> {
  const { entry } = candidate.manifest;
  const lists = await Promise.all(
    [entry.web, entry.server].map(async (file) => exposedModules(await textOf(candidate, file))),
  );
  const others = [...new Set(lists.flat())].filter((name) => name !== "./routes");
  const mend = 'Expose "./routes" alone; what other areas need is a page, a fragment or an event.';
  const missing = lists.some((list) => !list.includes("./routes"));
  return [
    ...others.map((name) => ({ reason: `it exposes "${name}"`, mend })),
    ...(missing ? [{ reason: 'it does not expose "./routes"', mend }] : []),
  ];
}

async function paths({ name, paths: own = {} }: ReleaseManifest, { shell }: LiveSite) {
  const known = shell.manifest.paths;
  // Shells built before paths were stated have none.
  if (!known) return [];
  const mend =
    "Choose a path of the area's own; a new one is known to a shell of this commit, which goes live first or together.";
  return foreignPaths(name.replace(/^mfe-/, ""), own, known).map((reason) => ({ reason, mend }));
}

async function styles(candidate: StoredRelease): Promise<Refusal[]> {
  const leaks = (await sheetsOf(candidate)).flatMap(({ file, css }) =>
    leakingRules(css).map((rule) => `${file}: ${rule}`),
  );
  const mend =
    "Style by classes of a *.module.css; what the whole page needs belongs into shared/ui.";
  return leaks.map((reason) => ({ reason: `its styles reach beyond the area: ${reason}`, mend }));
}

async function properties(candidate: StoredRelease, { shell }: LiveSite): Promise<Refusal[]> {
  const [own, ofShell] = await Promise.all([sheetsOf(candidate), sheetsOf(shell)]);
  const css = (sheets: typeof own) => sheets.map((sheet) => sheet.css);
  const { release } = shell.manifest;
  const mend =
    "Define it in the area's own style sheet, or publish and activate a shell that has it first or together.";
  return missingProperties(css(own), css(ofShell)).map((name) => ({
    reason: `its styles use ${name}, which the shell does not define (shell ${release})`,
    mend,
  }));
}

/** The style sheets that browsers get. */
function sheetsOf(stored: StoredRelease): Promise<{ file: string; css: string }[]> {
  const files = stored.manifest.files.filter(({ path: file }) => /^web\/.*\.css$/.test(file));
  return Promise.all(
    files.map(async ({ path: file }) => ({ file, css: await textOf(stored, file) })),
  );
}

async function budgets(candidate: StoredRelease, { shell }: LiveSite): Promise<Refusal[]> {
  const sizes = await scriptSizes(candidate, await shellBytes(shell));
  const mend = "Load what the first view does not need as a lazy part (docs/decisions/0148).";
  return sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ name, bytes, budget }) => ({
      reason: `the script of ${name} has ${bytes} bytes with the shell's, its budget is ${budget}`,
      mend,
    }));
}

async function ownBudget(shell: StoredRelease): Promise<Refusal[]> {
  const bytes = await shellBytes(shell);
  if (bytes <= shellBudget) return [];
  const reason = `the shell's script has ${bytes} bytes, its budget is ${shellBudget}`;
  return [{ reason, mend: "Load what the first view does not need later." }];
}

function textOf({ releasesDir, manifest }: StoredRelease, file: string): Promise<string> {
  const { name, release } = manifest;
  return readFile(path.join(releaseFolder(releasesDir, name, release), file), "utf8");
}

/** The live shell with its store. */
export async function liveShell(
  releasesDir: string,
  record: ReleaseRecord,
): Promise<StoredRelease | null> {
  const { shell } = record.live;
  if (shell === undefined) return null;
  return { releasesDir, manifest: await readManifest(releasesDir, "shell", shell) };
}
