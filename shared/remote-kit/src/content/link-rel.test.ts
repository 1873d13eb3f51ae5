import { expect, test } from "@jest/globals";
import { linkRel } from "./link-rel.ts";

test.each([
  ["/contact-us?topic=selling", "nofollow"],
  ["/contact-us", undefined],
  ["/service#hours", undefined],
])("the rel of a link to %s is %s", (href, rel) => {
  expect(linkRel(href)).toBe(rel);
});
