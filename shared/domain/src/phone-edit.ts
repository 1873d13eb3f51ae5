import type { PhoneChange } from "./phone-typing.ts";

/** A change with the place where it was made, as `typePhone` takes them. */
export interface PhoneEdit {
  caret: number;
  selectionEnd?: number;
  change: PhoneChange;
}

interface Edited {
  before: string;
  /** The text that the browser made of it, and its caret. */
  after: string;
  caret: number;
  direction: "backward" | "forward";
}

/**
 * What was done to a field, told from its text before and after: every keyboard, menu and gesture
 * ends in these. Null where the text is another one altogether.
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

/** How many characters two texts begin with in common. */
function sameStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) if (one[index] !== other[index]) return index;
  return length;
}
