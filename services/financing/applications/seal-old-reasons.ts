import type { Deps } from "../deps.ts";
import { reasonsColumn } from "./stored.ts";

/** Seals the reasons of answers that were stored as plain JSON, before reasons were sealed. Returns how many. */
export async function sealOldReasons({
  database: { query },
  vault,
}: Pick<Deps, "database" | "vault">): Promise<number> {
  const rows = await query
    .selectFrom("financing_applications as application")
    .innerJoin("financing_vault_keys as key", "key.record_id", "application.id")
    .select(["application.id", "application.adverse_reasons as reasons"])
    .where("application.adverse_reasons", "like", '["%')
    .where("key.disposed_at", "is", null)
    .execute();
  for (const { id, reasons } of rows) {
    const seal = await vault.sealerOf(id);
    await query
      .updateTable("financing_applications")
      .set({ adverse_reasons: seal(reasonsColumn, JSON.parse(reasons)) })
      .where("id", "=", id)
      .where("adverse_reasons", "=", reasons)
      .execute();
  }
  return rows.length;
}
