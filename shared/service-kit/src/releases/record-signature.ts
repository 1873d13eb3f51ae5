import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type Env, readConfig } from "../config.ts";

const Variables = z.object({
  /** A file with the private Ed25519 key, as PEM, that signs records; missing = records are not signed. */
  RELEASE_SIGNING_KEY_FILE: z.string().optional(),
  /**
   * A file with the public Ed25519 keys, as PEM one after the other, of which one must have signed a record; missing =
   * records need no signature. Two keys while one follows the other.
   */
  RELEASE_PUBLIC_KEYS_FILE: z.string().optional(),
});

/** False where records need a signature and there is no key to make one. */
export function canSign(env: Env): boolean {
  const { RELEASE_SIGNING_KEY_FILE, RELEASE_PUBLIC_KEYS_FILE } = readConfig(Variables, env);
  return RELEASE_SIGNING_KEY_FILE !== undefined || RELEASE_PUBLIC_KEYS_FILE === undefined;
}

/**
 * The signature of a record's text in base64; null when no key is configured.
 * @throws Error for an unusable key, or where records need a signature and there is none
 */
export async function signRecord(text: string, env: Env): Promise<string | null> {
  const { RELEASE_SIGNING_KEY_FILE: file } = readConfig(Variables, env);
  if (!canSign(env)) {
    throw new Error(
      "RELEASE_PUBLIC_KEYS_FILE is set, so a record needs a signature: set RELEASE_SIGNING_KEY_FILE, too, or activate where the key is",
    );
  }
  if (file === undefined) return null;
  const key = createPrivateKey(await readFile(file, "utf8"));
  expectEd25519(key, file);
  return sign(null, Buffer.from(text), key).toString("base64");
}

/** Throws unless the text of a record has a signature by one of the keys. */
export type CheckSignature = (id: string, text: string, signature: string | null) => void;

/**
 * Function that checks the signatures of records; null when no keys are configured.
 * @throws Error for unusable keys
 */
export async function signatureCheck(env: Env): Promise<CheckSignature | null> {
  const { RELEASE_PUBLIC_KEYS_FILE: file } = readConfig(Variables, env);
  if (file === undefined) return null;
  const text = await readFile(file, "utf8");
  const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  if (blocks.length === 0) throw new Error(`${file}: expected public keys as PEM, found none`);
  const keys = blocks.map((block) => createPublicKey(block));
  for (const key of keys) expectEd25519(key, file);
  return (id, record, signature) => {
    if (signature === null) throw new Error(`record ${id} is not signed`);
    const bytes = Buffer.from(signature, "base64");
    const isKnown = keys.some((key) => verify(null, Buffer.from(record), key, bytes));
    if (!isKnown) throw new Error(`record ${id} was changed, or is signed by an unknown key`);
  };
}

function expectEd25519({ asymmetricKeyType }: KeyObject, file: string): void {
  if (asymmetricKeyType === "ed25519") return;
  throw new Error(`${file}: expected an Ed25519 key, found ${asymmetricKeyType}`);
}
