/** The addresses that the dealer's configuration accepts: no list, group, comment or quote. */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/** Whether `text` is exactly one plain address. */
export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/**
 * `text`, when it is exactly one plain address.
 * @throws Error otherwise; its message does not contain the text.
 */
export function singleAddress(text: string): string {
  if (isSingleAddress(text)) return text;
  throw new Error("the configured recipient is not one plain email address");
}
