import type { VerifiedClaims } from "@forecourt/contracts/visitor/visitor";
import { z } from "zod";
import { isSameHash, keyedHash } from "../keyed-hash.ts";

/** What a proof is signed and read with. */
export interface ClaimsSigner {
  /** The site's SIGNING_SECRET, the same in every process. */
  secret: string;
  /** A proof counts at this dealer's site only. */
  dealerId: string;
  now: Date;
}

/** A grant counts for so many days: telephone numbers change hands after 90 at the latest. */
export const CLAIMS_DAYS = 90;

const VERSION = "v1";
const LONGEST = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When each was granted, in milliseconds. */
const Grants = z.strictObject({
  unlockInventory: z.number().nullable(),
  unlockPrice: z.number().nullable(),
  phoneVerified: z.tuple([z.string(), z.number()]).nullable(),
});
type Grants = z.infer<typeof Grants>;

const nothing: Grants = { unlockInventory: null, unlockPrice: null, phoneVerified: null };

/**
 * The text of the `proof` cookie that says what was granted. `earlier` is the visitor's proof so
 * far: what still holds of it is kept, and grows no younger by it.
 */
export function signClaims(
  granted: Partial<VerifiedClaims>,
  seal: ClaimsSigner,
  earlier: string | null = null,
): string {
  const before = readGrants(earlier, seal);
  const { phoneVerified } = granted;
  const grants: Grants = {
    unlockInventory: timeOf(granted.unlockInventory) ?? before.unlockInventory,
    unlockPrice: timeOf(granted.unlockPrice) ?? before.unlockPrice,
    phoneVerified: phoneVerified ? [phoneVerified, seal.now.getTime()] : before.phoneVerified,
  };
  const payload = Buffer.from(JSON.stringify(grants)).toString("base64url");
  return `${VERSION}.${payload}.${signatureOf(payload, seal)}`;
}

/**
 * What a visitor's `proof` cookie proves. A missing, changed, forged or foreign text, and one of
 * another version, prove nothing; a grant of more than `CLAIMS_DAYS` ago no longer counts.
 */
export function readClaims(text: string | null | undefined, seal: ClaimsSigner): VerifiedClaims {
  const { unlockInventory, unlockPrice, phoneVerified } = readGrants(text, seal);
  return {
    unlockInventory: unlockInventory === null ? null : new Date(unlockInventory).toISOString(),
    unlockPrice: unlockPrice === null ? null : new Date(unlockPrice).toISOString(),
    phoneVerified: phoneVerified === null ? null : phoneVerified[0],
  };
}

function readGrants(text: string | null | undefined, seal: ClaimsSigner): Grants {
  if (!text || text.length > LONGEST) return nothing;
  const [version, payload = "", signature = "", ...rest] = text.split(".");
  if (version !== VERSION || rest.length > 0) return nothing;
  if (!isSameHash(signature, signatureOf(payload, seal))) return nothing;
  // Signed by ourselves, so it reads; only a later version under the same name could not.
  const grants = Grants.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const oldest = seal.now.getTime() - CLAIMS_DAYS * DAY_MS;
  const young = (time: number | null) => (time !== null && time >= oldest ? time : null);
  return {
    unlockInventory: young(grants.unlockInventory),
    unlockPrice: young(grants.unlockPrice),
    phoneVerified: young(grants.phoneVerified?.[1] ?? null) === null ? null : grants.phoneVerified,
  };
}

/** The purpose stands in what is signed: the secret signs other things, too. */
function signatureOf(payload: string, { secret, dealerId }: ClaimsSigner): string {
  const signed = `proof ${VERSION}\n${dealerId}\n${payload}`;
  return keyedHash(secret, signed);
}

function timeOf(iso: string | null | undefined): number | null {
  return iso ? Date.parse(iso) : null;
}
