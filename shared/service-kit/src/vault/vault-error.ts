/**
 * - `tampered`: a ciphertext was changed or is in another place than it was written for.
 * - `unknown-key`: no master key of this version is configured.
 * - `disposed`: the data key was destroyed.
 * - `key-service`: the key service did not answer.
 */
export type VaultFault = "tampered" | "unknown-key" | "disposed" | "key-service";

/** A record that cannot be read. The message holds nothing of it. */
export class VaultError extends Error {
  override name = "VaultError";
  readonly fault: VaultFault;
  constructor(fault: VaultFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
