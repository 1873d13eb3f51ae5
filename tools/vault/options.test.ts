import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { vaultCommand } from "./options.ts";

const hash = "x".repeat(43);

test.each([
  [["rotate"], { kind: "rotate" }],
  [["verify"], { kind: "verify", noted: new Map() }],
  [
    ["verify", "--noted", `financing:12:${hash}`, "--noted", `company:3:${hash}`],
    {
      kind: "verify",
      noted: new Map([
        ["financing", { seq: 12, hash }],
        ["company", { seq: 3, hash }],
      ]),
    },
  ],
  [["dispose"], { kind: "dispose", isDryRun: false }],
  [["dispose", "--dry-run"], { kind: "dispose", isDryRun: true }],
])("%j is %j", (args, command) => {
  expect(vaultCommand(args)).toEqual(command);
});

test.each([
  [[], "no command given"],
  [["bury"], 'unknown command "bury"'],
  [["rotate", "now"], 'unexpected "now"'],
  [["rotate", "--noted", `company:1:${hash}`], "--noted is for verify"],
  [["verify", "--noted", "12"], "--noted expects AREA:SEQ:HASH"],
  [["verify", "--noted", `trade:1:${hash}`], "--noted expects AREA:SEQ:HASH"],
  [["verify", "--dry-run"], "--dry-run is for dispose"],
  [["rotate", "--loud"], "Unknown option '--loud'"],
])("%j is invalid usage", (args, message) => {
  expect(() => vaultCommand(args)).toThrow(UsageError);
  expect(() => vaultCommand(args)).toThrow(message);
});
