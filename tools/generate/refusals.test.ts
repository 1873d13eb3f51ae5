import { expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { generateArea } from "./generate-area.ts";
import { generateEndpoint } from "./generate-endpoint.ts";
import { generatePage } from "./generate-page.ts";
import { openTree } from "./tree.ts";

const tree = () => openTree(root);

test.each([
  ["company", "service", "/service is the page index of service already"],
  ["trade", "careers", "careers is a page flag of company already"],
  ["trade", "what-to-bring", "trade.whatToBring is a section"],
  ["trade", "Sold", 'expected a name of lower-case words with hyphens, found "Sold"'],
])("no page is added to %s as %s: %s", (area, name, message) => {
  expect(() => generatePage(tree(), area, name)).toThrow(message);
});

test("a page takes the flag that was planned for it", () => {
  const changed = tree();
  generatePage(changed, "company", "author");
  const area = changed.read("shared/contracts/src/areas/company/area.ts");
  expect(area.match(/author: (true|false)/g)).toEqual(["author: true"]);
});

test.each([
  ["service", "exists already"],
  ["visitor", "exists already"],
  ["used-cars", "expected an area of one word"],
])("no area is added as %s: %s", (name, message) => {
  expect(() => generateArea(tree(), name)).toThrow(message);
});

test("no endpoint is added twice", () => {
  const changed = tree();
  generateEndpoint(changed, "visitor", "store-list");
  expect(() => generateEndpoint(changed, "visitor", "store-list")).toThrow("exists already");
});
