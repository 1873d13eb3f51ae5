import { isSameHash, keyedHash } from "../keyed-hash.ts";

/** What signs and verifies form tokens. */
export interface FormTokenSigner {
  /** The site's SIGNING_SECRET, the same in every process. */
  secret: string;
  /** A token is valid at this dealer's site only. */
  dealerId: string;
  now: Date;
}

/** A document may stay open overnight, and a cached one is up to a day old. */
export const FORM_TOKEN_DAYS = 2;

const VERSION = "v1";
const LONGEST = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Tolerated difference between the clocks of two replicas. */
const SKEW_MS = 60_000;

/**
 * A token for the forms of one document: it holds its time of issue and can be used any number of
 * times.
 */
export function signFormToken(signingContext: FormTokenSigner): string {
  const issued = signingContext.now.getTime().toString(36);
  return `${VERSION}.${issued}.${signatureOf(issued, signingContext)}`;
}

/** Time at which a token was issued; null for one that is missing, changed, of another dealer or expired. */
export function readFormToken(
  text: string | null | undefined,
  signingContext: FormTokenSigner,
): Date | null {
  if (!text || text.length > LONGEST) return null;
  const [version, issued = "", signature = "", ...rest] = text.split(".");
  if (version !== VERSION || rest.length > 0) return null;
  if (!isSameHash(signature, signatureOf(issued, signingContext))) return null;
  const time = Number.parseInt(issued, 36);
  const age = signingContext.now.getTime() - time;
  return age >= -SKEW_MS && age <= FORM_TOKEN_DAYS * DAY_MS ? new Date(time) : null;
}

/** The signed text begins with its purpose, because the secret signs other texts as well. */
function signatureOf(issued: string, { secret, dealerId }: FormTokenSigner): string {
  const signed = `form-token ${VERSION}\n${dealerId}\n${issued}`;
  return keyedHash(secret, signed);
}
