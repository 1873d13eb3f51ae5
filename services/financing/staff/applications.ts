import type { Answer } from "@forecourt/contracts/areas/financing/applications";
import type { z } from "zod";
import { readApplication } from "../applications/read-application.ts";
import { ssnIndex } from "../applications/store-application.ts";
import type { StoredContent } from "../applications/stored.ts";
import { queueNews } from "../news/news-queue.ts";
import type { ApplicationRow } from "../store/tables.ts";
import { appendAccess } from "../vault/access-log.ts";
import { StaffError } from "./staff-error.ts";
import type { StaffDeps } from "./staff-store.ts";

/** Who reads, after a check of their code, and why. */
export interface Reader {
  name: string;
  reason: string;
}

/** An application without anything that was typed. */
export type ListedApplication = Omit<
  ApplicationRow,
  "content" | "token_hash" | "co_token_hash" | "mail_token_hash" | "ssn_index"
>;

/** An application with its content. */
export interface ShownApplication {
  row: ListedApplication;
  content: StoredContent;
}

/** The newest applications of all dealers or one, or those of a social security number of a dealer. */
export async function listApplications(
  { database, vault }: StaffDeps,
  { dealerId, ssn, most }: { dealerId: string | null; ssn: string | null; most: number },
): Promise<ListedApplication[]> {
  if (ssn !== null && dealerId === null) throw new StaffError("a number is searched at one dealer");
  return database.query
    .selectFrom("financing_applications")
    .select(["id", "dealer_id", "store_id", "kind", "number", "outcome", "received_at"])
    .select(["viewed_at", "answered_at", "answer", "adverse_reasons"])
    .$if(dealerId !== null, (rows) => rows.where("dealer_id", "=", dealerId ?? ""))
    .$if(ssn !== null, (rows) =>
      rows.where("ssn_index", "=", ssnIndex(vault.secrets, dealerId ?? "", ssn ?? "")),
    )
    .orderBy("received_at", "desc")
    .limit(most)
    .execute();
}

/** Reads an application by its number; the applicant sees that it was looked at. @throws StaffError */
export async function showApplication(
  { database, vault, now }: StaffDeps,
  number: string,
  { name, reason }: Reader,
): Promise<ShownApplication> {
  const row = await rowOf({ database }, number);
  const content = await readApplication(vault, row, { actor: `staff:${name}`, reason });
  const viewedAt = row.viewed_at ?? now().toISOString();
  await database.query.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("financing_applications")
      .set({ viewed_at: viewedAt })
      .where("id", "=", row.id)
      .where("viewed_at", "is", null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0 || row.kind !== "full") return;
    await queueNews(transaction, { id: row.id, news: "viewed", now: viewedAt });
  });
  const { content: _sealed, token_hash: _token, ssn_index: _index, ...listed } = row;
  return { row: { ...listed, viewed_at: viewedAt }, content };
}

/** Records what the dealership answered. An adverse answer states its principal reasons. @throws StaffError */
export async function answerApplication(
  { database, vault, now }: StaffDeps,
  {
    number,
    answer,
    reasons,
  }: { number: string; answer: z.infer<typeof Answer>; reasons: readonly string[] },
  reader: Reader,
): Promise<void> {
  const isAdverse = answer === "declined" || answer === "counter-offer";
  if (isAdverse === (reasons.length === 0)) {
    throw new StaffError(
      isAdverse
        ? "an adverse answer states up to four principal reasons: --adverse TEXT (12 CFR 1002.9)"
        : "only declined and counter-offer have adverse reasons",
    );
  }
  const row = await rowOf({ database }, number);
  const at = now();
  await database.query.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("financing_applications")
      .set({
        answer,
        answered_at: at.toISOString(),
        viewed_at: row.viewed_at ?? at.toISOString(),
        adverse_reasons: JSON.stringify(reasons.slice(0, 4)),
      })
      .where("id", "=", row.id)
      .execute();
    if (row.kind === "full") {
      await queueNews(transaction, { id: row.id, news: "answered", now: at.toISOString() });
    }
    const access = {
      actor: `staff:${reader.name}`,
      action: "answered",
      recordId: row.id,
      reason: `${answer}: ${reader.reason}`,
    } as const;
    await appendAccess(transaction, vault.secrets, { access, at });
  });
}

async function rowOf(
  { database }: Pick<StaffDeps, "database">,
  number: string,
): Promise<ApplicationRow> {
  const row = await database.query
    .selectFrom("financing_applications")
    .selectAll()
    .where("number", "=", number.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) throw new StaffError(`no application has the number ${number}`);
  if (row.content === "") throw new StaffError(`${row.number} was disposed of after its retention`);
  return row;
}
