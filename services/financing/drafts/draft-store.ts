import { randomUUID } from "node:crypto";
import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import { draftDays } from "@forecourt/contracts/areas/financing/drafts";
import { AppError } from "@forecourt/contracts/errors";
import { VaultError } from "@forecourt/service-kit/vault/vault-error";
import { newToken, tokenHash } from "../applications/tokens.ts";
import type { Deps } from "../deps.ts";
import type { DraftRow } from "../store/tables.ts";

export type DraftDeps = Pick<Deps, "database" | "vault" | "now">;

/** Fields as typed, by path. */
export type Fields = Record<string, string>;

/** A draft that was read, and who reads it. */
export interface OpenDraft {
  row: DraftRow;
  party: Party;
  borrower: Fields;
  coBorrower: Fields;
}

const table = "financing_drafts";
const DAY_MS = 24 * 60 * 60 * 1000;

/** When a draft that changes at `now` expires. */
export function draftExpiry(now: Date): Date {
  return new Date(now.getTime() + draftDays * DAY_MS);
}

/** Stores a new draft; its token is returned once, and only its hash is stored. */
export async function insertDraft(
  { database, vault, now }: DraftDeps,
  draft: { dealerId: string; storeId: string; isJoint: boolean; borrower: Fields },
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const id = randomUUID();
  const expiresAt = draftExpiry(now()).toISOString();
  const key = await vault.newKey({ record_id: id, kind: "draft", retain_until: expiresAt });
  const row: DraftRow = {
    id,
    dealer_id: draft.dealerId,
    store_id: draft.storeId,
    token_hash: tokenHash(vault.secrets, token),
    co_token_hash: null,
    invited_at: null,
    is_joint: draft.isJoint ? 1 : 0,
    borrower: key.seal({ table, column: "borrower" }, draft.borrower),
    co_borrower: key.seal({ table, column: "co_borrower" }, {}),
    revision: 1,
    expires_at: expiresAt,
    application_id: null,
  };
  await database.query.transaction().execute(async (transaction) => {
    await transaction.insertInto("financing_vault_keys").values(key.row).execute();
    await transaction.insertInto("financing_drafts").values(row).execute();
  });
  return { token, expiresAt };
}

/**
 * The draft of a token, of the borrower or of the invited co-borrower. @throws AppError not-found, also for an expired
 * draft
 */
export async function findDraft(
  { database, vault, now }: DraftDeps,
  { dealerId, token }: { dealerId: string; token: string },
): Promise<{ row: DraftRow; party: Party }> {
  const hash = tokenHash(vault.secrets, token);
  const row = await database.query
    .selectFrom("financing_drafts")
    .selectAll()
    .where((match) => match.or([match("token_hash", "=", hash), match("co_token_hash", "=", hash)]))
    .where("dealer_id", "=", dealerId)
    .where("expires_at", ">", now().toISOString())
    .executeTakeFirst();
  if (!row) throw new AppError("not-found", "no draft has this token");
  return { row, party: row.token_hash === hash ? "borrower" : "coBorrower" };
}

/** The draft with its typed data; the access is logged. A submitted draft has no data. */
export async function readDraft(
  deps: DraftDeps,
  found: { row: DraftRow; party: Party },
  reason: string,
): Promise<OpenDraft> {
  const { row, party } = found;
  if (row.application_id !== null) return { ...found, borrower: {}, coBorrower: {} };
  const actor = party === "borrower" ? "borrower" : "co-borrower";
  const columns = [
    { table, column: "borrower", text: row.borrower },
    { table, column: "co_borrower", text: row.co_borrower },
  ];
  try {
    const [borrower, coBorrower] = await deps.vault.open(row.id, columns, { actor, reason });
    return { ...found, borrower: borrower as Fields, coBorrower: coBorrower as Fields };
  } catch (error) {
    const submitted = isDisposed(error) ? await submittedRow(deps, row.id) : undefined;
    if (submitted === undefined) throw error;
    return { row: submitted, party, borrower: {}, coBorrower: {} };
  }
}

const isDisposed = (error: unknown): boolean =>
  error instanceof VaultError && error.fault === "disposed";

/** The row of a draft whose key another submission has destroyed since the row was read. */
async function submittedRow({ database }: DraftDeps, id: string): Promise<DraftRow | undefined> {
  return database.query
    .selectFrom("financing_drafts")
    .selectAll()
    .where("id", "=", id)
    .where("application_id", "is not", null)
    .executeTakeFirst();
}

/** Parts of a draft that a change writes; missing parts stay as they are. */
export interface DraftChange {
  borrower?: Fields;
  coBorrower?: Fields;
  isJoint?: boolean;
  /** The hash of the co-borrower's token; null = their link ends. */
  coTokenHash?: string | null;
}

/** Writes a change and returns the draft with it; null = the draft was changed since it was read. */
export async function updateDraft(
  { database, vault, now }: DraftDeps,
  draft: OpenDraft,
  change: DraftChange,
): Promise<OpenDraft | null> {
  const { row } = draft;
  const seal = await vault.sealerOf(row.id).catch((error: unknown) => {
    if (isDisposed(error)) return null;
    throw error;
  });
  if (seal === null) return null;
  const { borrower, coBorrower, isJoint, coTokenHash } = change;
  const changed = {
    revision: row.revision + 1,
    expires_at: draftExpiry(now()).toISOString(),
    ...(borrower && { borrower: seal({ table, column: "borrower" }, borrower) }),
    ...(coBorrower && { co_borrower: seal({ table, column: "co_borrower" }, coBorrower) }),
    ...(isJoint !== undefined && { is_joint: isJoint ? (1 as const) : (0 as const) }),
    ...(coTokenHash !== undefined && {
      co_token_hash: coTokenHash,
      invited_at: coTokenHash === null ? null : now().toISOString(),
    }),
  };
  const isStored = await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("financing_drafts")
      .set(changed)
      .where("id", "=", row.id)
      .where("revision", "=", row.revision)
      .where("application_id", "is", null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await transaction
      .updateTable("financing_vault_keys")
      .set({ retain_until: changed.expires_at })
      .where("record_id", "=", row.id)
      .execute();
    return true;
  });
  if (!isStored) return null;
  return {
    party: draft.party,
    row: { ...row, ...changed },
    borrower: borrower ?? draft.borrower,
    coBorrower: coBorrower ?? draft.coBorrower,
  };
}
