/** Primary result codes of SQLite: read-only, I/O error, disk full. */
const sqliteCodes: readonly number[] = [8, 10, 13];
/** SQLSTATE of PostgreSQL: disk full, I/O error. */
const postgresCodes: readonly string[] = ["53100", "58030"];

/**
 * The message of an error that says that the disk below a database takes no data, such as "database or
 * disk is full"; null for every other error. Such a fault ends without a restart.
 */
export function storageFaultOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  const isSqlite = "errcode" in error && sqliteCodes.includes(Number(error.errcode) & 0xff);
  const isPostgres = "code" in error && postgresCodes.includes(String(error.code));
  return isSqlite || isPostgres ? String(error.message) : null;
}
