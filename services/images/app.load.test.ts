import { setTimeout as delay } from "node:timers/promises";
import { imagePath } from "@forecourt/contracts/image-source";
import { afterEach, expect, test } from "@jest/globals";
import type { Limits } from "./limits.ts";
import { photo } from "./testing/image-files.ts";
import { type RecordingHttpServer, recordingHttpServer } from "./testing/recording-http-server.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";

let web: RecordingHttpServer;
let images: RunningImages;
afterEach(async () => {
  await images.close();
  await web.close();
});

/** Starts the service with a source host that responds once `gate.open` resolves. */
async function start(limits: Partial<Limits> = {}, now = Date.now) {
  const body = await photo("jpeg", { width: 64, height: 48 });
  const gate = { status: 200, open: Promise.resolve() };
  let underWay = 0;
  let most = 0;
  web = await recordingHttpServer((_request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    response.once("close", () => (underWay -= 1));
    void gate.open.then(() => response.writeHead(gate.status).end(body));
  });
  images = await runImages({ network: web.network, limits, now });
  return { gate, underWay: () => underWay, most: () => most };
}

const address = (name: string) => imagePath(`https://photos.example/${name}.jpg`, 320) ?? "";
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test("fetches and transforms an image once for concurrent requests", async () => {
  const { gate } = await start();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const answers = Array.from({ length: 50 }, () => images.request(address("a")));
  while (web.connected.length === 0) await delay(2);
  resolve();
  expect(new Set(await statuses(answers))).toEqual(new Set([200]));
  expect(web.connected).toHaveLength(1);
});

test("responds 503 with Retry-After when the queue is full", async () => {
  const { gate, underWay, most } = await start({ maxFetches: 2, maxQueuedFetches: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const early: { status: number; headers: Record<string, unknown> }[] = [];
  const answers = Array.from({ length: 20 }, async (_, index) => {
    const answer = await images.request(address(`many-${index}`));
    early.push(answer);
    return answer;
  });
  while (early.length < 15) await delay(2);
  for (const { status, headers } of early) {
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  }
  while (underWay() < 2) await delay(2);
  resolve();
  const all = await statuses(answers);
  expect(all.filter((status) => status === 200)).toHaveLength(5);
  expect(all.filter((status) => status === 503)).toHaveLength(15);
  expect(most()).toBe(2);
  // A rejected request was never attempted, so it is not remembered as a failure.
  const later = all.indexOf(503);
  expect((await images.request(address(`many-${later}`))).status).toBe(200);
});

test("sends cached images while the queue is full", async () => {
  const { gate } = await start({ maxFetches: 1, maxQueuedFetches: 0 });
  await images.request(address("kept"));
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const slow = images.request(address("slow"));
  while (web.connected.length < 2) await delay(2);
  expect(
    await statuses([images.request(address("kept")), images.request(address("more"))]),
  ).toEqual([200, 503]);
  resolve();
  expect((await slow).status).toBe(200);
});

test("cancels queued and running fetches when all clients have disconnected", async () => {
  const { gate, underWay } = await start({ maxFetches: 1, maxQueuedFetches: 9 });
  gate.open = new Promise(() => undefined);
  const gone = new AbortController();
  const answers = ["a", "b", "c"].map((name) =>
    images.request(address(name), { signal: gone.signal }),
  );
  while (underWay() === 0) await delay(2);
  gone.abort();
  for (const answer of answers) await expect(answer).rejects.toThrow();
  while (underWay() > 0) await delay(2);
  gate.open = Promise.resolve();
  expect((await images.request(address("d"))).status).toBe(200);
  const started = web.connected.map((line) => line.at(-5));
  expect(started).toEqual([expect.any(String), "d"]);
});

test("responds 504 when a photo host does not respond in time", async () => {
  const { gate } = await start({ fetchTimeoutMs: 50 });
  gate.open = new Promise(() => undefined);
  const { status, headers } = await images.request(address("a"));
  expect([status, headers["retry-after"]]).toEqual([504, "2"]);
});

test("responds 504 at the response deadline", async () => {
  const { gate } = await start({ responseTimeoutMs: 50 });
  gate.open = new Promise(() => undefined);
  expect((await images.request(address("a"))).status).toBe(504);
});

test("retries a failed source only after its TTL", async () => {
  let time = Date.UTC(2026, 10, 20);
  const { gate } = await start({}, () => time);
  gate.status = 404;
  expect((await images.request(address("a"))).status).toBe(404);
  gate.status = 200;
  expect((await images.request(address("a"))).status).toBe(404);
  expect(web.connected).toHaveLength(1);
  time += 61_000;
  expect((await images.request(address("a"))).status).toBe(200);
});

test("refetches a stale image and sends it while its host fails", async () => {
  let time = Date.UTC(2026, 10, 20);
  const { gate } = await start({}, () => time);
  await images.request(address("a"));
  time += 8 * 24 * 60 * 60 * 1000;
  gate.status = 500;
  expect((await images.request(address("a"))).status).toBe(200);
  expect(web.connected).toHaveLength(2);
  time += 60_000;
  gate.status = 410;
  expect((await images.request(address("a"))).status).toBe(404);
});
