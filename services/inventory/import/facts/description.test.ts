import { describe, expect, test } from "@jest/globals";
import { jsonLinesRows } from "../feed/json-lines.ts";
import { Mapping } from "../mapping/schema.ts";
import { testVin } from "../testing/vins.ts";
import { Findings } from "./findings.ts";
import { rowReader } from "./row-reader.ts";

const mapping = Mapping.parse({
  about: "Cars with comments.",
  format: "jsonl",
  vehicle: {
    vin: { column: "vin" },
    condition: { constant: "used" },
    year: { constant: "2020" },
    make: { constant: "Mitsubishi" },
    model: { constant: "Outlander" },
    price: { constant: "19995" },
    description: { column: ["comments", "notes"], cut: "Stock photo shown\\." },
  },
});

function read(values: Record<string, unknown>) {
  const findings = new Findings();
  const reader = rowReader(mapping, jsonLinesRows(noRows()));
  const row = { line: 1, values: { vin: testVin(1), ...values } };
  const found = reader(row, "2026-11-20", findings);
  if (found.kind !== "car") throw new Error(JSON.stringify(found));
  return { description: found.car.description, unread: findings.unread() };
}

async function* noRows(): AsyncGenerator<string, void> {}

describe("the description of a car", () => {
  test.each<[unknown, string | null]>([
    ["One owner.  Two keys.", "One owner. Two keys."],
    ["One owner.\r\n\r\n  Two keys.\n", "One owner.\nTwo keys."],
    [
      "<p>One owner &amp; two&nbsp;keys</p><p>Tow <b>package</b></p>",
      "One owner & two keys\nTow package",
    ],
    ["<ul><li>One owner<li>Two keys</ul>", "One owner\nTwo keys"],
    ["One owner<br>Two keys<br/>", "One owner\nTwo keys"],
    ["Fits 5 < 6, &lt;b&gt; is text", "Fits 5 < 6, <b> is text"],
    ["<style>p { color: red }</style><script>alert(1)</script>Two keys", "Two keys"],
    ["Two keys<img src=x onerror=alert(1)><a href='javascript:x'>here</a>", "Two keyshere"],
    ["Runs\u0000 great\uD800", "Runs great\uFFFD"],
    ["Stock photo shown.", null],
    ["N/A", null],
    ["", null],
    [12, null],
    [undefined, null],
  ])("of %j is %j", (comments, description) => {
    expect(read({ comments })).toEqual({ description, unread: [] });
  });

  test("is the first column that has one", () => {
    expect(read({ comments: "-", notes: "Two keys." }).description).toBe("Two keys.");
  });

  test("lacks the sentences that state terms of credit, which are reported", () => {
    const comments =
      "One owner. Only $199 a month! Two keys.\n$500 down.\nCall us at 573-555-0100.";
    expect(read({ comments })).toEqual({
      description: "One owner. Two keys.\nCall us at 573-555-0100.",
      unread: [
        ["description, credit term: Only $199 a month!", 1],
        ["description, credit term: $500 down.", 1],
      ],
    });
  });

  test("keeps a price, which is no term of credit", () => {
    const comments = "Priced at $19,995 with 62,000 miles.";
    expect(read({ comments })).toEqual({ description: comments, unread: [] });
  });

  test("ends with a whole sentence within 5,000 characters", () => {
    const { description } = read({
      comments: "Nine words stand in every sentence of this text. ".repeat(200),
    });
    expect(description?.length).toBeGreaterThan(4_900);
    expect(description?.length).toBeLessThanOrEqual(5_000);
    expect(description).toMatch(/of this text\.$/);
  });

  test("without a sentence or space is cut", () => {
    expect(read({ comments: "x".repeat(60_000) }).description).toBe("x".repeat(5_000));
  });
});
