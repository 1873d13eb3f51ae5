import { expect, test } from "@jest/globals";
import { onwardFrom } from "./success-redirect.ts";

const token = "abcdefghijklmnopqrstuv";

test("a form goes on to the page of its inquiry", () => {
  expect(onwardFrom({}, { token })).toBe(`/inquiry/${token}`);
});

test("a step of a flow goes on to the next, which hears of the inquiry", () => {
  expect(onwardFrom({ next: "/personalize/x?step=6&down=3000#price" }, { token })).toBe(
    `/personalize/x?step=6&down=3000&inquiry=${token}#price`,
  );
  expect(onwardFrom({ next: "/used-cars-for-sale?inquiry=other" }, { token })).toBe(
    `/used-cars-for-sale?inquiry=${token}`,
  );
});

test.each([
  "//evil.example/",
  "https://evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  "/a/..//evil.example",
  `/${"x".repeat(3000)}`,
])("%s is no way on", (next) => {
  expect(onwardFrom({ next }, { token })).toBe(`/inquiry/${token}`);
});
