import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

function keyOf(secret: string): Buffer {
  return createHmac("sha256", secret).update("service-visit-link:v1").digest();
}

/** A visit's token as it is stored for later mails: with AES-256-GCM, for this visit alone. */
export function sealToken(secret: string, visitId: string, token: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv).setAAD(Buffer.from(visitId));
  const sealed = Buffer.concat([cipher.update(token, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when it was sealed with another secret or for another visit */
export function openToken(secret: string, visitId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(visitId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString("utf8");
}
