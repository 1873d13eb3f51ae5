import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { VaultError } from "./vault-error.ts";

/** AES-256-GCM with a random 96-bit nonce and a 128-bit tag (NIST SP 800-38D). */
const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = "v1";

/**
 * Encrypts bytes: `v1.` and the base64url of nonce, tag and ciphertext. `place` is authenticated, so that the
 * text decrypts in that place only.
 */
export function encrypt(key: Buffer, plain: Buffer, place: readonly string[]): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(associatedData(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `${FORMAT}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
}

/** @throws VaultError tampered */
export function decrypt(key: Buffer, text: string, place: readonly string[]): Buffer {
  const [format, encoded = ""] = text.split(".");
  const bytes = Buffer.from(encoded, "base64url");
  const isWhole = format === FORMAT && bytes.length >= NONCE_BYTES + TAG_BYTES;
  if (!isWhole || bytes.toString("base64url") !== encoded) {
    throw new VaultError("tampered", "this is no ciphertext of the vault");
  }
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData(place));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
  } catch (cause) {
    throw new VaultError("tampered", "a ciphertext was changed or moved", { cause });
  }
}

/** JSON, because joined texts could be split elsewhere. */
function associatedData(place: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify([FORMAT, ...place]));
}
