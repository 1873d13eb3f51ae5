import { expect, test } from "@jest/globals";
import { lineOfPath } from "./line-of-path.ts";

const json = `{
  "title": "a { b [ c, \\" }",
  "list": [
    { "id": "one" },
    {
      "id": "two",
      "tags": ["x", "y"]
    }
  ],
  "last": null
}`;

test.each([
  [[], 1],
  [["title"], 2],
  [["list"], 3],
  [["list", 0, "id"], 4],
  [["list", 1], 5],
  [["list", 1, "id"], 6],
  [["list", 1, "tags", 1], 7],
  [["last"], 10],
  // A missing value is reported at the line where it should be.
  [["list", 1, "name"], 5],
  [["list", 7], 3],
  [["nothing"], 1],
])("%j is on line %d", (path, line) => {
  expect(lineOfPath(json, path)).toBe(line);
});
