import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { recordVisitorReads } from "./record-visitor-reads.ts";

const fields = Object.keys(anonymousVisitor);

describe("recordVisitorReads", () => {
  test("records the fields that are read, and no others", () => {
    const { visitor, reads } = recordVisitorReads(anonymousVisitor);
    expect([...reads]).toEqual([]);
    const { firstName } = visitor;
    expect(firstName).toBe("");
    expect(visitor.terms.months).toBeUndefined();
    expect([...reads]).toEqual(["firstName", "terms"]);
  });

  test.each([
    ["a copy", (visitor: object) => void { ...visitor }],
    ["JSON", (visitor: object) => void JSON.stringify(visitor)],
    ["a list of the fields", (visitor: object) => void Object.keys(visitor)],
    ["a comparison of all fields", (visitor: object) => void Object.entries(visitor)],
  ])("records every field for %s", (_name, read) => {
    const { visitor, reads } = recordVisitorReads(anonymousVisitor);
    read(visitor);
    expect(fields.filter((field) => !reads.has(field))).toEqual([]);
  });

  test("records that the presence of a field was asked for", () => {
    const { visitor, reads } = recordVisitorReads(anonymousVisitor);
    expect("email" in visitor && Object.hasOwn(visitor, "phone")).toBe(true);
    expect(reads.has("email")).toBe(true);
    expect(reads.has("phone")).toBe(true);
  });
});
