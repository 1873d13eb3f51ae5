import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const LastBackup = z.object({ madeAt: z.iso.datetime() });

const fileIn = (dataDir: string) => path.join(dataDir, "last-backup.json");

/** Records a complete backup in the data folder, for the metric that shows a missing backup. */
export function writeLastBackup(dataDir: string, madeAt: string): void {
  writeFileSync(fileIn(dataDir), `${JSON.stringify({ madeAt })}\n`, { mode: 0o600 });
}

/** When the last backup of a data folder was made, in seconds since 1970; null = never. */
export function readLastBackup(dataDir: string): number | null {
  try {
    const { madeAt } = LastBackup.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
    return Date.parse(madeAt) / 1000;
  } catch {
    return null;
  }
}
