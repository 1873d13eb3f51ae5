/** True when `line` is one of the lines of `text`. */
export function hasLine(text: string, line: string): boolean {
  return text.split("\n").some((one) => one.trim() === line);
}

/** Adds `line` to a typed text, or removes it where it is one of its lines; the rest is not changed. */
export function toggleLine(text: string, line: string): string {
  if (hasLine(text, line)) {
    const others = text.split("\n").filter((one) => one.trim() !== line);
    return others.join("\n");
  }
  const typed = text.trimEnd();
  return typed === "" ? line : `${typed}\n${line}`;
}
