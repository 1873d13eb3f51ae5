import type { VerifiedClaims } from "@forecourt/contracts/visitor/visitor";
import { z } from "zod";
import { isSameHash, keyedHash } from "../keyed-hash.ts";

/** What signs and verifies claims. */
export interface ClaimsSigner {
  /** The site's SIGNING_SECRET, the same in every process. */
  secret: string;
  /** Claims are valid at this dealer's site only. */
  dealerId: string;
  now: Date;
}

/** Days that a claim is valid: phone numbers are reassigned after 90 days at most. */
export const CLAIMS_DAYS = 90;

const VERSION = "v1";
const LONGEST = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Time at which each claim was granted, in epoch milliseconds. */
const Grants = z.strictObject({
  unlockInventory: z.number().nullable(),
  unlockPrice: z.number().nullable(),
  phoneVerified: z.tuple([z.string(), z.number()]).nullable(),
});
type Grants = z.infer<typeof Grants>;

const nothing: Grants = { unlockInventory: null, unlockPrice: null, phoneVerified: null };

/**
 * The text of the `proof` cookie with the `granted` claims. Valid claims of `earlier` are included
 * with their own dates.
 */
export function signClaims(
  granted: Partial<VerifiedClaims>,
  signingContext: ClaimsSigner,
  earlier: string | null = null,
): string {
  const before = readGrants(earlier, signingContext);
  const { phoneVerified } = granted;
  const grants: Grants = {
    unlockInventory: timeOf(granted.unlockInventory) ?? before.unlockInventory,
    unlockPrice: timeOf(granted.unlockPrice) ?? before.unlockPrice,
    phoneVerified: phoneVerified
      ? [phoneVerified, signingContext.now.getTime()]
      : before.phoneVerified,
  };
  const payload = Buffer.from(JSON.stringify(grants)).toString("base64url");
  return `${VERSION}.${payload}.${signatureOf(payload, signingContext)}`;
}

/**
 * The claims of a visitor's `proof` cookie. A cookie that is missing, changed, forged, of another
 * dealer or of another version has none; claims older than `CLAIMS_DAYS` are left out.
 */
export function readClaims(
  text: string | null | undefined,
  signingContext: ClaimsSigner,
): VerifiedClaims {
  const { unlockInventory, unlockPrice, phoneVerified } = readGrants(text, signingContext);
  return {
    unlockInventory: unlockInventory === null ? null : new Date(unlockInventory).toISOString(),
    unlockPrice: unlockPrice === null ? null : new Date(unlockPrice).toISOString(),
    phoneVerified: phoneVerified === null ? null : phoneVerified[0],
  };
}

function readGrants(text: string | null | undefined, signingContext: ClaimsSigner): Grants {
  if (!text || text.length > LONGEST) return nothing;
  const [version, payload = "", signature = "", ...rest] = text.split(".");
  if (version !== VERSION || rest.length > 0) return nothing;
  if (!isSameHash(signature, signatureOf(payload, signingContext))) return nothing;
  // Signed by us, so it parses, unless a later version wrote it under the same name.
  const grants = Grants.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const oldest = signingContext.now.getTime() - CLAIMS_DAYS * DAY_MS;
  const young = (time: number | null) => (time !== null && time >= oldest ? time : null);
  return {
    unlockInventory: young(grants.unlockInventory),
    unlockPrice: young(grants.unlockPrice),
    phoneVerified: young(grants.phoneVerified?.[1] ?? null) === null ? null : grants.phoneVerified,
  };
}

/** The signed text begins with its purpose, because the secret signs other texts as well. */
function signatureOf(payload: string, { secret, dealerId }: ClaimsSigner): string {
  const signed = `proof ${VERSION}\n${dealerId}\n${payload}`;
  return keyedHash(secret, signed);
}

function timeOf(iso: string | null | undefined): number | null {
  return iso ? Date.parse(iso) : null;
}
