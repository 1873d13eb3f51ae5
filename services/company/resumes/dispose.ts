import { appendAccess } from "@forecourt/service-kit/vault/access-log";
import type { Deps } from "../deps.ts";

const BATCH = 50;

/** A resume whose retention has ended. */
interface DisposedResume {
  recordId: string;
  number: string;
  dealerId: string;
  receivedAt: string;
  retainedUntil: string;
}

/**
 * Destroys resumes whose retention has ended, with their data keys, and logs each. Nothing of them stays but the log.
 */
export async function disposeOfResumes(
  { database, vault }: Pick<Deps, "database" | "vault">,
  now: Date,
): Promise<DisposedResume[]> {
  const disposed: DisposedResume[] = [];
  for (;;) {
    const batch = await expiredResumes(database, { now, most: BATCH });
    for (const { recordId, retainedUntil } of batch) {
      await database.query.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("company_resumes").where("id", "=", recordId).execute();
        await transaction
          .deleteFrom("company_vault_keys")
          .where("record_id", "=", recordId)
          .execute();
        const reason = `retained until ${retainedUntil}`;
        const access = { actor: "retention", action: "disposed", recordId, reason } as const;
        await appendAccess(transaction, vault.secrets, { access, at: now });
      });
    }
    disposed.push(...batch);
    if (batch.length < BATCH) return disposed;
  }
}

/** The resumes whose retention has ended, at most `most`. */
export async function expiredResumes(
  { query }: Deps["database"],
  { now, most }: { now: Date; most: number },
): Promise<DisposedResume[]> {
  const rows = await query
    .selectFrom("company_vault_keys as key")
    .innerJoin("company_resumes as resume", "resume.id", "key.record_id")
    .select(["key.record_id", "key.retain_until", "resume.number", "resume.dealer_id"])
    .select("resume.received_at")
    .where("key.retain_until", "<=", now.toISOString())
    .orderBy("key.record_id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    recordId: row.record_id,
    number: row.number,
    dealerId: row.dealer_id,
    receivedAt: row.received_at,
    retainedUntil: row.retain_until,
  }));
}
