import { expect, test } from "@jest/globals";
import { contentCommand } from "./options.ts";

test("checks all dealers or one", () => {
  expect(contentCommand(["check"])).toEqual({ kind: "check", dealer: null });
  expect(contentCommand(["check", "heartland"])).toEqual({ kind: "check", dealer: "heartland" });
});

test.each([
  [[], "no command given"],
  [["publish"], 'unknown command "publish"'],
  [["check", "one", "two"], 'unexpected "two"'],
])("%j is refused", (args, message) => {
  expect(() => contentCommand(args)).toThrow(message);
});
