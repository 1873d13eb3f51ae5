import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

test("a replica that has ended is left out, although pages show that the version has changed", async () => {
  const running = createServer((_request, response) => {
    response.end(JSON.stringify({ versions: { shell: "2" } }));
  });
  const ended = createServer((_request, response) => {
    response.end(JSON.stringify({ versions: { shell: "1" } }));
  });
  const urls = await Promise.all(
    [running, ended].map(async (server) => {
      await once(server.listen(0, "127.0.0.1"), "listening");
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  const limits = { versionIntervalMs: 5, maxVersionAgeMs: 300 };
  const watch = watchVersions({ upstreams: { shell: urls }, limits });
  // Until both have answered, nothing is known to be equal.
  while (watch.current("shell").state !== "mixed") await wait(2);
  ended.closeAllConnections();
  ended.close();
  let current = watch.current("shell");
  while (current.state !== "known") {
    watch.observe("shell", "2");
    await wait(5);
    current = watch.current("shell");
  }
  expect(current).toEqual({ state: "known", version: "2" });
  watch.close();
  running.closeAllConnections();
  running.close();
});
