import { signUpForAlerts } from "@forecourt/contracts/areas/inventory/alerts";
import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { type Database, type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { runDigests } from "../../alerts/digests/run-digests.ts";
import { mailDelivery } from "../../alerts/mails/send-mail.ts";
import { deleteExpired } from "../../alerts/subscriptions/cleanup.ts";
import { createApp } from "../../app.ts";
import { startIndexSync } from "../../index-sync/start-index-sync.ts";
import type { InventoryTables } from "../../store/tables.ts";
import { createInventoryStore, migrateInventory } from "../../store.ts";
import type { StubLeads } from "./stub-leads.ts";

export const secret = "the secret of these tests, long enough";

interface RunAlertsOptions {
  location: DatabaseLocation;
  leads: StubLeads;
  dealersDir?: string;
  /** The initial time of the test clock; `at` changes it. */
  now: string;
}

export interface SignUpFields {
  kind: "price" | "similar" | "search";
  vins?: readonly string[];
  vin?: string;
  search?: string;
  email: string;
  contactConsent?: string;
  website?: string;
}

const log = createLog({ name: "alerts", level: "silent" });
const never = new AbortController().signal;

/** A replica of the inventory service that writes digests and sends mails only when the test calls it. */
export async function runAlerts({ location, leads, dealersDir, now: first }: RunAlertsOptions) {
  const database = openDatabase<InventoryTables>(location);
  await migrateInventory(database);
  let dealers = await loadDealers(dealersDir ?? shippedDealers);
  const store = createInventoryStore(database);
  const inventory = startIndexSync({ store, log, pollMs: 5 });
  let moment = new Date(first);
  const deps = {
    database,
    store,
    inventory,
    secret,
    log,
    dealers: { current: () => dealers },
    now: () => moment,
    onQueued() {},
  };
  const ready = async () => ({ ok: true, parts: {}, problems: [] });
  const app = createApp({ ...deps, alerts: deps, log, ready });
  const server = await listen(app, "127.0.0.1", 0);
  const ask = asker(`http://127.0.0.1:${server.port}`);
  const delivery = mailDelivery({ ...deps, replicas: [leads.url] });
  return {
    database,
    dealers,
    deps,
    ask,
    /** Replaces the configuration, as after an edit. */
    async configure(folder: string) {
      dealers = await loadDealers(folder);
    },
    at(time: string) {
      moment = new Date(time);
    },
    /** Waits until the search knows everything that is imported. */
    synced: () => synced(database, inventory.latestChange),
    digests: () => runDigests(deps, never),
    deleteExpired: () => deleteExpired(deps, never),
    async deliver() {
      while ((await sendDueLeads(delivery, "test")) > 0);
    },
    /** Sends the form of a page that was opened a minute ago. */
    signUp: (fields: SignUpFields, dealerId = "ozark-mitsubishi") =>
      ask(signUpForAlerts.path, {
        dealerId,
        json: { ...fields, formToken: tokenAt(moment, dealerId) },
      }),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await inventory.close();
      await database.close();
    },
  };
}

export type RunningAlerts = Awaited<ReturnType<typeof runAlerts>>;

/** A form token that was issued a minute before. */
export function tokenAt(now: Date, dealerId: string): string {
  return signFormToken({ secret, dealerId, now: new Date(now.getTime() - 60_000) });
}

/** The token of the links in a mail. */
export function tokenIn({ stop }: { stop: { oneClickPath: string } }): string {
  return stop.oneClickPath.slice(alertsPath.length + 1).split("/")[0] ?? "";
}

async function synced(
  { query }: Database<InventoryTables>,
  latestChange: () => number | null,
): Promise<void> {
  const { value } = await query
    .selectFrom("inventory_change_counter")
    .select("value")
    .executeTakeFirstOrThrow();
  while ((latestChange() ?? -1) < value) await new Promise((resolve) => setImmediate(resolve));
}

interface Asking {
  dealerId?: string;
  storeId?: string;
  json?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
}

/** Sends requests as the gateway does, for a client at one address. */
function asker(origin: string) {
  return async (path: string, asking: Asking = {}) => {
    const { dealerId = "ozark-mitsubishi", storeId, json, form, headers = {} } = asking;
    const body = form ? new URLSearchParams(form) : json ? JSON.stringify(json) : null;
    const response = await fetch(origin + path, {
      method: asking.method ?? (body === null ? "GET" : "POST"),
      redirect: "manual",
      body,
      headers: {
        [internalHeaders.dealer]: dealerId,
        ...(storeId !== undefined && { [internalHeaders.store]: storeId }),
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-host": "www.dealer.example",
        ...(json && { "content-type": "application/json" }),
        ...headers,
      },
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const parsed: unknown = isJson ? JSON.parse(text) : null;
    return { status: response.status, body: parsed, location: response.headers.get("location") };
  };
}
