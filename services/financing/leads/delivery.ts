import { randomUUID } from "node:crypto";
import type { Database } from "@forecourt/service-kit/db";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Log } from "@forecourt/service-kit/log";
import { NEWS_BATCH, sendDueNews } from "../news/news-delivery.ts";
import type { SendNews } from "../news/send-news.ts";
import type { FinancingTables } from "../store/tables.ts";
import { VaultError } from "../vault/vault-error.ts";
import { claimLeads, markFailed, markSent } from "./outbox.ts";
import type { SendLead } from "./send-lead.ts";

const POLL_MS = 5_000;
const BATCH = 10;

interface LeadOptions {
  database: Database<FinancingTables>;
  sendLead: SendLead;
  now: () => Date;
  log: Log;
}

interface DeliveryOptions extends LeadOptions {
  sendNews: SendNews;
}

/** Sends the leads of applications, then the mails to applicants, on any number of replicas. */
export interface LeadDelivery {
  /** Sends what is due; for after a commit. */
  wake(): void;
  close(): Promise<void>;
}

export function startLeadDelivery(options: DeliveryOptions): LeadDelivery {
  const owner = randomUUID();
  const stop = new AbortController();
  let running = Promise.resolve();
  const run = async () => {
    try {
      while (!stop.signal.aborted && (await sendDueLeads(options, owner)) === BATCH);
      while (!stop.signal.aborted && (await sendDueNews(options, owner)) === NEWS_BATCH);
    } catch (error) {
      options.log.error({ err: error }, "leads and mails of applications not read");
    }
  };
  const wake = () => {
    running = running.then(run);
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async close() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** Sends a batch of due leads; returns how many were due. */
export async function sendDueLeads(
  { database, sendLead, now, log }: LeadOptions,
  owner: string,
): Promise<number> {
  const rows = await claimLeads(database, { owner, most: BATCH, now: now() });
  for (const row of rows) {
    try {
      const { token } = await sendLead(row);
      await markSent(database, row.id, token);
    } catch (error) {
      const code = error instanceof VaultError ? error.fault : (errorCode(error) ?? "failed");
      log.warn({ number: row.number, code }, "lead of an application not sent, to be retried");
      await markFailed(database, { applicationId: row.id, owner, code, now: now() });
    }
  }
  return rows.length;
}
