/** The text of a phone field, and its caret (UTF-16 units from the start). */
export interface PhoneText {
  text: string;
  caret: number;
}

export interface PhoneField extends PhoneText {
  /** A 9 for each of the ten digits; no other digit but the country code before them. */
  mask: string;
  /** The end of the selection that starts at the caret; omitted = no selection. */
  selectionEnd?: number;
}

/** The visitor's edit: types or pastes `insert` over the selection, or deletes it. */
export type PhoneChange = { insert: string } | { delete: "backward" | "forward" };

const numberLength = 10;

/** E.164: no number of any country is longer. */
const maxDigits = 15;

/**
 * The field after a change. A typed digit is accepted only where the number can still become a valid one
 * of the North American plan. Pasted digits are accepted all or none, without a leading 1; a complete
 * number replaces the text. More than ten digits are shown without a mask, because truncating them would
 * make a different number. Deleting next to a bracket or dash deletes the digit beyond it.
 */
export function typePhone(field: PhoneField, change: PhoneChange): PhoneText {
  const { text, mask, caret } = field;
  const positions = digitPositions(text, mask);
  const digits = positions.map((position) => text[position] ?? "").join("");
  const from = positions.filter((position) => position < caret).length;
  const to = positions.filter((position) => position < (field.selectionEnd ?? caret)).length;
  const before = digits.slice(0, from);
  const after = digits.slice(Math.max(from, to));
  if ("insert" in change) {
    const taken = insertedBetween(before, after, change.insert);
    return taken ? formatHalves(taken, mask) : { text, caret };
  }
  if (field.selectionEnd !== undefined && field.selectionEnd !== caret)
    return formatHalves({ before, after }, mask);
  return change.delete === "backward"
    ? formatHalves({ before: before.slice(0, -1), after }, mask)
    : formatHalves({ before, after: after.slice(1) }, mask);
}

/** Formats a text that was inserted at once, such as from an address book, as far as it fits the mask. */
export function fillPhone(text: string, mask: string): string {
  const digits = digitPositions(text, mask)
    .map((position) => text[position] ?? "")
    .join("");
  return formatHalves({ before: digits, after: "" }, mask).text;
}

/** The number's digits left and right of the caret. */
interface Halves {
  before: string;
  after: string;
}

function insertedBetween(before: string, after: string, inserted: string): Halves | null {
  const digits = inserted.replace(/\D/g, "");
  if (inserted.length === 1) {
    const typed = { before: before + digits, after };
    return digits !== "" && canBecomeNumber(typed) ? typed : null;
  }
  // No area code starts with 1: as the first digit it is the country code.
  const whole = digits.replace(/^1+/, "");
  if (whole.length >= numberLength && whole.length <= maxDigits)
    return { before: whole, after: "" };
  const pasted = before === "" ? whole : digits;
  const isTaken = pasted !== "" && before.length + pasted.length + after.length <= maxDigits;
  return isTaken ? { before: before + pasted, after } : null;
}

/** Whether digits typed at the caret can still complete the number. */
function canBecomeNumber({ before, after }: Halves): boolean {
  const missing = numberLength - before.length - after.length;
  return Array.from(
    { length: missing + 1 },
    (_, gap) => `${before}${"2".repeat(gap)}${after}`,
  ).some((digits) => /^(?!\d{3}[01])(?:[2-9]\d{0,9})?$/.test(digits));
}

/** Formats the digits with the mask up to the last digit, with the caret between both parts. */
function formatHalves({ before, after }: Halves, mask: string): PhoneText {
  const digits = before + after;
  if (digits === "") return { text: "", caret: 0 };
  if (digits.length > numberLength && digits.startsWith("1"))
    return formatHalves(
      before === "" ? { before, after: after.slice(1) } : { before: before.slice(1), after },
      mask,
    );
  if (digits.length > numberLength) return { text: digits, caret: before.length };
  const nines = [...mask.matchAll(/9/g)].map((match) => match.index);
  const end = digits.length === numberLength ? mask.length : (nines[digits.length - 1] ?? 0) + 1;
  const rest = digits[Symbol.iterator]();
  const text = mask.slice(0, end).replaceAll("9", () => rest.next().value ?? "");
  const caret = before === "" ? nines[0] : (nines[before.length - 1] ?? 0) + 1;
  return { text, caret: caret ?? 0 };
}

/** The positions of the number's digits, without the country code. */
function digitPositions(text: string, mask: string): number[] {
  const inMask = [...text].every((sign, index) =>
    mask[index] === "9" ? /\d/.test(sign) : mask[index] === sign,
  );
  const all = [...text.matchAll(/\d/g)].map((match) => match.index);
  if (inMask) return all.filter((position) => mask[position] === "9");
  const first = all.findIndex((position) => text[position] !== "1");
  return first < 0 ? [] : all.slice(first);
}
