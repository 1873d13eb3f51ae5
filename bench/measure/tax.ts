import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serviceNames } from "@forecourt/contracts/services";
import { processEnv } from "@forecourt/service-kit/config";
import { root } from "../../tools/build/base-config.ts";
import { defaultHealthCheck } from "../../tools/start/child.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { supervise } from "../../tools/start/supervisor.ts";
import { waitUntilReady } from "../../tools/start/wait-until-ready.ts";
import { buildOneBundle } from "../one-bundle/build.ts";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { ratio } from "./load.ts";
import { type PageCost, pageCosts } from "./page-cost.ts";

const pages = ["/", "/used-cars-for-sale", "/auto-financing", "/service"];

/**
 * What federation costs a visitor: the same pages, services and gateway, once with remotes and once
 * as one application with a chunk per page.
 */
export async function measureTax(): Promise<object> {
  const site = await startBenchSite();
  const one = await startOneBundle(site);
  try {
    const figures: Record<string, object> = {};
    for (const page of pages) {
      const [federated, single] = await pageCosts([site.origin + page, one.origin + page]);
      if (federated && single) figures[page] = compare(federated, single);
    }
    return figures;
  } finally {
    await one.stop();
    await site.stop();
  }
}

function compare(federated: PageCost, oneBundle: PageCost) {
  return {
    ratio: {
      gzip: ratio(federated.gzipBytes, oneBundle.gzipBytes),
      brotli: ratio(federated.brotliBytes, oneBundle.brotliBytes),
      lcp: ratio(federated.lcpMs, oneBundle.lcpMs),
    },
    federated,
    oneBundle,
  };
}

/** Environment of both processes of the second site: the services of `site`, and a separate releases folder. */
function environmentOf(site: BenchSite, releasesDir: string, shell: number) {
  const upstreams = [...serviceNames, "images"].map((name) => [
    `UPSTREAM_${name.toUpperCase()}`,
    site.originOf(name),
  ]);
  const env: Record<string, string> = {
    ...Object.fromEntries(upstreams),
    UPSTREAM_SHELL: `http://127.0.0.1:${shell}`,
    RELEASES_DIR: releasesDir,
    DATA_DIR: releasesDir,
    DEALERS_DIR: path.join(root, "dealers"),
    HOST: "127.0.0.1",
    SIGNING_SECRET: randomBytes(32).toString("base64url"),
    SERVICE_CREDENTIAL: site.credential,
  };
  return env;
}

/** A second gateway and shell server over the services of `site`, on the build without remotes. */
async function startOneBundle(site: BenchSite) {
  const releasesDir = await mkdtemp(path.join(tmpdir(), "forecourt-one-bundle-"));
  await buildOneBundle(releasesDir);
  const [shell = 0, gateway = 0] = await freePorts(2);
  const env = environmentOf(site, releasesDir, shell);
  const plan = [
    [
      {
        name: "shell",
        entry: "bench/one-bundle/server.ts",
        port: shell,
        env: withPort(env, shell),
      },
    ],
    [
      {
        name: "gateway",
        entry: "services/gateway/server.ts",
        port: gateway,
        env: withPort(env, gateway),
      },
    ],
  ];
  const supervisor = supervise(plan, {
    root,
    env: processEnv(),
    healthCheck: defaultHealthCheck,
    onLine: () => {},
    onBusy: () => {},
    onFailure: ({ name }, reason) => console.error(`${name} ${reason}`),
    onChange: () => {},
  });
  await supervisor.started;
  const origin = `http://localhost:${gateway}`;
  await waitUntilReady(`${origin}/readyz`, 30_000, new AbortController().signal);
  return {
    origin,
    async stop() {
      await supervisor.stop();
      await rm(releasesDir, { recursive: true, force: true });
    },
  };
}

function withPort(env: Record<string, string>, port: number): Record<string, string> {
  return { ...env, PORT: String(port) };
}
