/**
 * Meaning of the XML parser's messages for a person who does not know XML, by pattern; `$1` is the pattern's first
 * group.
 */
const meanings: readonly (readonly [message: RegExp, meaning: string])[] = [
  [
    /^undefined entity/,
    "it uses a text of its own (&…;), which is not allowed: only &amp; &lt; &gt; &quot; &apos; and numbers are",
  ],
  [/^unclosed tag: (.*)/, "<$1> has no end"],
  [/^(?:unexpected close tag|unmatched closing tag)/, "an end that has no beginning"],
  [/^unquoted attribute value/, "an attribute whose value is not in quotation marks"],
  [/^malformed character entity/, "an & that should be &amp;"],
  [
    /^disallowed character/,
    "a character that may not be there; a < or & of a text has to be &lt; or &amp;",
  ],
  [/^text data outside of root node/, "a text before the first element or behind the last one"],
  [/^documents may contain only one root/, "a second document behind the first one"],
];

/** A parser's message in plain words, else the message itself. */
export function xmlFault(message: string): string {
  for (const [known, meaning] of meanings) {
    const found = known.exec(message);
    if (found) return meaning.replace("$1", found[1] ?? "");
  }
  return message;
}
