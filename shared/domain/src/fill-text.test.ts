import { describe, expect, test } from "@jest/globals";
import { fillText } from "./fill-text.ts";

describe("fillText", () => {
  const texts = { found: "{count} of {total} cars", odd: "{count} cars {", nested: "{a{count}}" };

  test.each([
    ["found", { count: 3, total: "1,084" }, "3 of 1,084 cars"],
    ["found", { count: 3 }, "3 of {total} cars"],
    ["found", { count: "{total}", total: 9 }, "{total} of 9 cars"],
    ["odd", { count: 0 }, "0 cars {"],
    ["nested", { count: 1 }, "{a1}"],
    ["unknown.key", { count: 1 }, "unknown.key"],
  ])("fills %s with %j", (key, values, filled) => {
    expect(fillText(texts, key, values)).toBe(filled);
  });
});
