import { internalHeaders } from "@forecourt/contracts/tenant";
import { type Database, type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog, type Log } from "@forecourt/service-kit/log";
import { createApp } from "../app.ts";
import type { SchedulerOf } from "../external-scheduler/run-call.ts";
import { queueChange } from "../notifications/queue-change.ts";
import type { RecallsOf } from "../recalls/recall-source.ts";
import type { ServiceTables } from "../store/tables.ts";
import { migrateService } from "../store.ts";
import type { VehicleLookup } from "../visits/look-up-vehicle.ts";
import type { QueueVisitEvent } from "../visits/visit-event.ts";

export const signingSecret = "the secret of these tests, long enough";

interface RunOptions {
  location: DatabaseLocation;
  now: () => Date;
  /** Default: none. */
  lookUpVehicle?: VehicleLookup;
  /** Default: the events of visits. */
  eventQueues?: readonly QueueVisitEvent[];
  /** Default: the shipped dealers. */
  dealersDir?: string;
  /** Default: none. */
  schedulerOf?: SchedulerOf;
  /** Default: 0. */
  confirmWithinMs?: number;
  /** Default: none. */
  recallsOf?: RecallsOf;
  /** Default: silent. */
  log?: Log;
  /** Called after notifications were queued. */
  onCommitted?: () => void;
  /** For the routes; the tests use the database as it is. */
  wrapDatabase?: (database: Database<ServiceTables>) => Database<ServiceTables>;
}

interface SendOptions {
  method?: string;
  /** A text is sent as it is. */
  body?: unknown;
  dealer?: string;
  store?: string;
  network?: string;
  headers?: Record<string, string>;
}

function senderHeaders({ dealer = "heartland", store, network }: SendOptions) {
  return {
    [internalHeaders.dealer]: dealer,
    ...(store && { [internalHeaders.store]: store }),
    "x-forwarded-for": network ?? "203.0.113.7",
  };
}

const shipped = loadDealers(shippedDealers);

/** The service service over HTTP on the shipped dealers, for one test. */
export async function runService(options: RunOptions) {
  const { location, now, dealersDir = shippedDealers, wrapDatabase = (same) => same } = options;
  const database = openDatabase<ServiceTables>(location);
  await migrateService(database);
  const dealers = await (dealersDir === shippedDealers ? shipped : loadDealers(dealersDir));
  const app = createApp({
    dealers: { current: () => dealers },
    database: wrapDatabase(database),
    eventQueues: options.eventQueues ?? [
      queueChange({ dealers: { current: () => dealers }, secret: signingSecret }),
    ],
    onCommitted: options.onCommitted ?? (() => {}),
    lookUpVehicle: options.lookUpVehicle ?? null,
    signingSecret,
    schedulerOf: options.schedulerOf ?? (() => null),
    confirmWithinMs: options.confirmWithinMs ?? 0,
    recallsOf: options.recallsOf ?? (() => null),
    now,
    log: options.log ?? createLog({ name: "service", level: "silent" }),
    ready: async () => allReady("database"),
  });
  const server = await listen(app, "127.0.0.1", 0);
  const origin = `http://127.0.0.1:${server.port}`;
  const send = async (path: string, asking: SendOptions = {}) => {
    const { method = "GET", body } = asking;
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...senderHeaders(asking),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...asking.headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, body: answer, headers: response.headers };
  };
  return {
    database,
    dealers: { current: () => dealers },
    port: server.port,
    origin,
    send,
    post: (path: string, body: unknown, asking?: SendOptions) =>
      send(path, { ...asking, method: "POST", body }),
    /** As a browser sends an HTML form; redirects are not followed. */
    form: (path: string, fields: Record<string, string>, asking: SendOptions = {}) =>
      fetch(origin + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
        headers: { ...senderHeaders(asking), ...asking.headers },
      }),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await database.close();
    },
  };
}

export type RunningService = Awaited<ReturnType<typeof runService>>;
