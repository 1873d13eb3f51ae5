import { internalHeaders } from "@forecourt/contracts/tenant";
import { type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { createApp } from "../app.ts";
import type { CarLookupSources } from "../car-lookup/look-up-car.ts";
import type { InventoryClient } from "../inventory-client.ts";
import type { TradeTables } from "../store/tables.ts";
import { migrateTrade } from "../store.ts";
import type { Valuer } from "../valuation/valuation.ts";

interface RunOptions {
  location: DatabaseLocation;
  now: () => Date;
  /** Default: the values of `stubValuer`. */
  valuer?: Valuer | null;
  /** Default: none. */
  lookupSources?: CarLookupSources;
  /** Default: none. */
  inventory?: InventoryClient;
  /** Default: the shipped dealers. */
  dealersDir?: string;
  /** Called after a lead was queued. */
  onCommitted?: () => void;
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

function senderHeaders({ dealer = "ozark-mitsubishi", store, network }: SendOptions) {
  return {
    [internalHeaders.dealer]: dealer,
    ...(store && { [internalHeaders.store]: store }),
    "x-forwarded-for": network ?? "203.0.113.7",
  };
}

/** Values every car like the car of `sampleInput`. */
export const stubValuer = (): Valuer => ({
  value: async () => ({
    source: "book",
    values: {
      wholesaleRoughCents: 1_400_000,
      wholesaleAverageCents: 1_600_000,
      retailAverageCents: 2_000_000,
    },
    asOf: "2026-11-20",
    confidence: "high",
    comparables: null,
    assumedTrim: null,
    isTrimNamed: false,
    notes: [],
  }),
});

export const signingSecret = "the secret of these tests, long enough";

const shipped = loadDealers(shippedDealers);

/** The shipped configuration is frozen, so that all tests of a file share it. */
function dealersOf(folder: string) {
  return folder === shippedDealers ? shipped : loadDealers(folder);
}

/** The trade service over HTTP on the shipped dealers, for one test. */
export async function runTrade(options: RunOptions) {
  const { location, now, valuer = stubValuer(), dealersDir = shippedDealers } = options;
  const database = openDatabase<TradeTables>(location);
  await migrateTrade(database);
  const dealers = await dealersOf(dealersDir);
  const app = createApp({
    dealers: { current: () => dealers },
    database,
    valuer,
    lookupSources: options.lookupSources ?? { decoders: [], plates: null },
    inventory: options.inventory ?? null,
    now,
    signingSecret,
    onCommitted: options.onCommitted ?? (() => {}),
    log: createLog({ name: "trade", level: "silent" }),
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
    origin,
    send,
    /** As a browser sends an HTML form; redirects are not followed. */
    form: (path: string, fields: Record<string, string>, asking: SendOptions = {}) =>
      fetch(origin + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
        headers: { ...senderHeaders(asking), ...asking.headers },
      }),
    post: (path: string, body: unknown, asking?: SendOptions) =>
      send(path, { ...asking, method: "POST", body }),
    put: (path: string, body: unknown, asking?: SendOptions) =>
      send(path, { ...asking, method: "PUT", body }),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await database.close();
    },
  };
}

export type RunningTrade = Awaited<ReturnType<typeof runTrade>>;
