import { keyedHash } from "@forecourt/service-kit/keyed-hash";

/** Stored instead of a visitor's id, so that a reader of the table cannot identify the visitor. */
export function visitorHash(
  { secret, dealerId }: { secret: string; dealerId: string },
  uniqueUserId: string,
): string {
  return keyedHash(secret, `experiments v1\n${dealerId}\n${uniqueUserId}`);
}
