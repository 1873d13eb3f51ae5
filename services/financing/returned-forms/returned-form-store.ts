import { randomUUID } from "node:crypto";
import {
  ReturnedForm,
  returnedFormSeconds,
} from "@forecourt/contracts/areas/financing/returned-form";
import { AppError } from "@forecourt/contracts/errors";
import type { Kysely } from "kysely";
import { newToken, tokenHash } from "../applications/tokens.ts";
import type { Deps } from "../deps.ts";
import type { FinancingTables } from "../store/tables.ts";

type StoreDeps = Pick<Deps, "database" | "vault" | "now">;

const place = { table: "financing_returned_forms", column: "content" } as const;

/** Seals a rejected form for ten minutes; returns the token that opens it. */
export async function insertReturnedForm(
  { database, vault, now }: StoreDeps,
  dealerId: string,
  form: ReturnedForm,
): Promise<string> {
  const token = newToken();
  const id = randomUUID();
  const expiresAt = new Date(now().getTime() + returnedFormSeconds * 1000).toISOString();
  const key = await vault.newKey({
    record_id: id,
    kind: "returned-form",
    retain_until: expiresAt,
  });
  const row = {
    id,
    dealer_id: dealerId,
    token_hash: tokenHash(vault.secrets, token),
    content: key.seal(place, form),
    expires_at: expiresAt,
  };
  await database.query.transaction().execute(async (transaction) => {
    await transaction.insertInto("financing_vault_keys").values(key.row).execute();
    await transaction.insertInto("financing_returned_forms").values(row).execute();
  });
  return token;
}

/** The rejected form of a token; the access is logged. @throws AppError not-found, also for an expired form */
export async function readReturnedForm(
  { database, vault, now }: StoreDeps,
  { dealerId, token }: { dealerId: string; token: string },
): Promise<ReturnedForm> {
  const row = await database.query
    .selectFrom("financing_returned_forms")
    .selectAll()
    .where("token_hash", "=", tokenHash(vault.secrets, token))
    .where("dealer_id", "=", dealerId)
    .where("expires_at", ">", now().toISOString())
    .executeTakeFirst();
  if (!row) throw new AppError("not-found", "no returned form has this token");
  const access = { actor: "borrower", reason: "shows the form to correct" };
  const [value] = await vault.open(row.id, [{ ...place, text: row.content }], access);
  return ReturnedForm.parse(value);
}

/** Deletes up to `most` expired forms with their keys; returns how many. */
export async function deleteExpiredReturnedForms(
  query: Kysely<FinancingTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const rows = await query
    .selectFrom("financing_returned_forms")
    .select("id")
    .where("expires_at", "<=", now.toISOString())
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await query.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("financing_vault_keys").where("record_id", "in", ids).execute();
    await transaction.deleteFrom("financing_returned_forms").where("id", "in", ids).execute();
  });
  return ids.length;
}
