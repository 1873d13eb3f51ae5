import { isSameHash, keyedHash } from "../keyed-hash.ts";

/** What a form token is signed and read with. */
export interface FormTokenSigner {
  /** The site's SIGNING_SECRET, the same in every process. */
  secret: string;
  /** A token counts at this dealer's site only. */
  dealerId: string;
  now: Date;
}

/** A document may be left open over night, and one from the gateway's memory is up to a day old. */
export const FORM_TOKEN_DAYS = 2;

const VERSION = "v1";
const LONGEST = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Clocks of two replicas may differ by so much. */
const SKEW_MS = 60_000;

/**
 * A token for the forms of one document: says when it was given, and can be used as often as forms
 * are sent from that document.
 */
export function signFormToken(seal: FormTokenSigner): string {
  const issued = seal.now.getTime().toString(36);
  return `${VERSION}.${issued}.${signatureOf(issued, seal)}`;
}

/** When a token was given; null for one that is missing, changed, another dealer's or too old. */
export function readFormToken(text: string | null | undefined, seal: FormTokenSigner): Date | null {
  if (!text || text.length > LONGEST) return null;
  const [version, issued = "", signature = "", ...rest] = text.split(".");
  if (version !== VERSION || rest.length > 0) return null;
  if (!isSameHash(signature, signatureOf(issued, seal))) return null;
  const time = Number.parseInt(issued, 36);
  const age = seal.now.getTime() - time;
  return age >= -SKEW_MS && age <= FORM_TOKEN_DAYS * DAY_MS ? new Date(time) : null;
}

/** The purpose stands in what is signed: the secret signs other things, too. */
function signatureOf(issued: string, { secret, dealerId }: FormTokenSigner): string {
  const signed = `form-token ${VERSION}\n${dealerId}\n${issued}`;
  return keyedHash(secret, signed);
}
