import type { Receipt } from "@forecourt/contracts/leads/receipt";
import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import {
  findIdempotentResult,
  runIdempotent,
} from "@forecourt/service-kit/idempotency/run-idempotent";
import pLimit from "p-limit";
import { leadsMigrations } from "./migrations/list.ts";
import { leadByToken, type StoredInquiry } from "./store/lead-by-token.ts";
import { type LeadTransaction, leadTransaction } from "./store/lead-transaction.ts";
import type { LeadsTables } from "./store/tables.ts";

/** Leads in the database. */
export interface LeadStore {
  /**
   * The receipt that an earlier request with this identity got; null = there was none.
   * @throws AppError idempotency-conflict when the key was used with another body.
   */
  findReceipt(identity: RequestIdentity | null): Promise<Receipt | null>;
  /**
   * Runs `write` in one transaction, then wakes delivery. When two requests with the same identity
   * (null = no key) run at once, one of them writes and both get its result.
   * @throws AppError idempotency-conflict, still-running, and whatever `write` throws.
   */
  commit<R>(
    identity: RequestIdentity | null,
    write: (transaction: LeadTransaction) => Promise<R>,
  ): Promise<R>;
  /** A dealer's inquiry by its token; null = there is none. */
  byToken(dealerId: string, token: string): Promise<StoredInquiry | null>;
}

export interface LeadStoreOptions {
  /** The part of a Message-ID after the @. */
  messageIdHost: string;
  /** Called after each commit, when there may be new mails. */
  onCommitted(): void;
  /** Awaited before each transaction; default: no delay. */
  waitForCapacity?: () => Promise<void>;
  now?: () => Date;
}

/**
 * Maximum number of concurrent transactions. Delivery uses the same connections: if requests took all of them, mails
 * would be sent only after the rush.
 */
const maxTransactions = { sqlite: 1, postgres: 4 } as const;

/** The store of leads; `migrateLeads` must have created its tables. */
export function createLeadStore(
  database: Database<LeadsTables>,
  { messageIdHost, onCommitted, waitForCapacity, now = () => new Date() }: LeadStoreOptions,
): LeadStore {
  const results = { database, area: "leads", now };
  const limit = pLimit(maxTransactions[database.engine]);
  return {
    async findReceipt(identity) {
      const result = identity && (await findIdempotentResult<Receipt>(results, identity));
      return result && result.answer;
    },
    async commit(identity, write) {
      await waitForCapacity?.();
      const { answer, isRepeated } = await limit(() =>
        runIdempotent(results, identity, (transaction) =>
          write(leadTransaction(transaction, { messageIdHost, receivedAt: now() })),
        ),
      );
      if (!isRepeated) onCommitted();
      return answer;
    },
    byToken: (dealerId, token) => leadByToken(database, dealerId, token),
  };
}

/** Creates or updates the tables; several replicas may do this at the same time. */
export async function migrateLeads(database: Database<LeadsTables>): Promise<void> {
  await migrate(database, "leads", leadsMigrations);
}
