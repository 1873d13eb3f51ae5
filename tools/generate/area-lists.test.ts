import { areaNames } from "@forecourt/contracts/areas";
import { expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { addToAreaLists, areasIn, writeAreaLists } from "./area-lists.ts";
import { openTree } from "./tree.ts";

test("the names of the areas are read from their list", () => {
  expect(areasIn(openTree(root))).toEqual(areaNames);
});

test("the lists in shared/contracts/src/generated are those that follow from the names", () => {
  const tree = openTree(root);
  writeAreaLists(tree);
  expect([...tree.touched]).toEqual([]);
});

test("a new area is the last one, and is in each list", () => {
  const tree = openTree(root);
  addToAreaLists(tree, "parts");
  expect(areasIn(tree)).toEqual([...areaNames, "parts"]);
  expect(tree.read("shared/contracts/src/generated/area-pages.ts")).toContain(
    "  parts: partsPages,\n} as const",
  );
  expect(tree.read("shared/contracts/src/generated/area-events.ts")).toContain(
    'import { partsEvents } from "../areas/parts/events.ts";\n',
  );
});
