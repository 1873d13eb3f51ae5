import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import type { Database } from "@forecourt/service-kit/db";
import type { ApplicationKind, ApplicationRow, FinancingTables } from "../store/tables.ts";
import type { VaultSecrets } from "../vault/vault.ts";
import { tokenHash } from "./tokens.ts";

/**
 * A dealer's application by a token of an applicant, whose token it is, and whether it comes from a mail's link; null =
 * no application has it, or the application was disposed of.
 */
export async function applicationByToken(
  { query }: Database<FinancingTables>,
  secrets: VaultSecrets,
  { dealerId, token, kind }: { dealerId: string; token: string; kind: ApplicationKind },
): Promise<{ row: ApplicationRow; party: Party; isMailed: boolean } | null> {
  const hash = tokenHash(secrets, token);
  const row = await query
    .selectFrom("financing_applications")
    .selectAll()
    .where((match) =>
      match.or([
        match("token_hash", "=", hash),
        match("co_token_hash", "=", hash),
        match("mail_token_hash", "=", hash),
        match("co_mail_token_hash", "=", hash),
      ]),
    )
    .where("dealer_id", "=", dealerId)
    .where("kind", "=", kind)
    .where("content", "!=", "")
    .executeTakeFirst();
  if (!row) return null;
  const isCo = row.co_token_hash === hash || row.co_mail_token_hash === hash;
  const isMailed = row.mail_token_hash === hash || row.co_mail_token_hash === hash;
  return { row, party: isCo ? "coBorrower" : "borrower", isMailed };
}

/** An application by its id, which is known to exist. */
export function applicationById(
  { query }: Database<FinancingTables>,
  id: string,
): Promise<ApplicationRow> {
  return query
    .selectFrom("financing_applications")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
