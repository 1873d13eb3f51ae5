import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { maskPhone } from "./phone.ts";
import { fillPhone, type PhoneChange, type PhoneText, typePhone } from "./phone-typing.ts";
import { anyPhone, dealerMasks } from "./testing/phones.ts";

const masks = fc.constantFrom(...dealerMasks);
const phones = fc.stringMatching(anyPhone);

const mask = "(999) 999-9999";

/** The field before, with `|` for the caret and two of them around what is selected. */
function after(written: string, change: PhoneChange, inMask = mask): string {
  const [left = "", middle = "", right] = written.split("|");
  const text = `${left}${middle}${right ?? ""}`;
  const field = { text, caret: left.length, mask: inMask };
  const isSelected = right !== undefined;
  const result = typePhone(
    isSelected ? { ...field, selectionEnd: left.length + middle.length } : field,
    change,
  );
  return shown(result);
}

function shown({ text, caret }: PhoneText): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function typed(keys: string, inMask = mask): string {
  return [...keys].reduce((field, key) => after(field, { insert: key }, inMask), "|");
}

describe("typing", () => {
  test("adds brackets and dashes", () => {
    expect(typed("573")).toBe("(573|");
    expect(typed("5735")).toBe("(573) 5|");
    expect(typed("5735550142")).toBe("(573) 555-0142|");
    expect(typed("5735550142", "+1 (999) 999-9999")).toBe("+1 (573) 555-0142|");
  });

  test("adds the end of the mask once the number is complete", () => {
    expect(typed("573555014", "[999 999 9999]")).toBe("[573 555 014|");
    expect(typed("5735550142", "[999 999 9999]")).toBe("[573 555 0142|]");
  });

  test("ignores typed brackets, dashes and the country code", () => {
    expect(typed("+1 (573) 555-0142")).toBe("(573) 555-0142|");
  });

  test("refuses digits that are invalid at their position, and an eleventh", () => {
    expect(typed("0")).toBe("|");
    expect(typed("5731")).toBe("(573|");
    expect(typed("57355501429")).toBe("(573) 555-0142|");
    expect(after("(573|) 555-0142", { insert: "4" })).toBe("(573|) 555-0142");
  });

  test("inserts at the caret", () => {
    expect(after("(57|5) 550-142", { insert: "3" })).toBe("(573|) 555-0142");
    expect(after("(573)| 550-142", { insert: "5" })).toBe("(573) 5|55-0142");
  });

  test("allows digits to be typed again after a deletion in the middle", () => {
    const without = after("(|57|3) 201-0142", { delete: "backward" });
    expect(without).toBe("(|320) 101-42");
    const halfway = after(without, { insert: "5" });
    expect(halfway).toBe("(5|32) 010-142");
    expect(after(halfway, { insert: "7" })).toBe("(57|3) 201-0142");
  });

  test("replaces the selection", () => {
    expect(after("|(573) 555-0142|", { insert: "8" })).toBe("(8|");
    expect(after("(573) |555|-0142", { insert: "6" })).toBe("(573) 6|01-42");
    expect(after("(|573|) 555-0142", { insert: "0" })).toBe("(|573) 555-0142");
  });
});

describe("deleting", () => {
  test("removes the digit before the caret, also across brackets and dashes", () => {
    expect(after("(573) 5|", { delete: "backward" })).toBe("(573|");
    expect(after("(573) |555-0142", { delete: "backward" })).toBe("(57|5) 550-142");
    expect(after("(573) 5|55-0142", { delete: "backward" })).toBe("(573|) 550-142");
    expect(after("(5|", { delete: "backward" })).toBe("|");
  });

  test("removes the digit after the caret without moving it", () => {
    expect(after("(573|) 555-0142", { delete: "forward" })).toBe("(573|) 550-142");
    expect(after("|(573", { delete: "forward" })).toBe("(|73");
  });

  test("removes the selection, or nothing when there is nothing", () => {
    expect(after("(57|3) 55|5-0142", { delete: "forward" })).toBe("(57|5) 014-2");
    expect(after("(573|) |555", { delete: "backward" })).toBe("(573|) 555");
    expect(after("(|573", { delete: "backward" })).toBe("(|573");
    expect(after("(573|", { delete: "forward" })).toBe("(573|");
  });
});

