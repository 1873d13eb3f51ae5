import { createHmac } from "node:crypto";
import { isSameHash } from "@forecourt/service-kit/keyed-hash";

/** A call of the SMS provider. */
interface ProviderCall {
  /** The address that is configured at the provider. */
  url: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * The signature of the provider, as Twilio computes it: HMAC-SHA1 of the address and the sorted fields.
 * Source: Twilio, "Validating requests".
 */
export function providerSignature(secret: string, { url, fields }: ProviderCall): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = url + sorted.map(([name, value]) => name + value).join("");
  return createHmac("sha1", secret).update(text).digest("base64");
}

export function isSignedByProvider(
  secret: string,
  call: ProviderCall,
  signature: string | undefined,
): boolean {
  return signature !== undefined && isSameHash(providerSignature(secret, call), signature);
}
