import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { resumesCommand } from "./options.ts";

const staff = ["--as", "ada", "--code", "123456", "--reason", "a call from the applicant"];
const reader = { name: "ada", code: "123456", reason: "a call from the applicant" };

test.each([
  [["enroll", "ada"], { kind: "enroll", name: "ada", by: null }],
  [["list", ...staff], { kind: "list", staff: reader, dealerId: null }],
  [
    ["export", "R-7K4M-2PXD", "--out", "f", ...staff],
    { kind: "export", staff: reader, number: "R-7K4M-2PXD", out: "f" },
  ],
])("%j is understood", (args, command) => {
  expect(resumesCommand(args)).toEqual(command);
});

test.each([
  [[], "no command given"],
  [["bury", ...staff], 'unknown command "bury"'],
  [["list"], "--as NAME and --code CODE are required"],
  [["export", "R-1", "--as", "ada", "--code", "1"], "--reason TEXT is required"],
  [["export", ...staff], "ID is missing"],
  [["list", "R-1", ...staff], 'unexpected "R-1"'],
])("%j is invalid usage", (args, message) => {
  expect(() => resumesCommand(args)).toThrow(UsageError);
  expect(() => resumesCommand(args)).toThrow(message);
});
