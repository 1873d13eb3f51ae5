import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { allReady } from "@forecourt/service-kit/health";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { firstKey } from "@forecourt/service-kit/vault/testing/test-keys";
import { openVault } from "@forecourt/service-kit/vault/vault";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { createRelayLead } from "../resumes/relay-lead.ts";
import type { CompanyTables } from "../store/tables.ts";
import { migrateCompany } from "../store.ts";

/** Request that the leads service got. */
interface SentLead {
  headers: IncomingHttpHeaders;
  body: string;
}

interface LeadsAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

const receipt = JSON.stringify({ number: "F-7K3Q2M", token: "t".repeat(22) });

/** A leads service on this machine; `answer` may be replaced. */
async function runLeads() {
  const sent: SentLead[] = [];
  const leads = {
    sent,
    answer: { status: 200, body: receipt } as LeadsAnswer | null,
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push({ headers: request.headers, body });
      if (leads.answer === null) return response.destroy();
      const {
        status,
        headers = { "content-type": "application/json" },
        body: answer,
      } = leads.answer;
      response.writeHead(status, headers).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(leads, {
    origin,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  });
}

interface RunOptions {
  location: DatabaseLocation;
  now: () => Date;
  /** Default: none. */
  scan?: Deps["scan"];
  /** Called with every log line. */
  onLine?: (line: string) => void;
}

/** The company service with a leads service beside it. */
export async function runCompany({ location, now, scan = null, onLine }: RunOptions) {
  const database = openDatabase<CompanyTables>(location);
  await migrateCompany(database);
  const vault = await openVault({ area: "company", database, wrapper: firstKey(), now });
  const dealers = await loadDealers(shippedDealers);
  const leads = await runLeads();
  const app = createApp({
    dealers: { current: () => dealers },
    database,
    vault,
    relayLead: createRelayLead([leads.origin]),
    scan,
    now,
    log: createLog(
      onLine
        ? { name: "company", destination: { write: onLine } }
        : { name: "company", level: "silent" },
    ),
    ready: async () => allReady("database"),
  });
  const server = await listen(app, "127.0.0.1", 0);
  return {
    port: server.port,
    origin: `http://127.0.0.1:${server.port}`,
    database,
    vault,
    leads,
    send: (path: string, init: RequestInit & { headers?: Record<string, string> }) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        redirect: "manual",
        ...init,
        headers: { [internalHeaders.dealer]: "ozark-mitsubishi", ...init.headers },
      }),
    resumes: () => database.query.selectFrom("company_resumes").selectAll().execute(),
    keys: () => database.query.selectFrom("company_vault_keys").selectAll().execute(),
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await leads.close();
      await database.close();
    },
  };
}

export type RunningCompany = Awaited<ReturnType<typeof runCompany>>;
