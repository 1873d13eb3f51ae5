import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** What a sealed token opens. */
export interface SealedFor {
  /** The site's SIGNING_SECRET. */
  secret: string;
  /** Purpose of the key, with its version: `service-visit-link:v1`. */
  purpose: string;
  /** The one thing that the token opens. */
  id: string;
}

function keyOf({ secret, purpose }: SealedFor): Buffer {
  return createHmac("sha256", secret).update(purpose).digest();
}

/** A token as it is stored for later mails: with AES-256-GCM, for one id alone. */
export function sealToken(sealed: SealedFor, token: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(sealed), iv).setAAD(Buffer.from(sealed.id));
  const text = Buffer.concat([cipher.update(token, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** @throws Error when it was sealed with another secret, for another purpose or for another id */
export function openToken(sealed: SealedFor, text: string): string {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(sealed), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(sealed.id))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString("utf8");
}
