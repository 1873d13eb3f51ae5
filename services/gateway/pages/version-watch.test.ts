import { setTimeout as wait } from "node:timers/promises";
import { createBaseApp } from "@forecourt/service-kit/create-app";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { expect, test } from "@jest/globals";
import { watchVersions } from "./version-watch.ts";

test("a changed version is known although the next request for it is far away", async () => {
  let version = "a.1";
  const log = createLog({ name: "test", level: "silent" });
  const ready = async () => ({ ok: true, parts: {}, problems: [] });
  const app = createBaseApp({ log, ready, version: () => version }, () => {});
  const { port, close } = await listen(app, "127.0.0.1", 0);
  const limits = { versionIntervalMs: 3_600_000, maxVersionAgeMs: 3_600_000 };
  const watch = watchVersions({ upstreams: { trade: [`http://127.0.0.1:${port}`] }, limits });
  const isKnown = async (expected: string) => {
    for (;;) {
      const current = watch.current("trade");
      if (current.state === "known" && current.version === expected) return true;
      await wait(2);
    }
  };
  expect(await isKnown("a.1")).toBe(true);
  version = "a.2";
  expect(await isKnown("a.2")).toBe(true);
  watch.close();
  await close({ lingerMs: 0, deadlineMs: 100 });
});
