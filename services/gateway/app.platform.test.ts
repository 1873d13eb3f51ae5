import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newRecordId, writeRecord } from "@forecourt/service-kit/releases/record";
import { noStartedServices } from "@forecourt/service-kit/releases/started-services";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

const release = "0123456789abcdef";
let releasesDir: string;
let site: Site;

beforeEach(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "platform-"));
  const shared = { react: "^19.3.0" };
  await writeFakeRelease(releasesDir, { name: "mfe-trade", release, shared });
  const at = "2026-01-01T00:00:00.000Z";
  const change = { at, name: "mfe-trade", from: null, to: release, action: "activate" } as const;
  await writeRecord(releasesDir, {
    id: newRecordId(),
    changedAt: at,
    made: { by: "Ada <Lovelace>", commit: null, dirty: null },
    live: { "mfe-trade": release },
    history: [{ ...change, by: "Ada <Lovelace>" }],
  });
});
afterEach(async () => {
  await site.close();
  await rm(releasesDir, { recursive: true, force: true });
});

const metrics = `shell_area_pages_total{release="mfe-trade.${release}",page="offer",outcome="render"} 3`;

test("operators see releases with what they showed and failed to show, and the last changes", async () => {
  site = await startSite({
    releasesDir,
    platformPage: true,
    shell: [(request, response) => response.end(request.url === "/metrics" ? metrics : "{}")],
  });
  const { status, headers, body } = await site.operations("/__platform");
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  const cells = [
    "mfe-trade",
    release,
    "live",
    "none",
    "react ^19.3.0",
    "0",
    "3 (render 3)",
    "0",
    "0",
  ];
  expect(body).toContain(`<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`);
  expect(body).toContain("by Ada &lt;Lovelace&gt;");
  expect(body).not.toContain("<Lovelace>");
});

test("a process that does not answer is named, and the rest is shown", async () => {
  site = await startSite({ releasesDir, platformPage: true });
  await site.shell[0]?.stop();
  const { body } = await site.operations("/__platform");
  expect(body).toContain(`${site.shell[0]?.url} does not answer`);
  expect(body).toContain(`<td>${release}</td>`);
});

test("the page is off in production by default, and never on the public port", async () => {
  site = await startSite({ releasesDir });
  expect((await site.operations("/__platform")).status).toBe(404);
  await site.close();
  site = await startSite({ releasesDir, platformPage: true });
  const other = { headers: { host: "www.example.com" } };
  expect((await site.operations("/__platform", other)).status).toBe(403);
  expect((await site.request("/__platform")).body).not.toContain(release);
});

test("operators see who gets a canary, both sides of what was counted, and what became of earlier ones", async () => {
  const key = `mfe-trade.aaaaaaaaaaaaaaaa+service-trade.${release}`;
  const count = (side: string, outcome: string, value: number) =>
    `visitor_canary_signals_total{canary="${key}",side="${side}",signal="error",outcome="${outcome}"} ${value}\n`;
  const browsers = [
    count("canary", "all", 40),
    count("canary", "failed", 2),
    count("baseline", "all", 360),
  ];
  const at = "2026-01-02T00:00:00.000Z";
  const releases = { "mfe-trade": "aaaaaaaaaaaaaaaa" };
  await writeRecord(releasesDir, {
    id: newRecordId(),
    changedAt: at,
    live: { "mfe-trade": release },
    canaries: [
      {
        record: newRecordId(),
        releases,
        services: { trade: { contract: release, commit: null, release, manifest: "sha384-x" } },
        places: [],
        steps: [{ from: at, percent: 10 }],
        by: "Ada",
      },
    ],
    canaryChanges: [
      {
        at,
        action: "roll-back",
        releases,
        by: "automatic rollback",
        because: "it <fails>",
        record: "r",
      },
    ],
    history: [],
  });
  site = await startSite({
    releasesDir,
    platformPage: true,
    started: {
      ...noStartedServices,
      all: () => [
        { service: "trade", release, state: "failed", url: "http://127.0.0.1:1", why: "<x>" },
      ],
    },
    shell: [(_request, response) => response.end("{}")],
    services: { visitor: [(_request, response) => response.end(browsers.join(""))] },
  });
  const { body } = await site.operations("/__platform");
  expect(body).toContain(
    `canary of mfe-trade aaaaaaaaaaaaaaaa, service-trade ${release} for 10 % of the visitors`,
  );
  expect(body).toContain(`service-trade ${release} does not run: &lt;x&gt;. Its visitors`);
  expect(body).toContain(
    "documents with a script error: canary 2 of 40 (5.0 %), baseline 0 of 360 (0.0 %)",
  );
  expect(body).toContain(
    "automatic rollback rolled back the canary of mfe-trade aaaaaaaaaaaaaaaa, because it &lt;fails&gt;",
  );
});
