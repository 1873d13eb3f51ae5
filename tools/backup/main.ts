import { existsSync } from "node:fs";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { parseCommandLine } from "../command-line/parse-command-line.ts";
import { runCommand } from "../command-line/run-command.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { createFilesPrivately } from "../start/private-files.ts";
import { BackupError } from "./backup-error.ts";
import { backupPaths } from "./backup-paths.ts";
import { createBackup } from "./create-backup.ts";
import { writeLastBackup } from "./last-backup.ts";
import { keyFiles } from "./store-site-files.ts";
import { keysNote, summary } from "./summary.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "backup",
  usage,
  main,
  describe: (error) => (error instanceof BackupError ? error.message : error),
});

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    keys: { type: "boolean", default: false },
    releases: { type: "boolean", default: false },
  });
  const [to, ...more] = positionals;
  if (to === undefined || more.length > 0) throw new UsageError("expected one folder");
  createFilesPrivately();
  const places = backupPaths(processEnv());
  const contents = await createBackup(path.resolve(to), places, values);
  if (existsSync(places.dataDir)) writeLastBackup(places.dataDir, contents.madeAt);
  for (const line of summary(contents)) console.log(line);
  console.log(`backup of ${contents.madeAt} in ${path.resolve(to)}`);
  const hasLocalKeys = keyFiles.some((name) => existsSync(path.join(places.dataDir, name)));
  const note = keysNote(contents, hasLocalKeys);
  if (note !== null) console.error(note);
  return 0;
}
