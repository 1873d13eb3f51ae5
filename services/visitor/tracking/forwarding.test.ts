import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { storeEvent } from "../store/events.ts";
import type { VisitorTables } from "../store/tables.ts";
import { migrateVisitor } from "../store.ts";
import { sampleEvent } from "../testing/sample-event.ts";
import { type Forwarding, startForwarding } from "./forwarding.ts";

const HOUR_MS = 60 * 60_000;
const lines: string[] = [];
const log = createLog({ name: "test", destination: { write: (line) => lines.push(line) } });

describeOnSqlite("event forwarding", (open) => {
  let database: Database<VisitorTables>;
  let twin: Database<VisitorTables>;
  let server: Server;
  let clock: number;
  let workers: Forwarding[];
  let isWanted = true;
  const got: { id: string; authorization: string | undefined; body: string }[] = [];
  let answer: (response: ServerResponse) => void;
  /**
   * Deadline of each request; a test lets one expire once the receiver has the request, however busy the machine is.
   */
  const deadlines: AbortController[] = [];

  beforeAll(async () => {
    const opened = await open<VisitorTables>();
    database = opened;
    twin = openDatabase(opened.location);
    await migrateVisitor(database);
    server = createServer((request, response) => {
      void text(request).then((body) => {
        const id = JSON.parse(body).data[0].event_id;
        got.push({ id, authorization: request.headers.authorization, body });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const target = {
      url: `http://127.0.0.1:${port}/events`,
      token: "its-token",
      origin: "https://www.ozark.example",
    };
    workers = [database, twin].map((one) =>
      startForwarding({
        database: one,
        targetOf: () => (isWanted ? target : null),
        now: () => new Date(clock),
        log,
        pollMs: HOUR_MS,
        timeoutMs: 60_000,
      }),
    );
  });
  beforeEach(async () => {
    deadlines.length = 0;
    jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    clock = Date.parse("2026-11-20T15:00:00Z");
    isWanted = true;
    got.length = 0;
    lines.length = 0;
    answer = (response) => response.writeHead(200).end("{}");
    await database.query.deleteFrom("visitor_forwards").execute();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await twin.close();
    server.closeAllConnections();
    server.close();
  });

  const keep = async (event = sampleEvent()) => {
    const arrival = { dealerId: "ozark", event, now: clock, isForwarded: true };
    await storeEvent(database, arrival);
    return event;
  };
  const look = () => Promise.all(workers.map((worker) => worker.look()));
  const waiting = () => database.query.selectFrom("visitor_forwards").selectAll().execute();

  test("sends an event in the receivers' format, with hashes only", async () => {
    const event = await keep();
    await look();
    expect(got.map(({ authorization }) => authorization)).toEqual(["Bearer its-token"]);
    expect(JSON.parse(got[0]?.body ?? "")).toEqual({
      data: [
        {
          event_name: "ClickToCall",
          event_id: event.event_id,
          event_time: event.event_time,
          event_source_url: "https://www.ozark.example/used-cars-for-sale?make=toyota",
          action_source: "website",
          user_data: { ...event.user_data, fbp: event.fbp },
          custom_data: { content_ids: ["4T1BF1FK5HU123456"], currency: "USD", value: 5 },
        },
      ],
    });
    expect(await waiting()).toEqual([]);
  });

  test("two replicas forward each event once", async () => {
    const events = await Promise.all(Array.from({ length: 45 }, () => keep()));
    await look();
    expect(got.map(({ id }) => id).sort()).toEqual(events.map(({ event_id }) => event_id).sort());
  });

  test.each([
    ["answers 503", (response: ServerResponse) => response.writeHead(503).end()],
    ["answers 429", (response: ServerResponse) => response.writeHead(429).end()],
    ["breaks off", (response: ServerResponse) => response.destroy()],
    ["says nothing", () => deadlines.at(-1)?.abort()],
    [
      "sends it elsewhere",
      (response: ServerResponse) => response.writeHead(307, { location: "/elsewhere" }).end(),
    ],
  ])("retries a receiver that %s with growing delays", async (_name, bad) => {
    const event = await keep();
    answer = bad;
    const waits: number[] = [];
    for (let tries = 1; tries <= 4; tries++) {
      await look();
      const [row] = await waiting();
      expect(row?.tries).toBe(tries);
      waits.push((row?.due_at ?? 0) - clock);
      clock = row?.due_at ?? 0;
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(5_000 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(10_000 * 2 ** index);
    }
    answer = (response) => response.writeHead(200).end();
    await look();
    expect(new Set(got.map(({ id }) => id))).toEqual(new Set([event.event_id]));
    expect(got).toHaveLength(5);
    expect(await waiting()).toEqual([]);
  });

  test("drops an event after a permanent refusal or three days, and logs it", async () => {
    await keep();
    answer = (response) => response.writeHead(400).end();
    await look();
    expect(await waiting()).toEqual([]);
    await keep();
    answer = (response) => response.writeHead(500).end();
    clock += 73 * HOUR_MS;
    await look();
    expect(await waiting()).toEqual([]);
    expect(lines.filter((line) => line.includes("event dropped"))).toHaveLength(2);
    expect(lines.join("")).not.toMatch(/[0-9a-f]{64}/);
  });

  test("forwards nothing after the dealer removed the target", async () => {
    await keep();
    isWanted = false;
    await look();
    expect(got).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("forwards the events of a dead process a minute later", async () => {
    await keep();
    await database.query
      .updateTable("visitor_forwards")
      .set({ due_at: clock + 60_000, tries: 1 })
      .execute();
    await look();
    expect(got).toEqual([]);
    clock += 60_000;
    await look();
    expect(got).toHaveLength(1);
  });
});
