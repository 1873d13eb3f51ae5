/** A backup or a restore that was refused or failed, in words for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
