import { internalHeaders } from "@forecourt/contracts/tenant";
import { textVersion } from "@forecourt/domain/text-version";
import { type Database, type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import type { KeyWrapper } from "@forecourt/service-kit/vault/key-wrapper";
import { firstKey } from "@forecourt/service-kit/vault/testing/test-keys";
import { createApp } from "../app.ts";
import type { Bureau } from "../bureau/bureau.ts";
import { sandboxBureau } from "../bureau/sandbox-bureau.ts";
import type { FindCar } from "../deal/find-car.ts";
import type { FinancingTables } from "../store/tables.ts";
import { migrateFinancing } from "../store.ts";
import { openVault } from "../vault/vault.ts";

interface RunOptions {
  location: DatabaseLocation;
  now: () => Date;
  /** Default: the sandbox. */
  bureau?: Bureau;
  /** Default: no car is looked up. */
  findCar?: FindCar;
  /** Default: the first key. */
  wrapper?: KeyWrapper;
  /** Default: the dealers that ship. */
  dealersDir?: string;
  /** Called with every log line. */
  onLine?: (line: string) => void;
  /** Level of the lines that `onLine` gets. Default: info. */
  logLevel?: "trace";
  /** The database as the app gets it. Default: as it is. */
  wrapDatabase?: (database: Database<FinancingTables>) => Database<FinancingTables>;
  /** Called after an application is stored. */
  onCommitted?: () => void;
}

interface SendOptions {
  method?: string;
  body?: unknown;
  /** Default: ozark-mitsubishi. */
  dealer?: string;
  /** Default: a network of its own for each client. */
  network?: string;
  headers?: Record<string, string>;
}

/** Without an inventory. */
const unchecked: FindCar = async ({ vin }) => ({ vin, state: "unchecked", facts: null });

function logOf({ onLine, logLevel }: RunOptions) {
  if (!onLine) return createLog({ name: "financing", level: "silent" });
  const destination = { write: onLine };
  return createLog({ name: "financing", ...(logLevel && { level: logLevel }), destination });
}

/** A replica of the financing service without lead delivery. */
export async function runFinancing(options: RunOptions) {
  const { location, now, wrapper = firstKey() } = options;
  const database = openDatabase<FinancingTables>(location);
  await migrateFinancing(database);
  const vault = await openVault({ database, wrapper, now });
  const dealers = await loadDealers(options.dealersDir ?? shippedDealers);
  const log = logOf(options);
  const app = createApp({
    dealers: { current: () => dealers },
    database: options.wrapDatabase?.(database) ?? database,
    vault,
    bureau: options.bureau ?? sandboxBureau(),
    findCar: options.findCar ?? unchecked,
    now,
    onCommitted: options.onCommitted ?? (() => undefined),
    log,
    ready: async () => allReady("database"),
  });
  const server = await listen(app, "127.0.0.1", 0);
  const { texts } = dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
  const send = async (path: string, asking: SendOptions = {}) => {
    const { method = "GET", body, dealer = "ozark-mitsubishi", network = "203.0.113.7" } = asking;
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      redirect: "manual",
      headers: {
        [internalHeaders.dealer]: dealer,
        "x-forwarded-for": network,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...asking.headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    const answer: unknown = isJson ? JSON.parse(text) : null;
    return { status: response.status, body: answer, headers: response.headers };
  };
  return {
    port: server.port,
    database,
    vault,
    send,
    post: (path: string, body: unknown, asking?: SendOptions) =>
      send(path, { ...asking, method: "POST", body }),
    put: (path: string, body: unknown, asking?: SendOptions) =>
      send(path, { ...asking, method: "PUT", body }),
    /** Metrics as Prometheus gets them. */
    metrics: async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text(),
    /** The current version of a consent. */
    consent: (name: string) => textVersion(texts[`financing.consent.${name}`] ?? ""),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await database.close();
    },
  };
}

export type RunningFinancing = Awaited<ReturnType<typeof runFinancing>>;
