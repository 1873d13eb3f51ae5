import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import {
  integrityOf,
  manifestFile,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import { readStartedServices } from "@forecourt/service-kit/releases/started-services";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { writeFakeService } from "../../release/testing/fake-service.ts";
import { defaultHealthCheck } from "../child.ts";
import { planSite, portsNeeded, type Site } from "../plan.ts";
import { type Supervisor, supervise } from "../supervisor.ts";
import { type CanaryServices, canaryServices } from "./canary-services.ts";

const name = "service-trade";
const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const root = path.resolve(import.meta.dirname, "../../..");

/** A service that speaks with the supervisor; `/readyz` has the status, any other path its name. */
const source = (says: string, readyStatus = 200) => `import { createServer } from "node:http";
const server = createServer((request, response) => {
  if (request.url === "/exit") process.exit(3);
  response.writeHead(request.url === "/readyz" ? ${readyStatus} : 200, { connection: "close" });
  response.end("${says}");
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send({ type: "listening" }));
process.on("message", () => process.send({ type: "pong" }));
process.once("SIGTERM", () => server.close(() => process.disconnect()));
`;

let folder: string;
let supervisor: Supervisor;
let services: CanaryServices;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "canary-services-"));
  lines = [];
  supervisor = supervise([], {
    root,
    env: process.env,
    healthCheck: defaultHealthCheck,
    onLine: () => undefined,
    onFailure: () => undefined,
    onBusy: () => undefined,
    onChange: () => undefined,
  });
});
afterEach(async () => {
  await services.close();
  await supervisor.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

const dataDir = () => path.join(folder, "data");
const store = () => path.join(folder, "releases");

function start(of: Pick<Supervisor, "add"> = supervisor, readyWithinMs?: number): void {
  const site: Site = {
    mode: "grouped",
    host: "127.0.0.1",
    port: 8080,
    dataDir: dataDir(),
    dealersDir: "/nowhere",
    releasesDir: store(),
  };
  const base = planSite(
    site,
    Array.from({ length: portsNeeded(site) }, (_one, at) => 20_000 + at),
  );
  const report = (line: string) => void lines.push(line);
  const times = { lingerMs: 1, ...(readyWithinMs !== undefined && { readyWithinMs }) };
  services = canaryServices(site, base, { root, supervisor: of, report, ...times });
}

/** A record whose canary tries a release, as it is in the store; null = nothing is tried. */
async function recordOf(release: string | null, live?: string): Promise<ReleaseRecord> {
  const known = async (id: string) => {
    const file = path.join(releaseFolder(store(), name, id), manifestFile);
    const manifest = integrityOf(await readFile(file));
    return { contract: a, commit: null, release: id, manifest };
  };
  const canary = {
    record: "1111111111111111",
    releases: {},
    places: [],
    steps: [{ from: "2026-12-01T10:00:00.000Z", percent: 10 }],
    by: "Ada",
  };
  return {
    id: "r-1",
    changedAt: "2026-12-01T10:00:00.000Z",
    live: {},
    history: [],
    ...(live !== undefined && { services: { trade: await known(live) } }),
    canaries: release === null ? [] : [{ ...canary, services: { trade: await known(release) } }],
  };
}

const none = new Set<never>();
const states = () => readStartedServices(dataDir()).map(({ release, state }) => [release, state]);
const until = async (state: string) => {
  while (states().at(0)?.[1] !== state) await wait(10);
};
const answer = async (from = "/") => {
  const [{ url } = { url: "" }] = readStartedServices(dataDir());
  return (await fetch(url + from)).text();
};
const names = () => supervisor.state().map((one) => one.name);

test("what a canary tries runs while it is tried, and another one after it at the same address", async () => {
  await writeFakeService(store(), { name, release: a, source: source("first") });
  await writeFakeService(store(), { name, release: b, source: source("second") });
  start();
  services.follow(await recordOf(a), none);
  await until("running");
  expect(await answer()).toBe("first");
  expect(names()).toEqual(["trade-canary"]);
  services.follow(await recordOf(a), none);
  expect(states()).toEqual([[a, "running"]]);
  services.follow(await recordOf(b), none);
  await until("running");
  expect([states(), await answer()]).toEqual([[[b, "running"]], "second"]);
  services.follow(await recordOf(null), none);
  expect(states()).toEqual([]);
  while (names().length > 0) await wait(10);
});

test("one that ends once is not there for others until it is ready again", async () => {
  await writeFakeService(store(), { name, release: a, source: source("first") });
  const seen: (string | undefined)[] = [];
  start({
    add: (plan, on) =>
      supervisor.add(plan, {
        endingAgain: (reason) => on?.endingAgain(reason),
        end() {
          on?.end();
          seen.push(states().at(0)?.[1]);
        },
      }),
  });
  services.follow(await recordOf(a), none);
  await until("running");
  await answer("/exit").catch(() => undefined);
  while (seen.length === 0) await wait(10);
  await until("running");
  expect([seen, await answer()]).toEqual([["starting"], "first"]);
});

test("what is promoted stays until the live process runs it", async () => {
  await writeFakeService(store(), { name, release: a, source: source("first") });
  start();
  services.follow(await recordOf(a), none);
  await until("running");
  services.follow(await recordOf(null, a), new Set(["trade"]));
  expect(states()).toEqual([[a, "running"]]);
  services.follow(await recordOf(null, a), none);
  expect(states()).toEqual([]);
});

test("one that ends three times in a row is not started again, and the file says why", async () => {
  await writeFakeService(store(), { name, release: a, source: 'throw new Error("planted");\n' });
  start();
  services.follow(await recordOf(a), none);
  await until("failed");
  const [{ why } = {}] = readStartedServices(dataDir());
  expect(why).toBe("it ended with 1, 3 times in a row");
  expect(lines).toEqual([`the canary of ${name} ${a} does not run: ${why}`]);
  while (names().length > 0) await wait(10);
});

test("one that is not ready in time, or is not what was published, does not run", async () => {
  await writeFakeService(store(), { name, release: a, source: source("first", 503) });
  start(supervisor, 1);
  services.follow(await recordOf(a), none);
  await until("failed");
  expect(lines.at(-1)).toContain("did not get ready within");
  await writeFakeService(store(), { name, release: b, source: source("second") });
  const record = await recordOf(b);
  const file = path.join(releaseFolder(store(), name, b), "files/services/trade/server.ts");
  await writeFile(file, "other");
  services.follow(record, none);
  while (states().at(0)?.join() !== `${b},failed`) await wait(10);
  expect(lines.at(-1)).toContain("is not what was published");
});

test("nothing starts any more once the site stops", async () => {
  await writeFakeService(store(), { name, release: a, source: source("first") });
  const record = await recordOf(a);
  let isClosed = false;
  let late = 0;
  start({
    add(...process) {
      if (isClosed) late += 1;
      return supervisor.add(...process);
    },
  });
  services.follow(record, none);
  while (states().length === 0) await immediate();
  // The release is being installed.
  isClosed = true;
  await services.close();
  expect([late, states()]).toEqual([0, []]);
});
