import { AppError } from "@forecourt/contracts/errors";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { z } from "zod";
import { importOptions } from "./options.ts";
import { runImport } from "./run.ts";
import { summary } from "./summary.ts";
import { targetStore } from "./target-store.ts";
import { UsageError, usage } from "./usage.ts";

const { DATA_DIR, DATABASE_URL, DEALERS_DIR } = variables;

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
  const options = importOptions(args);
  const config = readConfig(z.object({ DATA_DIR, DATABASE_URL, DEALERS_DIR }), processEnv());
  const { storeId, warning } = await targetStore(config.DEALERS_DIR, options.dealer, options.store);
  if (warning !== null) console.error(`warning: ${warning}`);
  const result = await runImport(databaseLocation(config, "inventory"), options, {
    storeId,
    today: new Date().toISOString().slice(0, 10),
  });
  console.log(
    `${options.dealer} / ${storeId}: ${options.feed}${options.dryRun ? " (dry run, nothing changed)" : ""}`,
  );
  console.log(summary(result));
  return 0;
}

function exitCode(error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\nSee npm run import -- --help`);
    return 2;
  }
  console.error(
    error instanceof AppError ? `refused, nothing was changed: ${error.message}` : error,
  );
  return 1;
}
