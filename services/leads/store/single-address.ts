/** What the dealer's configuration takes for an address, and no more: no list, group, comment or quote. */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/**
 * `text`, when it is exactly one address.
 * @throws Error otherwise, which does not show it.
 */
export function singleAddress(text: string): string {
  if (text.length <= 254 && address.test(text)) return text;
  throw new Error("the recipient that is configured is not one plain e-mail address");
}
