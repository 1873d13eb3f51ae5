import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type CompiledQuery, type KyselyPlugin, sql } from "kysely";
import { migrateLeads } from "../store.ts";
import { createOperator } from "./operator.ts";
import { createOutbox } from "./outbox.ts";
import type { LeadsTables } from "./tables.ts";

const at = new Date("2026-11-21T12:00:00.000Z");

/** The plan's lines that read all of `leads_outbox`, with mails that were delivered long ago. */
const wholeTable =
  /\bSCAN (leads_outbox|mail)\b(?!.* USING (COVERING )?INDEX)|Seq Scan on leads_outbox/;

describeOnEveryDatabase("queries of workers and operators", (open, engine) => {
  test("never scan delivered mails", async () => {
    const database = await open<LeadsTables>();
    await migrateLeads(database);
    const queries: CompiledQuery[] = [];
    const listening: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        queries.push(database.query.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const heard = { ...database, query: database.query.withPlugin(listening) };
    const outbox = createOutbox(heard);
    const operator = createOperator(heard);
    await outbox.claim({
      owner: "a",
      held: ["id"],
      now: at,
      leaseUntil: at,
      limit: 8,
      maxSuspected: 8,
      perRecipient: { default: 8, left: new Map([["full@x.example", 0]]) },
    });
    await outbox.renew(["id"], "a", at);
    await outbox.markDelivered("id", at);
    await outbox.markFailed("id", "a", { lastError: "no", dueAt: null });
    await outbox.release(["id", "other"], "a", at);
    await outbox.deadLetterOlderThan(at, "no");
    await outbox.counts();
    await operator.mails("dead");
    await operator.mails("held");
    await operator.requeue("dead", null, at);
    await operator.requeue("held", ["id"], at);
    const plans = await database.query.transaction().execute(async (transaction) => {
      // PostgreSQL would scan an empty table, which costs less than an index.
      if (engine === "postgres") await sql`set local enable_seqscan = off`.execute(transaction);
      const explain = engine === "postgres" ? "explain" : "explain query plan";
      const found: string[] = [];
      for (const query of queries) {
        const { rows } = await transaction.executeQuery<object>({
          ...query,
          sql: `${explain} ${query.sql}`,
        });
        const lines = rows.map((row) => JSON.stringify(Object.values(row)));
        found.push([query.sql, ...lines].join("\n"));
      }
      return found;
    });
    expect(plans.length).toBeGreaterThan(11);
    expect(plans.filter((plan) => wholeTable.test(plan))).toEqual([]);
  });
});
