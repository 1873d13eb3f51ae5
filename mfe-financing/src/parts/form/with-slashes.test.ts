import { describe, expect, test } from "@jest/globals";
import { withSlashes } from "./with-slashes.ts";

describe("withSlashes", () => {
  const type = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key), "");

  test.each([
    ["03151985", "03/15/1985"],
    ["03/15/1985", "03/15/1985"],
    ["3/5/1985", "3/5/1985"],
    ["1/15/1985", "1/15/1985"],
  ])("makes a date of the keys %s", (keys, date) => {
    expect(type(keys)).toBe(date);
  });

  test("adds a slash again after it was deleted", () => {
    expect(withSlashes("031")).toBe("03/1");
    expect(withSlashes("03/151")).toBe("03/15/1");
  });

  test("leaves any other text as it is", () => {
    for (const text of ["", "March", "1985-03-15"]) expect(withSlashes(text)).toBe(text);
  });
});
