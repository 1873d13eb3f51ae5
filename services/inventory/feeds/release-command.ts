import type { Lot } from "./feed-store.ts";

/** The command that imports a held file after all. */
export function releaseCommand(
  { dealerId, storeId }: Lot,
  { mapping, file }: { mapping: string; file: string },
): string {
  const lot = `--dealer ${dealerId} --store ${storeId}`;
  const shown = /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
  return `npm run import -- ${lot} --mapping dealers/${dealerId}/${mapping} --force "REASON" ${shown}`;
}
