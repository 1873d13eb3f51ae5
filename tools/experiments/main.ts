import { existsSync } from "node:fs";
import path from "node:path";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { migrateVisitor } from "@forecourt/service-visitor/store";
import { experimentResults } from "@forecourt/service-visitor/store/exposures";
import type { VisitorTables } from "@forecourt/service-visitor/store/tables";
import { z } from "zod";
import { runCommand } from "../command-line/run-command.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { checkContent } from "../content/check-content.ts";
import { type FoundExperiment, findExperiments } from "./find-experiments.ts";
import { listLine } from "./list-lines.ts";
import { experimentsCommand } from "./options.ts";
import { reportLines } from "./report-lines.ts";
import { usage } from "./usage.ts";

const { DATA_DIR, DATABASE_URL } = variables;

await runCommand({ name: "experiments", usage, main });

async function main(args: readonly string[]): Promise<number> {
  const command = experimentsCommand(args);
  const folder = processEnv()["DEALERS_DIR"] ?? "dealers";
  if (command.kind === "check") return check(folder, command.dealer);
  const { name = null } = command.kind === "report" ? command : {};
  const found = findExperiments(await loadDealers(folder), command.dealer);
  if (name === null) {
    for (const { dealerId, experiment, isEnabled } of found) {
      console.log(`${dealerId}  ${listLine(experiment, isEnabled)}`);
    }
    if (found.length === 0) console.log("none");
    return 0;
  }
  const named = found.filter(({ experiment }) => experiment.name === name);
  if (named.length === 0) throw new UsageError(`there is no experiment "${name}"`);
  return report(named);
}

async function check(folder: string, dealer: string | null): Promise<number> {
  const { problems } = await checkContent(folder, dealer);
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) console.log("nothing wrong");
  return problems.length === 0 ? 0 : 1;
}

async function report(named: readonly FoundExperiment[]): Promise<number> {
  const config = readConfig(z.object({ DATA_DIR, DATABASE_URL }), processEnv());
  const location = databaseLocation(config, "visitor");
  if ("file" in location && !existsSync(location.file)) {
    console.error(`no visitor database at ${path.resolve(location.file)}: check DATA_DIR`);
    return 1;
  }
  const database = openDatabase<VisitorTables>(location);
  try {
    await migrateVisitor(database);
    for (const { dealerId, experiment } of named) {
      const key = { dealerId, experiment: experiment.name };
      const lines = reportLines(experiment, await experimentResults(database.query, key));
      for (const line of [`${dealerId}  ${lines[0]}`, ...lines.slice(1)]) console.log(line);
    }
    return 0;
  } finally {
    await database.close();
  }
}
