import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds of a time step, and how many steps a clock may be off (RFC 6238, sections 5.2 and 6). */
const STEP_SECONDS = 30;
const DRIFT = 1;

interface TotpOptions {
  /** Default: 6, as authenticator apps show. */
  digits?: number;
  /** Default: sha1, which authenticator apps use. */
  algorithm?: "sha1" | "sha256" | "sha512";
}

/** The time step at a moment. */
export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The one-time code of a time step (RFC 4226, section 5.3). */
export function codeAt(
  secret: Buffer,
  counter: number,
  { digits = 6, algorithm = "sha1" }: TotpOptions = {},
): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac(algorithm, secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step of a code near `now`, later than `after`; null = it is not valid now. */
export function matchingStep(
  secret: Buffer,
  code: string,
  { now, after }: { now: Date; after: number },
): number | null {
  const present = timeStep(now);
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    if (step > after && isSame(codeAt(secret, step), code)) return step;
  }
  return null;
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648, section 6), as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** The address that an authenticator app scans. */
export function otpauthUri(
  secret: Buffer,
  { name, issuer }: { name: string; issuer: string },
): string {
  const label = encodeURIComponent(`${issuer}:${name}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
