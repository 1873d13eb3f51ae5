import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ServiceReleaseName, serviceOfRelease } from "@forecourt/contracts/service-release";
import { processEnv } from "@forecourt/service-kit/config";
import { readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import { root } from "../../build/base-config.ts";
import { defaultHealthCheck, startChild } from "../../start/child.ts";
import { freePorts } from "../../start/free-ports.ts";
import { planSite, portsNeeded, type Site } from "../../start/plan.ts";
import { installRelease } from "../../start/services/install-release.ts";
import { planOfReleases } from "../../start/services/plan-of-releases.ts";
import { withSecrets } from "../../start/with-secrets.ts";

/** Lines of a process that does not start which are shown. */
const maxLines = 5;

/**
 * Starts a stored release on an empty database, alone, and stops it again.
 * @throws Error with the last output when it does not listen or is not ready
 */
export async function checkServiceStarts(
  { releasesDir, dealersDir }: Pick<Site, "releasesDir" | "dealersDir">,
  name: ServiceReleaseName,
  release: string,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-service-"));
  try {
    const installDir = path.join(dataDir, "services");
    const manifest = await readServiceManifest(releasesDir, name, release);
    const file = await installRelease(manifest, { releasesDir, installDir, root });
    const site: Site = {
      mode: "separate",
      host: "127.0.0.1",
      port: 0,
      dataDir,
      dealersDir,
      releasesDir,
    };
    const external = withSecrets(site, { env: {}, terminal: () => undefined });
    const plan = planSite({ ...site, external }, await freePorts(portsNeeded(site)))
      .flat()
      .find((one) => one.services?.[0] === serviceOfRelease(name));
    if (!plan) throw new Error(`no process runs ${name}`);
    await startOnce(planOfReleases(plan, { [serviceOfRelease(name)]: file }), `${name} ${release}`);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function startOnce(plan: Parameters<typeof startChild>[0], what: string): Promise<void> {
  const lines: string[] = [];
  const child = startChild(plan, {
    root,
    env: processEnv(),
    healthCheck: defaultHealthCheck,
    onLine: (line) => lines.push(line),
    mayReplace: () => true,
    onBusy: () => undefined,
  });
  const isUp = await child.listening;
  const answer = isUp ? await fetch(`http://127.0.0.1:${plan.port}/readyz`) : null;
  const report = await answer?.text();
  child.stop();
  const how = await child.ended;
  if (answer?.ok) return;
  const said = (report === undefined ? lines.slice(-maxLines) : [report]).map(
    (line) => `  ${line}`,
  );
  throw new Error(
    [
      `${what} is not published: it ${isUp ? "is not ready" : how} on an empty database:`,
      ...said,
    ].join("\n"),
  );
}
