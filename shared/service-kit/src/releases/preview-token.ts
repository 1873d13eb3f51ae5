import { previewCookie } from "@forecourt/contracts/preview";
import { isSameHash, keyedHash } from "../keyed-hash.ts";
import { isRecordId } from "./record.ts";

interface PreviewSigner {
  /** The site's SIGNING_SECRET. */
  secret: string;
  now: Date;
}

const VERSION = "v1";
const LONGEST = 120;

/** A token that shows the preview `record` to every visitor who has it, for a day. */
export function signPreview(record: string, { secret, now }: PreviewSigner): string {
  const ends = (now.getTime() + previewCookie.maxAgeSeconds * 1000).toString(36);
  return `${VERSION}.${record}.${ends}.${signatureOf(record, ends, secret)}`;
}

/** The record of a token; null for one that is missing, changed or expired. */
export function readPreview(
  text: string | null | undefined,
  { secret, now }: PreviewSigner,
): string | null {
  if (!text || text.length > LONGEST) return null;
  const [version, record = "", ends = "", signature = "", ...rest] = text.split(".");
  if (version !== VERSION || rest.length > 0 || !isRecordId(record)) return null;
  if (!isSameHash(signature, signatureOf(record, ends, secret))) return null;
  return Number.parseInt(ends, 36) > now.getTime() ? record : null;
}

/** The signed text begins with its purpose, because the secret signs other texts as well. */
function signatureOf(record: string, ends: string, secret: string): string {
  return keyedHash(secret, `release-preview ${VERSION}\n${record}\n${ends}`);
}
