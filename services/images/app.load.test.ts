import { setTimeout as sleep } from "node:timers/promises";
import { imagePath } from "@forecourt/contracts/vehicle/image-source";
import { afterEach, expect, test } from "@jest/globals";
import type { Limits } from "./limits.ts";
import { photo } from "./testing/files.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";
import { type SpiedWeb, spiedWeb } from "./testing/spied-web.ts";

let web: SpiedWeb;
let images: RunningImages;
afterEach(async () => {
  await images.close();
  await web.close();
});

/** A web that answers when it is told to, and a service before it. */
async function start(limits: Partial<Limits> = {}, now = Date.now) {
  const body = await photo("jpeg", { width: 64, height: 48 });
  const gate = { status: 200, open: Promise.resolve() };
  let underWay = 0;
  let most = 0;
  web = await spiedWeb((_request, response) => {
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

test("the same picture, asked for by many at once, is fetched and made once", async () => {
  const { gate } = await start();
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const answers = Array.from({ length: 50 }, () => images.ask(address("a")));
  while (web.connected.length === 0) await sleep(2);
  resolve();
  expect(new Set(await statuses(answers))).toEqual(new Set([200]));
  expect(web.connected).toHaveLength(1);
});

test("beyond those under way and those waiting, it is 503 with a time to come back", async () => {
  const { gate, most } = await start({ fetches: 2, waitingFetches: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const early: { status: number; headers: Record<string, unknown> }[] = [];
  const answers = Array.from({ length: 20 }, async (_, index) => {
    const answer = await images.ask(address(`many-${index}`));
    early.push(answer);
    return answer;
  });
  while (early.length < 15) await sleep(2);
  for (const { status, headers } of early) {
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  }
  resolve();
  const all = await statuses(answers);
  expect(all.filter((status) => status === 200)).toHaveLength(5);
  expect(all.filter((status) => status === 503)).toHaveLength(15);
  expect(most()).toBe(2);
  // What was turned away was never tried, and so is no failure to be remembered.
  const later = all.indexOf(503);
  expect((await images.ask(address(`many-${later}`))).status).toBe(200);
});

test("what is kept needs no place in the queue", async () => {
  const { gate } = await start({ fetches: 1, waitingFetches: 0 });
  await images.ask(address("kept"));
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.open = promise;
  const slow = images.ask(address("slow"));
  while (web.connected.length < 2) await sleep(2);
  expect(await statuses([images.ask(address("kept")), images.ask(address("more"))])).toEqual([
    200, 503,
  ]);
  resolve();
  expect((await slow).status).toBe(200);
});

test("of those who left, the waiting are never started and the running end", async () => {
  const { gate, underWay } = await start({ fetches: 1, waitingFetches: 9 });
  gate.open = new Promise(() => undefined);
  const gone = new AbortController();
  const answers = ["a", "b", "c"].map((name) => images.ask(address(name), { signal: gone.signal }));
  while (underWay() === 0) await sleep(2);
  gone.abort();
  for (const answer of answers) await expect(answer).rejects.toThrow();
  while (underWay() > 0) await sleep(2);
  gate.open = Promise.resolve();
  expect((await images.ask(address("d"))).status).toBe(200);
  const started = web.connected.map((line) => line.at(-5));
  expect(started).toEqual([expect.any(String), "d"]);
});

test("a host that keeps us waiting is given up", async () => {
  const { gate } = await start({ fetchMs: 50 });
  gate.open = new Promise(() => undefined);
  const { status, headers } = await images.ask(address("a"));
  expect([status, headers["retry-after"]]).toEqual([504, "2"]);
});

test("nobody waits for longer than a request may, whatever it waits for", async () => {
  const { gate } = await start({ answerMs: 50 });
  gate.open = new Promise(() => undefined);
  expect((await images.ask(address("a"))).status).toBe(504);
});

test("a failure is not tried again at once, and is after a while", async () => {
  let time = Date.UTC(2026, 10, 20);
  const { gate } = await start({}, () => time);
  gate.status = 404;
  expect((await images.ask(address("a"))).status).toBe(404);
  gate.status = 200;
  expect((await images.ask(address("a"))).status).toBe(404);
  expect(web.connected).toHaveLength(1);
  time += 61_000;
  expect((await images.ask(address("a"))).status).toBe(200);
});

test("an old picture is fetched anew, and shown while its host fails", async () => {
  let time = Date.UTC(2026, 10, 20);
  const { gate } = await start({}, () => time);
  await images.ask(address("a"));
  time += 8 * 24 * 60 * 60 * 1000;
  gate.status = 500;
  expect((await images.ask(address("a"))).status).toBe(200);
  expect(web.connected).toHaveLength(2);
  time += 60_000;
  gate.status = 410;
  expect((await images.ask(address("a"))).status).toBe(404);
});
