import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type ProcessPlan, planSite, portsNeeded, type Site } from "../plan.ts";
import { createAddedProcesses } from "./added-processes.ts";
import type { ReleasedServices } from "./released-services.ts";

let dataDir: string;
let calls: string[];
let started: ProcessPlan[];
let said: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "added-"));
  [calls, started, said] = [[], [], []];
});
afterEach(() => rm(dataDir, { recursive: true }));

const listFile = () => path.join(dataDir, "added-services.json");
const list = async () => JSON.parse(await readFile(listFile(), "utf8"));
const release = (id: string) =>
  ({ parts: `/data/services/service-parts/${id}/services/parts/server.ts` }) as ReleasedServices;

function added(broken: readonly string[] = []) {
  const site: Site = {
    mode: "grouped",
    host: "127.0.0.1",
    port: 8080,
    dataDir,
    dealersDir: "/dealers",
    releasesDir: "/releases",
    external: { SERVICE_CREDENTIAL: "shared", SIGNING_SECRET: "not for all" },
  };
  const base = planSite(
    site,
    Array.from({ length: portsNeeded(site) }, (_, index) => 20_001 + index),
  );
  const run = async (call: string, plan: ProcessPlan) => {
    calls.push(`${call} ${plan.name}`);
    started.push(plan);
    if (broken.includes(plan.entry)) throw new Error("parts does not start: it ended with 1");
  };
  return createAddedProcesses({
    site,
    base,
    freePort: async () => 29_000,
    report: (text) => said.push(text),
    supervisor: {
      add: (plan) => ({
        started: run("add", plan),
        remove: async () => void calls.push(`remove ${plan.name}`),
      }),
      replace: (_name, plan) => run("replace", plan),
    },
  });
}

test("a released service that the plan does not run gets a process and a place in the list, until it is gone", async () => {
  const processes = added();
  await processes.update({ ...release("one"), trade: "/trade.ts" });
  await processes.update({ ...release("one"), trade: "/other.ts" });
  expect(await list()).toEqual({ parts: ["http://127.0.0.1:29000"] });
  await processes.update(release("two"));
  expect(await list()).toEqual({ parts: ["http://127.0.0.1:29000"] });
  await processes.update({});
  expect(existsSync(listFile())).toBe(false);
  expect(calls).toEqual(["add parts", "replace parts", "remove parts"]);
});

test("it has the addresses of all services, the defaults of its release, and no secret of others", async () => {
  await added().update(release("one"));
  expect(started[0]).toMatchObject({
    entry: release("one")["parts" as "trade"],
    env: {
      PORT: "29000",
      RELEASE_DEFAULTS: "/data/services/service-parts/one/dealers/defaults",
      LAST_GOOD_DEALERS: path.join(dataDir, "last-good-dealers-parts.json"),
      SERVICE_CREDENTIAL: "shared",
      SIGNING_SECRET: "",
      UPSTREAM_LEADS: expect.stringMatching(/^http:/),
    },
  });
  expect(Object.keys(started[0]?.env ?? {})).not.toContain("UPSTREAM_SHELL");
});

test("one that does not start is reported and not listed; the next release is tried", async () => {
  const processes = added([release("broken")["parts" as "trade"] ?? ""]);
  await processes.update(release("broken"));
  expect([said, existsSync(listFile())]).toEqual([
    ["parts does not start: it ended with 1. It does not run"],
    false,
  ]);
  await processes.update(release("good"));
  expect(await list()).toEqual({ parts: ["http://127.0.0.1:29000"] });
  await processes.update(release("broken"));
  expect(said.at(-1)).toBe("parts does not start: it ended with 1. What ran before goes on");
  expect(await list()).toEqual({ parts: ["http://127.0.0.1:29000"] });
});

test("the list of an earlier run is gone with the start", async () => {
  await writeFile(listFile(), '{ "parts": ["http://127.0.0.1:28000"] }');
  added();
  expect(existsSync(listFile())).toBe(false);
});
