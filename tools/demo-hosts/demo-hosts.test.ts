import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDemoHosts } from "./app.ts";
import { collectedEventsFile } from "./collector.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "demo-hosts-"));
let hosts: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const log = createLog({ name: "test", level: "silent" });
  hosts = await listen(createDemoHosts({ dataDir, log }), "127.0.0.1", 0);
});
afterAll(async () => {
  await hosts.close({ lingerMs: 0, deadlineMs: 100 });
  rmSync(dataDir, { recursive: true });
});

const post = async (at: string, body: unknown) => {
  const response = await fetch(`http://127.0.0.1:${hosts.port}${at}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: Object(await response.json()) };
};

describe("the demo's chat", () => {
  test("serves the script of its widget", async () => {
    const response = await fetch(`http://127.0.0.1:${hosts.port}/demo-chat/widget.js`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
    ]);
    expect(await response.text()).toContain("PodiumEventsCallback");
  });

  test.each([
    ["When are you open on Saturday?", "/contact-us"],
    ["what is my truck worth", "/sell-trade-my-car"],
    ["I need an oil change", "/service/schedule"],
    ["can i get a loan with bad credit", "/auto-financing"],
    ["Could I test drive the red one?", "/cars-for-sale"],
  ])("answers %j with %s", async (text, at) => {
    const { status, body } = await post("/demo-chat/messages", { text });
    expect([status, body.link.path]).toEqual([200, at]);
  });

  test("answers anything else by saying that no person reads it", async () => {
    const { body } = await post("/demo-chat/messages", { text: "zzyzx" });
    expect(body).toEqual({ answer: expect.stringContaining("This chat is a demo"), link: null });
  });

  test.each([[{}], [{ text: " " }], [{ text: "a".repeat(501) }], [{ text: "a", to: "b" }]])(
    "refuses %j",
    async (message) => {
      const { status, body } = await post("/demo-chat/messages", message);
      expect([status, body.error.code]).toEqual([400, "bad-body"]);
    },
  );
});

describe("the demo's collector", () => {
  test("writes each event on a line of its file, and says how many came", async () => {
    const events = [
      { event_name: "PageView", event_id: "a", custom_data: { path: "/" } },
      { event_name: "Search", event_id: "b" },
    ];
    expect(await post("/events", { data: events })).toEqual({
      status: 200,
      body: { events_received: 2 },
    });
    const lines = readFileSync(collectedEventsFile(dataDir), "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(events);
  });

  test.each([[{}], [{ data: [] }], [{ data: [{ event_name: "PageView" }] }]])(
    "refuses %j",
    async (batch) => expect((await post("/events", batch)).status).toBe(400),
  );
});
