import { isEmail } from "@forecourt/domain/email";

/** The Reply-To of a mail: the customer, if the address is one plain address. */
export function replyTo(email: string | undefined): { replyTo?: string } {
  const address = (email ?? "").trim();
  return isEmail(address) ? { replyTo: address } : {};
}
