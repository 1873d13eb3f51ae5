import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { vaultCommand } from "./options.ts";

const hash = "x".repeat(43);

test.each([
  [["rotate"], { kind: "rotate" }],
  [["verify"], { kind: "verify", noted: null }],
  [["verify", "--noted", `12:${hash}`], { kind: "verify", noted: { seq: 12, hash } }],
  [["dispose"], { kind: "dispose", isDryRun: false }],
  [["dispose", "--dry-run"], { kind: "dispose", isDryRun: true }],
])("%j is %j", (args, command) => {
  expect(vaultCommand(args)).toEqual(command);
});

test.each([
  [[], "no command given"],
  [["bury"], 'unknown command "bury"'],
  [["rotate", "now"], 'unexpected "now"'],
  [["rotate", "--noted", `1:${hash}`], "--noted is for verify"],
  [["verify", "--noted", "12"], "--noted expects SEQ:HASH"],
  [["verify", "--dry-run"], "--dry-run is for dispose"],
  [["rotate", "--loud"], "Unknown option '--loud'"],
])("%j is invalid usage", (args, message) => {
  expect(() => vaultCommand(args)).toThrow(UsageError);
  expect(() => vaultCommand(args)).toThrow(message);
});
