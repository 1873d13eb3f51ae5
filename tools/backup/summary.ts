import type { ManifestContents } from "./manifest.ts";

/** A line per area, and one for the files. */
export function summary({ areas, files }: ManifestContents): string[] {
  const lines = Object.entries(areas).map(([area, { tables, migrations }]) => {
    const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
    const last = migrations.at(-1) ?? "no migration";
    return `${area}: ${rows} rows in ${Object.keys(tables).length} tables, ${last}`;
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [...lines, `${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB`];
}

/** Secrets that an operator has to keep elsewhere; null = the backup has the keys, or the environment names them. */
export function keysNote({ hasKeys }: ManifestContents, hasLocalKeys: boolean): string | null {
  if (hasKeys) {
    return "The backup holds the keys of the vault: whoever has it can read credit applications and resumes.";
  }
  if (!hasLocalKeys) return null;
  return "The keys of the vault (vault-keys, signing-secret in DATA_DIR) are not in the backup. Without a copy of them elsewhere, its credit applications and resumes cannot be read.";
}
