import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import { ApplicationEvent } from "@forecourt/contracts/leads/application-events";
import type { Database } from "@forecourt/service-kit/db";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import { sql, type Transaction } from "kysely";
import type { ApplicationRow, FinancingTables, QueuedEvent } from "../store/tables.ts";

/** How long a worker has a claimed mail; another one takes it after that. */
const LEASE_MS = 60_000;

const MAX_RETRY_MS = 30 * 60 * 1000;

/** A mail to send, with its content. */
export interface DueNotification {
  applicationId: string;
  event: ApplicationEvent;
  /** Applicant to whom the mail is sent. */
  party: Party;
  /** Sealed. */
  content: string;
  /** Sealed; null = no offer is accepted. */
  acceptance: string | null;
  createdAt: string;
  dealerId: string;
  number: string;
  leadToken: string;
  /** The last day of the pre-approval or the offer; null = none is stated. */
  validUntil: string | null;
  /** True = an earlier answer was replaced. */
  isChanged: boolean;
}

/**
 * Queues a mail to each applicant who has a page for it, in the transaction of the event. An event that was mailed
 * before is mailed again.
 */
export async function queueNotification(
  transaction: Transaction<FinancingTables>,
  {
    row,
    news,
    now,
  }: {
    row: Pick<ApplicationRow, "id" | "co_mail_token_hash">;
    news: ApplicationEvent;
    now: string;
  },
): Promise<void> {
  const fresh = {
    created_at: now,
    ...queuedColumns(now),
  };
  const queued: QueuedEvent[] = [news, ...(row.co_mail_token_hash ? [`co-${news}` as const] : [])];
  await transaction
    .insertInto("financing_news")
    .values(queued.map((one) => ({ application_id: row.id, news: one, ...fresh })))
    .onConflict((conflict) => conflict.columns(["application_id", "news"]).doUpdateSet(fresh))
    .execute();
}

/** Claims up to `most` due mails whose lead is stored: no other worker gets them before the lease ends. */
export async function claimNotifications(
  { query, engine }: Database<FinancingTables>,
  { owner, most, now }: { owner: string; most: number; now: Date },
): Promise<DueNotification[]> {
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  const skipLocked = engine === "postgres" ? sql`for update of n skip locked` : sql``;
  const { rows } = await sql<{ application_id: string; news: QueuedEvent }>`
    update financing_news
    set state = 'sending', owner = ${owner}, due_at = ${lease}, attempts = attempts + 1
    where (application_id, news) in (
      select n.application_id, n.news from financing_news n
      join financing_outbox o on o.application_id = n.application_id
      where n.state in ('queued', 'sending') and n.due_at <= ${now.toISOString()}
        and o.lead_token is not null
      order by n.due_at limit ${most} ${skipLocked}
    )
    returning application_id, news`.execute(query);
  if (rows.length === 0) return [];
  const due = await query
    .selectFrom("financing_news as n")
    .innerJoin("financing_applications as a", "a.id", "n.application_id")
    .innerJoin("financing_outbox as o", "o.application_id", "n.application_id")
    .select(["n.application_id as applicationId", "n.news", "n.created_at as createdAt"])
    .select(["a.dealer_id as dealerId", "a.number", "a.content", "a.acceptance"])
    .select("a.answer_valid_until as validUntil")
    .select(sql<string>`o.lead_token`.as("leadToken"))
    .select((news) =>
      news
        .selectFrom("financing_earlier_answers as e")
        .select("e.id")
        .whereRef("e.application_id", "=", "n.application_id")
        .limit(1)
        .as("earlierId"),
    )
    .where("n.owner", "=", owner)
    .where("n.state", "=", "sending")
    .where("n.due_at", "=", lease)
    .execute();
  return due.map(({ news, earlierId, ...one }) => {
    const isCo = news.startsWith("co-");
    return {
      ...one,
      isChanged: earlierId !== null,
      event: ApplicationEvent.parse(isCo ? news.slice("co-".length) : news),
      party: isCo ? "coBorrower" : "borrower",
    };
  });
}

function queuedAs({ event, party }: Pick<DueNotification, "event" | "party">): QueuedEvent {
  return party === "borrower" ? event : `co-${event}`;
}

/** Records that the leads service accepted or withheld a mail. News that was queued again in the meantime stays queued. */
export async function markNotificationDone(
  { query }: Database<FinancingTables>,
  { applicationId, createdAt, ...due }: DueNotification,
  state: "sent" | "withheld",
): Promise<void> {
  await query
    .updateTable("financing_news")
    .set({ state, owner: null, last_error: null })
    .where("application_id", "=", applicationId)
    .where("news", "=", queuedAs(due))
    .where("created_at", "=", createdAt)
    .execute();
}

/** Queues a mail again, later with each failure, and never gives up. */
export async function markNotificationFailed(
  { query }: Database<FinancingTables>,
  { applicationId, ...due }: DueNotification,
  { owner, code, now }: { owner: string; code: string; now: Date },
): Promise<void> {
  const row = await query
    .selectFrom("financing_news")
    .select("attempts")
    .where("application_id", "=", applicationId)
    .where("news", "=", queuedAs(due))
    .executeTakeFirstOrThrow();
  const waitMs = Math.min(MAX_RETRY_MS, 1_000 * 2 ** Math.min(row.attempts, 20));
  const dueAt = new Date(now.getTime() + waitMs).toISOString();
  await query
    .updateTable("financing_news")
    .set({ state: "queued", owner: null, last_error: code, due_at: dueAt })
    .where("application_id", "=", applicationId)
    .where("news", "=", queuedAs(due))
    .where("owner", "=", owner)
    .execute();
}
