import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { build } from "../build/run.ts";
import { listFiles } from "../release/list-files.ts";
import { createDevBuilds, untilRecordIsServed } from "./rebuild.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rebuild-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a build for development has readable code and source maps that name files by their paths", async () => {
  const releasesDir = path.join(folder, "releases");
  const builds = createDevBuilds({
    releasesDir,
    output: path.join(folder, "builds"),
    names: ["mfe-service"],
    mode: "production",
  });
  const record = await builds.buildAndActivate(["mfe-service"]);
  const { id, live } = (await readRecord(releasesDir)) ?? {};
  expect(record).toBe(id);
  const release = path.join(releasesDir, "mfe-service", live?.["mfe-service"] ?? "");
  const map = JSON.parse(await readFile(path.join(release, "server/remote.cjs.map"), "utf8"));
  expect(map.sources).toContain(path.resolve("mfe-service/src/expose.server.ts"));
  const files = await listFiles(release);
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  expect(await builds.buildAndActivate([])).toBeNull();
  expect(await readdir(path.join(releasesDir, "mfe-service"))).toHaveLength(1);
  await builds.close();
});

test("a build for a release has nothing of development", async () => {
  const { folders } = await build("mfe-service", { output: path.join(folder, "built") });
  for (const target of Object.values(folders)) {
    const files = await listFiles(target);
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    for (const file of files) {
      const text = await readFile(path.join(target, file), "latin1");
      expect(text).not.toMatch(/__dev\/|forecourt-dev-/);
    }
  }
});

test("a record is served when a page of it is no stale copy", async () => {
  const answers = [{ "x-record": "old" }, { "x-record": "new", "x-forecourt-stale": "1" }];
  const gateway = createServer((_request, response) => {
    response.writeHead(200, answers.shift() ?? { "x-record": "new" }).end();
  });
  gateway.listen(0);
  await once(gateway, "listening");
  await untilRecordIsServed((gateway.address() as AddressInfo).port, "new");
  expect(answers).toEqual([]);
  gateway.closeAllConnections();
  gateway.close();
});
