import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { phoneEdit } from "./phone-edit.ts";

const edited = (before: string, after: string, caret: number) =>
  phoneEdit({ before, after, caret, direction: "backward" });

describe("phoneEdit", () => {
  test("recognizes typing over a selection", () => {
    expect(edited("(573) 555-0142", "(573) 9-0142", 7)).toEqual({
      caret: 6,
      selectionEnd: 9,
      change: { insert: "9" },
    });
  });

  test("recognizes typing next to the same digit", () => {
    expect(edited("(555", "(5555", 3)).toEqual({
      caret: 2,
      selectionEnd: 2,
      change: { insert: "5" },
    });
  });

  test("recognizes deleting one character before or after the caret", () => {
    const gone = { before: "(573) 5", after: "(573 5", caret: 4 };
    expect(phoneEdit({ ...gone, direction: "backward" })).toEqual({
      caret: 5,
      change: { delete: "backward" },
    });
    expect(phoneEdit({ ...gone, direction: "forward" })).toEqual({
      caret: 4,
      change: { delete: "forward" },
    });
  });

  test("returns null for a replaced text", () => {
    expect(edited("(573", "Alex", 2)).toBeNull();
  });

  test("reproduces the new text for any replacement", () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(text, text, text, text, (left, gone, right, insert) => {
        const before = left + gone + right;
        const after = left + insert + right;
        // Deleting one character is an edit of its own kind, whichever texts make it up.
        const withoutOne = [...before].map((_, at) => before.slice(0, at) + before.slice(at + 1));
        fc.pre(!withoutOne.includes(after));
        const edit = edited(before, after, left.length + insert.length);
        const end = edit?.selectionEnd ?? edit?.caret ?? 0;
        const put = edit && "insert" in edit.change ? edit.change.insert : "";
        expect(before.slice(0, edit?.caret) + put + before.slice(end)).toBe(after);
      }),
    );
  });
});
