import { expect, test } from "@jest/globals";
import { contentCommand } from "./options.ts";

test("checks all dealers or one", () => {
  expect(contentCommand(["check"])).toEqual({ kind: "check", dealer: null, language: null });
  expect(contentCommand(["check", "heartland", "--language", "es"])).toEqual({
    kind: "check",
    dealer: "heartland",
    language: "es",
  });
});

test.each([
  [[], "no command given"],
  [["publish"], 'unknown command "publish"'],
  [["check", "one", "two"], 'unexpected "two"'],
  [["check", "--language", "en"], '--language: expected one such as es, found "en"'],
])("%j is refused", (args, message) => {
  expect(() => contentCommand(args)).toThrow(message);
});
