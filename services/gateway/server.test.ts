import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serviceNames } from "@forecourt/contracts/services";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { ask } from "./fixtures/ask.ts";
import { type FakeUpstream, fakeUpstream } from "./fixtures/site.ts";
import { createService } from "./server.ts";

let folder = "";
let upstream: FakeUpstream;
let service: Service;
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gateway-"));
  await cp(path.join(import.meta.dirname, "../../dealers"), folder, { recursive: true });
  upstream = await fakeUpstream((request, response) => {
    response.end(String(request.headers["x-forecourt-dealer"]));
  });
  const names = ["SHELL", ...serviceNames.map((name) => name.toUpperCase()), "IMAGES"];
  service = await createService({
    ...Object.fromEntries(names.map((name) => [`UPSTREAM_${name}`, upstream.url])),
    DEALERS_DIR: folder,
    LOG_LEVEL: "silent",
  });
  server = await listen(service.app, "127.0.0.1", 0);
});
afterAll(async () => {
  await server.close({ lingerMs: 0, deadlineMs: 100 });
  await service.close();
  await upstream.kill();
  await rm(folder, { recursive: true });
});

test("the demo dealers answer to their hosts, and to no other", async () => {
  const dealerAt = async (host: string) =>
    (await ask(server.port, "/", { headers: { host } })).body;
  const first = await dealerAt("localhost");
  const group = await dealerAt("group.localhost:8080");
  expect(first).toMatch(/^[a-z-]+$/);
  expect(group).toMatch(/^[a-z-]+$/);
  expect(group).not.toBe(first);
  expect(await dealerAt("evil.example")).toContain("No site under this name");
});

test("a broken edit is listed at /readyz, and the site goes on as it was", async () => {
  const before = await ask(server.port, "/readyz");
  expect([before.status, JSON.parse(before.body).problems]).toEqual([200, []]);
  const dealer = (await ask(server.port, "/")).body;
  await writeFile(path.join(folder, dealer, "dealer.json"), '{ "name": ');
  let report = { ok: true, problems: [] as string[] };
  while (report.problems.length === 0) {
    const { status, body } = await ask(server.port, "/readyz");
    expect(status).toBe(200);
    report = JSON.parse(body);
    await wait(20);
  }
  expect(report.problems.join()).toContain(`${dealer}/dealer.json`);
  expect((await ask(server.port, "/")).body).toBe(dealer);
});
