import { expect, test } from "@jest/globals";
import { copyHint } from "./copies.ts";

test.each([
  "heartland/content/company/team - Copy.json",
  "heartland/content/company/team - Copy (2).json",
  "heartland/content/company/team - copia.json",
  "heartland/stores/rolla copy.json",
  "heartland/stores/rolla copy 2.json",
  "heartland/content/company/story (1).md",
  "heartland/Copy of dealer.json",
])("%s is a copy", (file) => {
  expect(copyHint(file)).toBe("; delete this copy, or move it out of the dealer's folder");
});

test.each(["heartland/content/company/copywriting.md", "heartland/dealer.json", "a/photocopy.md"])(
  "%s is no copy",
  (file) => {
    expect(copyHint(file)).toBeNull();
  },
);
