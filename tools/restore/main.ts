import { existsSync } from "node:fs";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { BackupError } from "../backup/backup-error.ts";
import { backupPaths } from "../backup/backup-paths.ts";
import { checkBackup, restoreBackup } from "../backup/restore-backup.ts";
import { summary } from "../backup/summary.ts";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { runCommand } from "../command-line/run-command.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { clearPreviousRun } from "../start/previous-run.ts";
import { createFilesPrivately } from "../start/private-files.ts";
import { StartError } from "../start/start-error.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "restore",
  usage,
  main,
  describe: (error) =>
    error instanceof BackupError || error instanceof StartError ? error.message : error,
});

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    check: { type: "boolean", default: false },
    replace: { type: "boolean", default: false },
    "data-only": { type: "boolean", default: false },
  });
  const [from, ...more] = positionals;
  if (from === undefined || more.length > 0) throw new UsageError("expected one folder");
  const folder = path.resolve(from);
  if (values.check) {
    for (const line of summary(await checkBackup(folder))) console.log(line);
    console.log("the backup is whole");
    return 0;
  }
  return restore(folder, { replace: values.replace, dataOnly: values["data-only"] });
}

async function restore(folder: string, options: { replace: boolean; dataOnly: boolean }) {
  createFilesPrivately();
  const env = processEnv();
  const places = backupPaths(env);
  clearPreviousRun(places.dataDir);
  const manifest = await restoreBackup(folder, places, options);
  for (const line of summary(manifest)) console.log(line);
  console.log(`restored the backup of ${manifest.madeAt}: every table is as it was`);
  if (!env["VAULT_KEYS"] && !env["VAULT_KMS_URL"] && !hasKeys(places.dataDir)) {
    console.error(
      "There are no keys of the vault: put vault-keys and signing-secret into DATA_DIR before the site starts, or it makes new ones.",
    );
  }
  console.log(
    "Next: npm run vault -- verify, and npm run vault -- dispose, for what was due since the backup.",
  );
  return 0;
}

function hasKeys(dataDir: string): boolean {
  return existsSync(path.join(dataDir, "vault-keys"));
}
