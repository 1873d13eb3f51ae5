import { createHmac } from "node:crypto";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";

/** Names something in the database without saying it: nobody can find it out by trying. */
export function keyedHash(secret: string, purpose: string, what: unknown): string {
  return createHmac("sha256", secret)
    .update(canonicalJson([purpose, what]))
    .digest("base64url");
}
