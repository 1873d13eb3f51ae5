import { expect, test } from "@jest/globals";
import { isIllustration } from "./is-illustration.ts";

const site = { illustrationHosts: ["drawings.example", "http://old.example"] };

test.each([
  ["https://drawings.example/1.jpg", true],
  ["http://old.example/1.jpg", true],
  ["https://photos.example/drawings.example.jpg", false],
  ["photos/1.jpg", false],
  [null, false],
])("the picture %s is an illustration: %s", (image, expected) => {
  expect(isIllustration(image, site)).toBe(expected);
});

test("no picture is an illustration for a dealer that names no host", () => {
  expect(isIllustration("https://drawings.example/1.jpg", {})).toBe(false);
});
