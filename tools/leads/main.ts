import { existsSync } from "node:fs";
import path from "node:path";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { type Database, openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { migrateLeads } from "@forecourt/service-leads/store";
import { createOperator } from "@forecourt/service-leads/store/operator";
import type { LeadsTables } from "@forecourt/service-leads/store/tables";
import { createTextOperator } from "@forecourt/service-leads/texts/text-operator";
import { z } from "zod";
import { runCommand } from "../command-line/run-command.ts";
import { printable } from "../mailbox/printable.ts";
import { list } from "./list.ts";
import { listTexts } from "./list-texts.ts";
import { type LeadsCommand, leadsCommand } from "./options.ts";
import { usage } from "./usage.ts";

const { DATA_DIR, DATABASE_URL } = variables;

await runCommand({
  name: "leads",
  usage,
  main,
});

async function main(args: readonly string[]): Promise<number> {
  const command = leadsCommand(args);
  const config = readConfig(z.object({ DATA_DIR, DATABASE_URL }), processEnv());
  const location = databaseLocation(config, "leads");
  if ("file" in location && !existsSync(location.file)) {
    console.error(`no leads database at ${path.resolve(location.file)}: check DATA_DIR`);
    return 1;
  }
  const database = openDatabase<LeadsTables>(location);
  try {
    await migrateLeads(database);
    return await run(command, database);
  } finally {
    await database.close();
  }
}

async function run(command: LeadsCommand, database: Database<LeadsTables>): Promise<number> {
  const now = new Date();
  const { state } = command;
  const isText = state === "dead-text";
  if (command.kind === "list") {
    const { personal } = command;
    const listed = isText
      ? listTexts(await createTextOperator(database).deadTexts(), personal, now)
      : list(await createOperator(database).mails(state), personal);
    console.log(printable(listed));
    return 0;
  }
  const { ids } = command;
  const sent = isText
    ? await createTextOperator(database).requeueTexts(ids, now)
    : await createOperator(database).requeue(state, ids, now);
  const noun = isText ? "text message" : "mail";
  console.log(`${sent} ${noun}${sent === 1 ? "" : "s"} queued`);
  const unknown = ids === null ? 0 : new Set(ids).size - sent;
  if (unknown === 0) return 0;
  const reason = isText ? "dead, or past its time" : state;
  console.error(`${unknown} of the IDs ${unknown === 1 ? "is" : "are"} not ${reason}`);
  return 1;
}
