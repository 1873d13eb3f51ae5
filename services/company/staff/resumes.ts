import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { VaultError } from "@forecourt/service-kit/vault/vault-error";
import type { Deps } from "../deps.ts";
import { resumePlace, type StoredResume } from "../resumes/resume-store.ts";
import type { ResumeRow } from "../store/tables.ts";

/** Person who reads resumes, and the reason. */
interface Reader {
  name: string;
  reason: string;
}

/** The newest resumes of all dealers or one, without anything that was typed. */
export async function listResumes(
  { database }: Pick<Deps, "database">,
  { dealerId, most }: { dealerId: string | null; most: number },
): Promise<Omit<ResumeRow, "content">[]> {
  return database.query
    .selectFrom("company_resumes")
    .select(["id", "number", "dealer_id", "store_id", "format", "size", "received_at", "is_sent"])
    .$if(dealerId !== null, (rows) => rows.where("dealer_id", "=", dealerId ?? ""))
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
}

/** A resume as it was sent. The log has who opened it, and why. @throws StaffError */
export async function openResume(
  { database, vault }: Pick<Deps, "database" | "vault">,
  number: string,
  { name, reason }: Reader,
): Promise<Omit<StoredResume, "file"> & { format: ResumeRow["format"]; file: Buffer }> {
  const row = await database.query
    .selectFrom("company_resumes")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) throw new StaffError(`there is no resume ${number}`);
  const sealed = [{ ...resumePlace, text: row.content }];
  const access = { actor: `staff:${name}`, reason };
  const [content] = await vault.open(row.id, sealed, access).catch((error: unknown) => {
    if (error instanceof VaultError)
      throw new StaffError(`${number} cannot be read: ${error.message}`);
    throw error;
  });
  const { file, ...applicant } = content as StoredResume;
  return { ...applicant, format: row.format, file: Buffer.from(file, "base64") };
}
