import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serviceNames } from "@forecourt/contracts/services";
import type { ReadyReport } from "@forecourt/service-kit/health";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sendRequest } from "./fixtures/send-request.ts";
import { type StubUpstream, stubUpstream } from "./fixtures/site.ts";
import { createService } from "./server.ts";

let folder = "";
let upstream: StubUpstream;
let service: Service;
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "gateway-"));
  await cp(path.join(import.meta.dirname, "../../dealers"), folder, { recursive: true });
  upstream = await stubUpstream((request, response) => {
    response.end(String(request.headers["x-forecourt-dealer"]));
  });
  const names = ["SHELL", ...serviceNames.map((name) => name.toUpperCase()), "IMAGES"];
  service = await createService({
    ...Object.fromEntries(names.map((name) => [`UPSTREAM_${name}`, upstream.url])),
    DEALERS_DIR: folder,
    LOG_LEVEL: "silent",
    OPERATIONS_PORT: "0",
    STOP_DELAY_MS: "1",
  });
  server = await listen(service.app, "127.0.0.1", 0);
});
afterAll(async () => {
  await server.close({ lingerMs: 0, deadlineMs: 100 });
  await service.close();
  await upstream.stop();
  await rm(folder, { recursive: true });
});

test("each demo dealer is served on its own host, and unknown hosts get an error page", async () => {
  const dealerAt = async (host: string) =>
    (await sendRequest(server.port, "/", { headers: { host } })).body;
  const first = await dealerAt("localhost");
  const group = await dealerAt("group.localhost:8080");
  expect(first).toMatch(/^[a-z-]+$/);
  expect(group).toMatch(/^[a-z-]+$/);
  expect(group).not.toBe(first);
  expect(await dealerAt("evil.example")).toContain("No site at this address");
});

/** The first report that `isWanted`; a busy machine may answer some probes of the upstreams too late. */
async function reportWith(isWanted: (report: ReadyReport) => boolean): Promise<ReadyReport> {
  for (;;) {
    const report = await service.ready();
    if (isWanted(report)) return report;
    await wait(20);
  }
}

test("an invalid configuration is listed in the readiness report and the last valid one stays in use", async () => {
  expect((await reportWith(({ ok }) => ok)).problems).toEqual([]);
  const dealer = (await sendRequest(server.port, "/")).body;
  await writeFile(path.join(folder, dealer, "dealer.json"), '{ "name": ');
  const report = await reportWith(({ ok, problems }) => ok && problems.length > 0);
  expect(report.problems.join()).toContain(`${dealer}/dealer.json`);
  expect((await sendRequest(server.port, "/")).body).toBe(dealer);
});

test("a gateway that is to stop reports that it is not ready, and still answers", async () => {
  await service.beforeStop?.();
  expect((await sendRequest(server.port, "/readyz")).status).toBe(503);
  expect((await sendRequest(server.port, "/")).status).toBe(200);
});
