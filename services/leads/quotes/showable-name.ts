/** Letters of any script, with the marks of names between them. */
const name = /^\p{L}[\p{L}\p{M}'’. -]{0,29}$/u;

/**
 * A typed first name that a page and a mail may repeat; null = it may be something else. An address of this
 * site, or its mails, must not carry a stranger's message or link.
 */
export function showableName(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, " ");
  return name.test(text) && text.split(" ").length <= 3 && !/\.\p{L}/u.test(text) ? text : null;
}
