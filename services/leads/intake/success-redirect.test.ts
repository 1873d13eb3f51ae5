import { expect, test } from "@jest/globals";
import { successRedirect } from "./success-redirect.ts";

const token = "abcdefghijklmnopqrstuv";

test("redirects to the inquiry page", () => {
  expect(successRedirect({}, { token })).toBe(`/inquiry/${token}`);
  expect(successRedirect({}, { token, unlocked: 20 })).toBe(`/inquiry/${token}?unlocked=20`);
});

test("redirects to the next step with the inquiry", () => {
  expect(successRedirect({ next: "/personalize/x?step=6&down=3000#price" }, { token })).toBe(
    `/personalize/x?step=6&down=3000&inquiry=${token}#price`,
  );
  expect(successRedirect({ next: "/used-cars-for-sale?inquiry=other" }, { token })).toBe(
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
])("ignores the next path %s", (next) => {
  expect(successRedirect({ next }, { token })).toBe(`/inquiry/${token}`);
});
