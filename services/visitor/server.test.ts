import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { listen } from "@forecourt/service-kit/listen";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { visitorConfig } from "./config.ts";
import { createService } from "./server.ts";

const DEALERS_DIR = fileURLToPath(new URL("../../dealers", import.meta.url));
const SIGNING_SECRET = "the secret of these tests, long enough";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-visitor-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

test("creates its tables in DATA_DIR, and forwards nothing by default", async () => {
  const env = { DATA_DIR: dataDir, DEALERS_DIR, LOG_LEVEL: "silent", SIGNING_SECRET };
  const service = await createService(env);
  const server = await listen(service.app, "127.0.0.1", 0);
  const response = await fetch(`http://127.0.0.1:${server.port}/api/customer/phoneValidation`, {
    method: "POST",
    headers: { "content-type": "application/json", [internalHeaders.dealer]: "heartland" },
    body: JSON.stringify({ type: "phone-validation", phone: "" }),
  });
  expect(await response.json()).toMatchObject({ error: "Phone number is required" });
  expect(await service.ready()).toMatchObject({ ok: true });
  await server.close({ lingerMs: 0, deadlineMs: 100 });
  await service.close();
});

test.each([
  ["SIGNING_SECRET", {}],
  ["SIGNING_SECRET", { SIGNING_SECRET: "hunter2" }],
  ["SMS_URL", { SIGNING_SECRET, SMS_URL: "http://sms.example/" }],
  ["SMS_URL", { SIGNING_SECRET, SMS_URL: "http://127.0.0.1.evil.example/" }],
  ["SMS_URL", { SIGNING_SECRET, SMS_URL: "https://sms.example/", SMS_FROM: "+15735550100" }],
  ["SMS_FROM", { SIGNING_SECRET, SMS_FROM: "Forecourt" }],
  ["SMS_TOKEN", { SIGNING_SECRET, SMS_TOKEN: "no-colon" }],
  ["TRACKING_TOKENS", { SIGNING_SECRET, TRACKING_TOKENS: "heartland" }],
])("names an invalid %s without its value", (name, env: Record<string, string>) => {
  expect(() => visitorConfig(env)).toThrow(new RegExp(`\\n  ${name}: `));
  expect(() => visitorConfig(env)).not.toThrow(/hunter2|no-colon|sms\.example/);
});

test("writes messages to files without a provider", () => {
  const sms = { SMS_URL: "https://sms.example/", SMS_TOKEN: "a:b", SMS_FROM: "+15735550100" };
  expect(visitorConfig({ SIGNING_SECRET, DATA_DIR: "/data" }).sms).toEqual({ folder: "/data/sms" });
  expect(visitorConfig({ SIGNING_SECRET, ...sms }).sms).toEqual({
    url: "https://sms.example/",
    token: "a:b",
    from: "+15735550100",
  });
});

test("reads a token per dealer", () => {
  const { trackingTokens } = visitorConfig({
    SIGNING_SECRET,
    TRACKING_TOKENS: "heartland=one,ozark-mitsubishi=two",
  });
  expect([...trackingTokens]).toEqual([
    ["heartland", "one"],
    ["ozark-mitsubishi", "two"],
  ]);
  expect(visitorConfig({ SIGNING_SECRET }).trackingTokens.size).toBe(0);
});
