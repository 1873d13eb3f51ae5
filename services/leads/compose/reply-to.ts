import { isEmail } from "@forecourt/domain/email";

/** Where an answer to the mail goes: the customer, when his address is one plain address. */
export function replyTo(email: string | undefined): { replyTo?: string } {
  const address = (email ?? "").trim();
  return isEmail(address) ? { replyTo: address } : {};
}
