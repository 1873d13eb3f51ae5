import { existsSync } from "node:fs";
import path from "node:path";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { migrateLeads } from "@forecourt/service-leads/store";
import { createOperator } from "@forecourt/service-leads/store/operator";
import type { LeadsTables } from "@forecourt/service-leads/store/tables";
import { z } from "zod";
import { printable } from "../mailbox/printable.ts";
import { list } from "./list.ts";
import { type LeadsCommand, leadsCommand } from "./options.ts";
import { UsageError, usage } from "./usage.ts";

const { DATA_DIR, DATABASE_URL } = variables;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = exitCode(error);
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
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
    return await run(command, createOperator(database));
  } finally {
    await database.close();
  }
}

async function run(
  command: LeadsCommand,
  operator: ReturnType<typeof createOperator>,
): Promise<number> {
  if (command.kind === "list") {
    console.log(printable(list(await operator.mails(command.state), command.personal)));
    return 0;
  }
  const { state, ids } = command;
  const sent = await operator.requeue(state, ids, new Date());
  console.log(`${sent} ${sent === 1 ? "mail" : "mails"} queued`);
  const unknown = ids === null ? 0 : new Set(ids).size - sent;
  if (unknown === 0) return 0;
  console.error(`${unknown} of the IDs ${unknown === 1 ? "is" : "are"} not ${state}`);
  return 1;
}

function exitCode(error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee npm run leads -- --help`);
    return 2;
  }
  console.error(error);
  return 1;
}
