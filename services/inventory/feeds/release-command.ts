import path from "node:path";
import type { Lot } from "./feed-store.ts";

/** The command that imports a held file after all. */
export function releaseCommand(
  { dealerId, storeId }: Lot,
  { dealersDir, mapping, file }: { dealersDir: string; mapping: string; file: string },
): string {
  const lot = `--dealer ${dealerId} --store ${storeId}`;
  const at = path.join(dealersDir, dealerId, mapping);
  return `npm run import -- ${lot} --mapping ${quoted(at)} --force "REASON" ${quoted(file)}`;
}

/** A path as a word of a shell. */
function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}
