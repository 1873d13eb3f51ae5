import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { experimentsCommand } from "./options.ts";

test.each([
  [["list"], { kind: "list", dealer: null }],
  [["check", "--dealer", "heartland"], { kind: "check", dealer: "heartland" }],
  [["report", "offer-button"], { kind: "report", dealer: null, name: "offer-button" }],
])("%j is understood", (args, command) => {
  expect(experimentsCommand(args)).toEqual(command);
});

test.each([
  [[], "no command given"],
  [["stop"], 'unknown command "stop"'],
  [["report"], "NAME is missing"],
  [["report", "a", "b"], 'unexpected "b"'],
  [["list", "a"], 'unexpected "a"'],
  [["list", "--all"], "Unknown option '--all'"],
])("%j is invalid usage", (args, message) => {
  expect(() => experimentsCommand(args)).toThrow(UsageError);
  expect(() => experimentsCommand(args)).toThrow(message);
});
