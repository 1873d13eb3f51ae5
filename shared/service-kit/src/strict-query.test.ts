import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { strictQuery } from "./strict-query.ts";

const codeOf = (text: string): unknown => {
  try {
    strictQuery(text);
    return "fine";
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
};

describe("strictQuery", () => {
  test("parses flat strings only", () => {
    expect({ ...strictQuery("a=1&b[c]=x+y&d=%C3%A9&e") }).toEqual({
      a: "1",
      "b[c]": "x y",
      d: "é",
      e: "",
    });
    expect({ ...strictQuery(undefined) }).toEqual({});
  });

  test.each(["a=1&a=2", "a=%zz", "a=%ff", "a=%", `${"k&".repeat(3)}k=1`])("refuses %j", (text) => {
    expect(codeOf(text)).toBe("bad-query");
  });

  test("refuses more than 100 keys", () => {
    const keys = (count: number) =>
      Array.from({ length: count }, (_, key) => `k${key}=1`).join("&");
    expect(codeOf(keys(100))).toBe("fine");
    expect(codeOf(keys(101))).toBe("bad-query");
  });

  test("does not touch prototypes", () => {
    const query = strictQuery("__proto__=x&constructor=y");
    expect(Object.getPrototypeOf(query)).toBeNull();
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("round-trips URLSearchParams, and throws bad-query only", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: "grapheme" }), fc.string(), { noNullPrototype: true }),
        (given) => {
          expect({ ...strictQuery(new URLSearchParams(given).toString()) }).toEqual(given);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(["fine", "bad-query"]).toContain(codeOf(text));
      }),
    );
  });
});
