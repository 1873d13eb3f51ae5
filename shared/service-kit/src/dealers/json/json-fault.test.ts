import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { jsonFault } from "./json-fault.ts";

describe("jsonFault", () => {
  test.each([
    ["{", 1, 2, "expected a key in double quotes"],
    ['{\n  "store": {,\n', 2, 13, "expected a key in double quotes"],
    ['{ "a": x }', 1, 8, "expected a value, found x: words stand in double quotes"],
    [
      '{ "a": $16.00, "b": 1 }',
      1,
      8,
      "expected a value, found $16.00: type the number without the dollar sign",
    ],
    ['{ "a": 20:30, "b": 1 }', 1, 10, "expected , or }: an hour has no colon: 8:30 p.m. is 20.5"],
    ["[20:30]", 1, 4, "expected , or ]: an hour has no colon: 8:30 p.m. is 20.5"],
    ['[{ "a": 1\n{ "a": 2 }]', 2, 1, "expected , or }: is the } of the block before missing?"],
    ['[{ "a": 1 ]', 1, 11, "expected , or }: is the } of the block before missing?"],
    [
      '{ "a": 1,, "b": 2 }',
      1,
      10,
      "expected a key in double quotes: there is one comma too many, so delete it",
    ],
    [
      '{ "a": { "b": 1,\n{ "c": 2 }',
      2,
      1,
      "expected a key in double quotes, found {: is the } of the block before missing?",
    ],
    ['{ "a": "one\n}', 1, 8, 'expected a text that ends on its line: is the " at its end missing?'],
    ['[\n"a": 1 }]', 2, 4, "expected , or ]: is there a { before this entry?"],
    ['[{ "a": 1 }\n{ "a": 2 }]', 2, 1, "expected , or ]: is there a comma after the entry before?"],
    [
      '{ "a": "one\ttwo" }',
      1,
      8,
      "expected a text that ends on its line, found a tab: type a space",
    ],
    [
      String.raw`{ "a": "C:\pictures" }`,
      1,
      8,
      String.raw`expected a text that ends on its line, found a single \: type / or \\`,
    ],
    [
      '{ // mine\n"a": 1 }',
      1,
      3,
      "expected a key in double quotes: a file has no comments, so delete what begins with //",
    ],
    ['{ "a": 1\n  "b": 2 }', 2, 3, "expected , or }: is there a comma after the entry before?"],
    [
      '{ "a": 1, }',
      1,
      11,
      "expected a key in double quotes: there is no comma after the last entry, so delete the one before",
    ],
    [
      "[1, ]",
      1,
      5,
      "expected a value: there is no comma after the last entry, so delete the one before",
    ],
    [
      "{ \u201ca\u201d: 1 }",
      1,
      3,
      'expected a key in double quotes, found the curly quote \u201c: type a straight one, "',
    ],
    [
      '{ "a": \u201cx\u201d }',
      1,
      8,
      'expected a value, found the curly quote \u201c: type a straight one, "',
    ],
    ['{ "a": "say "hi" now" }', 1, 14, 'expected , or }: a quote inside a text is written \\"'],
    ["[1 2]", 1, 4, "expected , or ]"],
    ['{ "a" 1 }', 1, 7, "expected :"],
    [
      '{ "a": "one\ntwo" }',
      1,
      8,
      'expected a text that ends on its line: is the " at its end missing?',
    ],
    ["{} {}", 1, 4, "expected the end of the file"],
    ["", 1, 1, "expected a value"],
    ["{ 'a': 1 }", 1, 3, "expected a key in double quotes, found ': type a double quote, \""],
    ["[01]", 1, 3, "expected , or ]"],
  ])("%j at line %d, column %d: %s", (json, line, column, message) => {
    expect(jsonFault(json)).toEqual({ line, column, message });
  });

  test("finds a duplicate key in one object, not in two", () => {
    expect(jsonFault('{ "a": 1,\n  "a": 2 }')).toEqual({
      line: 2,
      column: 3,
      message: 'the key "a" is written twice',
    });
    expect(jsonFault('{ "a": { "b": 1 }, "b": { "a": 1 } }')).toBeNull();
  });

  test("finds no fault in output of JSON.stringify", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => jsonFault(JSON.stringify(value, null, 2)) === null),
    );
  });

  test("finds a fault exactly when JSON.parse refuses the text", () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"a"',
      '"b"',
      "1",
      "-",
      "true",
      " ",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const json = parts.join("");
        const found = jsonFault(json);
        const twice = found?.message.endsWith("written twice") ?? false;
        return twice || (found === null) === parses(json);
      }),
      { numRuns: 500 },
    );
  });
});

function parses(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
