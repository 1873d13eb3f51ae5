import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { listExperiments } from "@forecourt/contracts/experiments/endpoints";
import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { serviceNames } from "@forecourt/contracts/services";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { createService } from "./host.ts";

let folder: string;
let host: Service;
let listening: Listening;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "host-"));
  host = await createService({
    DATA_DIR: folder,
    DEALERS_DIR: path.join(root, "dealers"),
    LOG_LEVEL: "silent",
    SIGNING_SECRET: "a secret of a test, long enough for it",
    VAULT_KEYS: "1:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE",
  });
  listening = await listen(host.app, "127.0.0.1", 0);
  // Every service, its dealers and its tables: seconds on a machine that has other work.
});

afterAll(async () => {
  await listening.close({ lingerMs: 0, deadlineMs: 1000 });
  await host.close();
  rmSync(folder, { recursive: true });
});

function ask(where: string) {
  const headers = { [internalHeaders.dealer]: "ozark-mitsubishi" };
  return fetch(`http://127.0.0.1:${listening.port}${where}`, { headers });
}

test("a request reaches the service of its area with its full path", async () => {
  const answer = await ask(getTradeIndex.path);
  expect(answer.status).toBe(200);
  expect(getTradeIndex.reply.parse(await answer.json())).toHaveProperty("hero");
});

test("a request of another service reaches the service that it names", async () => {
  const headers = { [internalHeaders.dealer]: "ozark-mitsubishi" };
  const where = `http://127.0.0.1:${listening.port}${sendServiceLead.path}`;
  expect((await fetch(where, { method: "POST", headers })).status).toBe(400);
});

test("a request of another name of a service reaches it, without anything behind the name", async () => {
  const answer = await ask(listExperiments.path);
  expect([answer.status, await answer.json()]).toEqual([200, []]);
});

test("a path of no area is a 404", async () => {
  for (const where of ["/api/tradex/index", "/api/trade", "/internal/tradex/a", "/"]) {
    const answer = await ask(where);
    expect([where, answer.status]).toEqual([where, 404]);
    expect(await answer.json()).toMatchObject({ error: { code: "not-found" } });
  }
});

test("readiness lists the parts of every service, and is true when all are ready", async () => {
  const answer = await ask("/readyz");
  const { ok, parts } = (await answer.json()) as { ok: boolean; parts: Record<string, unknown> };
  const names = new Set(Object.keys(parts).map((part) => part.split(".")[0]));
  expect(names).toEqual(new Set(serviceNames));
  expect([answer.status, ok]).toEqual([200, true]);
});

test("requests are measured by route, across all services", async () => {
  await ask(getTradeIndex.path);
  const metrics = await (await ask("/metrics")).text();
  expect(metrics).toContain(`route="${getTradeIndex.path}"`);
});

test("metrics of single services are included", async () => {
  const metrics = await (await ask("/metrics")).text();
  expect(metrics).toContain('leads_mails{state="waiting"} 0');
});

test("hosts only the services that are named", async () => {
  const some = await createService({
    DATA_DIR: folder,
    DEALERS_DIR: path.join(root, "dealers"),
    LOG_LEVEL: "silent",
    SIGNING_SECRET: "a secret of a test, long enough for it",
    VAULT_KEYS: "1:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE",
    HOSTED_SERVICES: "trade,financing",
  });
  const { parts } = await some.ready();
  expect(new Set(Object.keys(parts).map((part) => part.split(".")[0]))).toEqual(
    new Set(["trade", "financing"]),
  );
  await some.close();
});
