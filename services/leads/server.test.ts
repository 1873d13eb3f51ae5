import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { listen } from "@forecourt/service-kit/listen";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createService } from "./server.ts";
import { waitUntil } from "./testing/wait-until.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-leads-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const env = () => ({
  DATA_DIR: dataDir,
  DEALERS_DIR: shippedDealers,
  LOG_LEVEL: "silent",
  SIGNING_SECRET: "a secret that only this test knows",
});

test("delivers a lead as a file in the data folder, and reports its metrics", async () => {
  const service = await createService(env());
  const server = await listen(service.app, "127.0.0.1", 0);
  const at = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${at}/api/email/send`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": "key-of-a-test",
      [internalHeaders.dealer]: "ozark-mitsubishi",
    },
    body: JSON.stringify({ type: "text", body: "Is it still there?" }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { number: expect.stringMatching(/^F-/) },
  ]);
  await waitUntil(async () => (await readdir(path.join(dataDir, "mail"))).length === 1);
  const metrics = async () => (await fetch(`${at}/metrics`)).text();
  await waitUntil(async () => (await metrics()).includes('leads_mails{state="waiting"} 0'));
  expect(await metrics()).toMatch(/^leads_mails_delivered_total 1$/m);
  expect(await (await fetch(`${at}/readyz`)).json()).toMatchObject({ ok: true, problems: [] });
  await server.close({ lingerMs: 0, deadlineMs: 100 });
  await service.close();
});

test.each([
  ["SIGNING_SECRET", ""],
  ["SIGNING_SECRET", "short"],
  ["SMTP_URL", "http://mail.example"],
  ["MAIL_FROM", "a@x.example, b@x.example"],
  ["MAILS_PER_SECOND", "0"],
  ["UPSTREAM_INVENTORY", "inventory:4001"],
  ["DATABASE_URL", "mysql://h/d"],
])("rejects the variable %s with the value %j at start", async (name, value) => {
  await expect(createService({ ...env(), [name]: value })).rejects.toThrow(name);
});
