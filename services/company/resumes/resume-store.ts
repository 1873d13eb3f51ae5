import type { Tenant } from "@forecourt/contracts/tenant";
import type { Deps } from "../deps.ts";
import type { ResumeFormat } from "./inspect/inspect-file.ts";

/** Sealed content of a resume. */
export interface StoredResume {
  /** As typed. */
  firstName: string;
  lastName: string;
  email: string;
  position: string;
  /** Base64. */
  file: string;
}

export interface NewResume extends StoredResume {
  /** Equal for equal applications, so that an application that is sent twice is stored once. */
  identity: string;
  tenant: Tenant;
  format: ResumeFormat;
  size: number;
}

/** Where the content is sealed. */
export const resumePlace = { table: "company_resumes", column: "content" } as const;

/**
 * Employers keep job applications for a year, or two as federal contractors (29 CFR 1602.14, 41 CFR 60-1.12); the longer
 * time holds for everybody.
 */
const RETENTION_YEARS = 2;

/** No 0, 1, I and O, which are mistaken for each other. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Stores a resume in the vault; resolves to its id and number. Storing the same again changes nothing. */
export async function storeResume(
  { database, vault, now }: Pick<Deps, "database" | "vault" | "now">,
  { identity, tenant, format, size, ...content }: NewResume,
): Promise<{ id: string; number: string }> {
  const id = vault.secrets.digest("application", identity);
  const number = numberOf(id);
  const at = now();
  const retainUntil = new Date(at);
  retainUntil.setUTCFullYear(at.getUTCFullYear() + RETENTION_YEARS);
  const key = await vault.newKey({
    record_id: id,
    kind: "resume",
    retain_until: retainUntil.toISOString(),
  });
  const row = {
    id,
    number,
    dealer_id: tenant.dealerId,
    store_id: tenant.storeId,
    format,
    size,
    received_at: at.toISOString(),
    is_sent: 0 as const,
    content: key.seal(resumePlace, content satisfies StoredResume),
  };
  await database.query.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("company_vault_keys")
      .values(key.row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await transaction.insertInto("company_resumes").values(row).execute();
  });
  return { id, number };
}

/** Forty bits of the digest, which is as good as random. */
function numberOf(id: string): string {
  const text = [...Buffer.from(id, "base64url").subarray(0, 8)]
    .map((byte) => letters[byte % letters.length])
    .join("");
  return `R-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Records that the leads service has the application. */
export async function markSent({ query }: Deps["database"], id: string): Promise<void> {
  await query.updateTable("company_resumes").set({ is_sent: 1 }).where("id", "=", id).execute();
}

/** Deletes the resume of an application that was refused, unless it was accepted before. */
export async function deleteUnsent({ query }: Deps["database"], id: string): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("company_resumes")
      .where("id", "=", id)
      .where("is_sent", "=", 0)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await transaction.deleteFrom("company_vault_keys").where("record_id", "=", id).execute();
  });
}
