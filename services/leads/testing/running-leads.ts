import { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Database, DatabaseLocation } from "@forecourt/service-kit/db";
import { openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { createMetrics } from "@forecourt/service-kit/metrics";
import { createApp } from "../app.ts";
import { createEarlyAccessCount } from "../inventory/early-access-count.ts";
import { createVehicleForSale } from "../inventory/vehicle-for-sale.ts";
import { createQuoteStore } from "../quotes/quote-store.ts";
import { createOutbox } from "../store/outbox.ts";
import { createRejectedFormStore } from "../store/rejected-form-store.ts";
import type { LeadsTables } from "../store/tables.ts";
import { createLeadStore, migrateLeads } from "../store.ts";
import { createTestDriveStore } from "../test-drives/test-drive-store.ts";
import { createOptOuts } from "../texts/opt-outs.ts";

export const secret = "the secret of these tests, long enough";

/** Secret with which the SMS provider of these tests signs its calls. */
export const smsWebhookSecret = "the auth token of the provider";

const PATIENT_MS = 30_000;

interface RunLeadsOptions {
  location: DatabaseLocation;
  /** Default: the shipped dealers. */
  dealersDir?: string;
  now: () => Date;
  /** The URL of the inventory service; missing = none. */
  inventory?: string;
  /** How long it is waited for, in ms. Default: longer than any pause of a busy machine. */
  inventoryMs?: number;
  /** Default: none, as in production. */
  previewRecipient?: string;
  /** Called with every log line. */
  onLine?: (line: string) => void;
}

interface RequestOptions {
  dealer?: string;
  store?: string;
  headers?: Record<string, string>;
}

interface Init {
  method?: string;
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

export interface LeadsResponse {
  status: number;
  text: string;
  headers: Headers;
  /** The parsed JSON; null = another type. */
  body: unknown;
}

/** A replica of the leads service without delivery. */
export async function runLeads(setting: RunLeadsOptions) {
  const { location, dealersDir = shippedDealers, now, inventory, onLine } = setting;
  const replicas = inventory === undefined ? null : [inventory];
  const database = openDatabase<LeadsTables>(location);
  await migrateLeads(database);
  const dealers = await loadDealers(dealersDir);
  const log = onLine
    ? createLog({ name: "leads", destination: { write: onLine } })
    : createLog({ name: "leads", level: "silent" });
  const app = createApp({
    dealers: { current: () => dealers },
    store: createLeadStore(database, { messageIdHost: "site.example", onCommitted() {}, now }),
    rejectedForms: createRejectedFormStore(database),
    testDrives: createTestDriveStore(database),
    quotes: createQuoteStore(database),
    vehicleForSale: createVehicleForSale(replicas, log, setting.inventoryMs ?? PATIENT_MS),
    earlyAccessCount: createEarlyAccessCount(replicas, setting.inventoryMs ?? PATIENT_MS),
    signingSecret: secret,
    previewRecipient: setting.previewRecipient ?? null,
    optOuts: createOptOuts(database),
    smsWebhookSecret,
    now,
    log,
    metrics: createMetrics(),
    ready: async () => allReady("database"),
  });
  const server = await listen(app, "127.0.0.1", 0);
  const ask = clientAt(`http://127.0.0.1:${server.port}`);
  return {
    database,
    outbox: createOutbox(database),
    get: (path: string, asking?: RequestOptions) => ask(path, {}, asking),
    postJson: (path: string, body: unknown, asking?: RequestOptions) =>
      ask(
        path,
        {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        },
        asking,
      ),
    postForm: (path: string, fields: Record<string, string>, asking?: RequestOptions) =>
      ask(path, { method: "POST", body: new URLSearchParams(fields) }, asking),
    /** The rejected form of a response with its cookie, as the shell's server reads it. */
    async rejectedForm({ headers }: LeadsResponse, asking: RequestOptions = {}) {
      const cookie = headers.get("set-cookie")?.split(";", 1)[0] ?? "";
      const path = "/api/leads/rejected-form";
      const { body } = await ask(path, {}, { ...asking, headers: { cookie } });
      return RejectedForm.parse(body);
    },
    /** Mails to the dealer. */
    mails: () => mailsTo(database, "dealer"),
    /** Confirmations, in the order of their creation. */
    shopperMails: () => mailsTo(database, "shopper"),
    /** Text messages, in the order of their creation. */
    texts: () => textsIn(database),
    leads: () => database.query.selectFrom("leads_leads").selectAll().execute(),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await database.close();
    },
  };
}

function textsIn({ query }: Database<LeadsTables>) {
  return query.selectFrom("leads_texts").selectAll().orderBy("created_at").execute();
}

function mailsTo({ query }: Database<LeadsTables>, audience: "dealer" | "shopper") {
  return query
    .selectFrom("leads_outbox")
    .selectAll()
    .where("audience", "=", audience)
    .orderBy("recipient")
    .orderBy("created_at")
    .execute();
}

/** Sends requests like the gateway, for a client at one address. */
function clientAt(origin: string) {
  return async (path: string, init: Init, asking: RequestOptions = {}): Promise<LeadsResponse> => {
    const { dealer = "ozark-mitsubishi", store, headers = {} } = asking;
    const response = await fetch(origin + path, {
      ...init,
      redirect: "manual",
      headers: {
        [internalHeaders.dealer]: dealer,
        ...(store === undefined ? {} : { [internalHeaders.store]: store }),
        "x-forwarded-for": "203.0.113.7",
        "x-forwarded-host": "www.dealer.example",
        ...init.headers,
        ...headers,
      },
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const body: unknown = isJson ? JSON.parse(text) : null;
    return { status: response.status, text, headers: response.headers, body };
  };
}

export type RunningLeads = Awaited<ReturnType<typeof runLeads>>;

/** A form token that was issued some seconds before `now`. */
export function formTokenIssuedAgo(
  now: Date,
  secondsAgo = 30,
  dealerId = "ozark-mitsubishi",
): string {
  const opened = new Date(now.getTime() - secondsAgo * 1000);
  return signFormToken({ secret, dealerId, now: opened });
}
