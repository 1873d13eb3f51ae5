import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { runToCompletion } from "../dealer/run-to-completion.ts";
import { PackedTextColumn } from "./packed-text-column.ts";
import { TextColumnBuilder } from "./text-column.ts";

/** Texts of few letters, so that neighbors share prefixes and suffixes; some are long. */
const text = fc.oneof(
  fc.constant(null),
  fc.string({ unit: fc.constantFrom("a", "b", "ä", "/"), minLength: 1, maxLength: 12 }),
  fc.nat({ max: 400 }).map((length) => `${"x".repeat(length)}é${length}`),
);

function columnOf(texts: readonly (string | null)[]) {
  const builder = new TextColumnBuilder();
  for (const one of texts) builder.push(one);
  return builder.build();
}

function packed(texts: readonly (string | null)[], rows = [...texts.keys()]) {
  return runToCompletion(PackedTextColumn.gather(columnOf(texts), Uint32Array.from(rows)));
}

test("returns every text, also after it was extended", () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 60, size: "max" }),
      fc.infiniteStream(fc.nat()),
      (texts, picks) => {
        const rows =
          texts.length === 0 ? [] : [...picks.take(40)].map((pick) => pick % texts.length);
        const column = packed(texts, rows);
        const wanted = rows.map((row) => texts[row]);
        expect(rows.map((_, row) => column.at(row))).toEqual(wanted);
        const builder = runToCompletion(column.extend());
        builder.push("more");
        const more = builder.build();
        expect([...wanted, "more"].map((_, row) => more.at(row))).toEqual([...wanted, "more"]);
      },
    ),
  );
});

test("stores only the differences of similar URLs", () => {
  const addresses = Array.from(
    { length: 1_600 },
    (_, number) =>
      `https://photos.example/store-07/4t1b11hk5ku${200_000 + number}/01-front-left.jpg`,
  );
  expect(packed(addresses).bytes / addresses.length).toBeLessThan(12);
});