describe("pasting", () => {
  test.each([
    "+1 573-555-0142",
    "1 (573) 555 0142",
    "573.555.0142",
    "tel:+15735550142",
    "\u202a573\u2011555\u20110142\u202c",
  ])("%j replaces the text, at any caret position", (insert) => {
    expect(after("|", { insert })).toBe("(573) 555-0142|");
    expect(after("(41|6", { insert })).toBe("(573) 555-0142|");
  });

  test("inserts a partial number at the caret", () => {
    expect(after("(573) |", { insert: "555-0142" })).toBe("(573) 555-0142|");
    expect(after("(573) 555-0|", { insert: "142" })).toBe("(573) 555-0142|");
  });

  test("keeps a number that is too long unmasked", () => {
    expect(after("|", { insert: "+44 1632 960961" })).toBe("441632960961|");
    expect(after("441632960961|", { delete: "backward" })).toBe("44163296096|");
    expect(after("(573|", { insert: "9".repeat(16) })).toBe("(573|");
    expect(after("|44|12345678901", { delete: "forward" })).toBe("(|234) 567-8901");
  });

  test("does not change the field when the text has no digits", () => {
    expect(after("(573|", { insert: "call me" })).toBe("(573|");
  });
});

describe("fillPhone", () => {
  test("formats an autofilled number", () => {
    expect(fillPhone("+15735550142", mask)).toBe("(573) 555-0142");
    expect(fillPhone("+1 (573) 5", "+1 (999) 999-9999")).toBe("+1 (573) 5");
    expect(fillPhone("1", mask)).toBe("");
  });
});

const digitsOf = (text: string): string => text.replace(/\D/g, "");
/** Without the country code that the mask writes. */
const numberOf = (text: string): string => digitsOf(text.replace(/^\+1/, ""));

const changes = fc.oneof(
  fc.stringMatching(/^[\d\- +]$/).map((insert) => ({ insert })),
  fc
    .oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d() +-]{0,18}$/), phones)
    .map((insert) => ({ insert })),
  fc.constantFrom<PhoneChange>({ delete: "backward" }, { delete: "forward" }),
);
/** Anything done to a field one after the other, the caret put anywhere in between. */
const visits = fc.array(fc.record({ change: changes, from: fc.nat(20), length: fc.nat(4) }), {
  maxLength: 30,
});

describe("any sequence of changes", () => {
  test("keeps caret and digits valid", () => {
    fc.assert(
      fc.property(masks, visits, (inMask, steps) => {
        let text = "";
        for (const { change, from, length } of steps) {
          const caret = Math.min(from, text.length);
          const selectionEnd = Math.min(caret + length, text.length);
          const next = typePhone({ text, caret, selectionEnd, mask: inMask }, change);
          expect(next.caret).toBeGreaterThanOrEqual(0);
          expect(next.caret).toBeLessThanOrEqual(next.text.length);
          expect(fillPhone(next.text, inMask)).toBe(next.text);
          const selected =
            numberOf(text.slice(0, selectionEnd)).length - numberOf(text.slice(0, caret)).length;
          const kept = numberOf(next.text);
          const gone = numberOf(text).length - kept.length;
          // Nothing is invented: what is there was there, or comes from what was put in.
          const given = "insert" in change ? digitsOf(change.insert) : "";
          expect(isInside(kept, numberOf(text) + given + numberOf(text))).toBe(true);
          // Nothing is lost, but by a deletion or by a whole number that takes its place.
          const mayGo = "insert" in change ? replacedBy(given, numberOf(text)) : 1;
          expect(gone).toBeLessThanOrEqual(Math.max(selected, mayGo));
          text = next.text;
        }
      }),
    );
  });

  test("formats a number typed key by key like the whole number", () => {
    fc.assert(
      fc.property(phones, masks, (phone, inMask) => {
        expect(typed(phone, inMask)).toBe(`${maskPhone(phone, inMask)}|`);
      }),
    );
  });

  test("formats a pasted number", () => {
    fc.assert(
      fc.property(phones, masks, masks, (phone, written, inMask) => {
        const pasted = after("|", { insert: maskPhone(phone, written) }, inMask);
        expect(pasted).toBe(`${maskPhone(phone, inMask)}|`);
      }),
    );
  });

  test("allows a deleted digit to be typed again", () => {
    fc.assert(
      fc.property(phones, masks, fc.nat(9), (phone, inMask, index) => {
        const text = maskPhone(phone, inMask);
        const nines = [...inMask.matchAll(/9/g)].map((match) => match.index);
        const caret = (nines[index] ?? 0) + 1;
        const digit = text[caret - 1] ?? "";
        const without = typePhone({ text, caret, mask: inMask }, { delete: "backward" });
        const again = typePhone({ ...without, mask: inMask }, { insert: digit });
        expect(again).toEqual({ text, caret });
      }),
    );
  });
});

/** How many of the number's digits a pasted whole number takes away. */
function replacedBy(given: string, number: string): number {
  return given.replace(/^1+/, "").length >= 10 ? number.length : 0;
}

/** Whether `part` is what remains of `whole` when some of it is left out. */
function isInside(part: string, whole: string): boolean {
  let at = 0;
  for (const sign of whole) if (sign === part[at]) at += 1;
  return at === part.length;
}
