import type { Receipt } from "@forecourt/contracts/leads/send";
import type { Database } from "@forecourt/service-kit/db";
import { migrate } from "@forecourt/service-kit/db/migrate";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import { leadsMigrations } from "./migrations/list.ts";
import { createGate } from "./store/gate.ts";
import { acceptLead, type Inquiry } from "./store/insert-lead.ts";
import { type KeptInquiry, leadByToken } from "./store/lead-by-token.ts";
import type { LeadsTables } from "./store/tables.ts";
import {
  type CancelOutcome,
  cancelDrive,
  type DriveCancellation,
} from "./test-drives/cancel-test-drive.ts";

/** What routes ask of the store of leads. */
export interface LeadStore {
  /**
   * Commits a lead with its mails, and only then gives its receipt; delivery is told. The same
   * `identity` (null = the client gave no key) gets the same receipt, and writes nothing again.
   * `prepare` runs only for a request that has none yet: spam checks, limits and routing belong there.
   * @throws AppError idempotency-conflict, still-running, and whatever `prepare` throws.
   */
  accept(
    identity: RequestIdentity | null,
    prepare: () => Inquiry | Promise<Inquiry>,
  ): Promise<Receipt>;
  /** A dealer's inquiry by the token of its page; null when there is none. */
  byToken(dealerId: string, token: string): Promise<KeptInquiry | null>;
  /** Cancels the test drive that an inquiry booked, with the mails that say so; delivery is told. */
  cancelDrive(cancellation: DriveCancellation): Promise<CancelOutcome>;
}

export interface LeadStoreOptions {
  /** The part of a Message-ID behind the @. */
  messageIdHost: string;
  /** Told of every lead once it is committed. */
  onAccepted(): void;
  /** Waited for before a lead is written; default: nothing. */
  beforeWrite?: () => Promise<void>;
  now?: () => Date;
}

/**
 * Leads that are written at once. Delivery shares the database's connections with them: what it has to
 * record must not wait for all who send at that moment, or mails go out only once nobody sends.
 */
const writesAtOnce = { sqlite: 1, postgres: 4 } as const;

/** Keeps leads in `database`, whose tables `migrateLeads` has made. */
export function createLeadStore(
  database: Database<LeadsTables>,
  { messageIdHost, onAccepted, beforeWrite, now = () => new Date() }: LeadStoreOptions,
): LeadStore {
  const gate = createGate(writesAtOnce[database.engine]);
  return {
    async accept(identity, prepare) {
      const record = { database, area: "leads", now };
      let leave = () => {};
      try {
        const { answer, isRepeated } = await runIdempotent(record, identity, async () => {
          const inquiry = await prepare();
          await beforeWrite?.();
          leave = await gate.enter();
          return (transaction) =>
            acceptLead(transaction, inquiry, { receivedAt: now(), messageIdHost });
        });
        if (!isRepeated) onAccepted();
        return answer;
      } finally {
        leave();
      }
    },
    byToken: (dealerId, token) => leadByToken(database, dealerId, token),
    async cancelDrive(cancellation) {
      const outcome = await cancelDrive(database, cancellation, messageIdHost);
      if (outcome === "cancelled") onAccepted();
      return outcome;
    },
  };
}

/** Makes or updates the leads' tables; safe from several replicas at once. */
export async function migrateLeads(database: Database<LeadsTables>): Promise<void> {
  await migrate(database, "leads", leadsMigrations);
}
