import type { PhoneChange } from "./phone-typing.ts";

/** A change with its position, as `typePhone` takes them. */
export interface PhoneEdit {
  caret: number;
  selectionEnd?: number;
  change: PhoneChange;
}

interface Edited {
  before: string;
  /** The text and the caret after the browser's edit. */
  after: string;
  caret: number;
  direction: "backward" | "forward";
}

/**
 * The edit of a field, from its text before and after, which covers every keyboard, menu and
 * gesture. Null where the text was replaced.
 */
export function phoneEdit({ before, after, caret, direction }: Edited): PhoneEdit | null {
  const rest = after.slice(caret);
  if (!before.endsWith(rest)) return null;
  const end = before.length - rest.length;
  const start = sameStart(before.slice(0, end), after.slice(0, caret));
  const insert = after.slice(start, caret);
  if (insert !== "") return { caret: start, selectionEnd: end, change: { insert } };
  const change = { delete: direction };
  if (end - start > 1) return { caret: start, selectionEnd: end, change };
  return { caret: direction === "backward" ? end : start, change };
}

/** The length of the common prefix of two texts. */
function sameStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) if (one[index] !== other[index]) return index;
  return length;
}
