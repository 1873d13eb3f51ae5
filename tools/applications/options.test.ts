import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { applicationsCommand } from "./options.ts";

const staff = ["--as", "ada", "--code", "123456", "--reason", "a call from the applicant"];
const reader = { name: "ada", code: "123456", reason: "a call from the applicant" };

test.each([
  [["enroll", "ada"], { kind: "enroll", name: "ada", by: null }],
  [
    ["enroll", "bea", "--as", "ada", "--code", "123456"],
    { kind: "enroll", name: "bea", by: { name: "ada", code: "123456" } },
  ],
  [["schema"], { kind: "schema" }],
  [
    ["desk", "--as", "ada", "--code", "123456"],
    { kind: "desk", staff: { name: "ada", code: "123456" } },
  ],
  [["list", ...staff], { kind: "list", staff: reader, dealerId: null, findsSsn: false }],
  [["show", "A-1", ...staff], { kind: "show", staff: reader, number: "A-1", isSheet: false }],
  [
    ["show", "A-1", "--sheet", ...staff],
    { kind: "show", staff: reader, number: "A-1", isSheet: true },
  ],
  [
    ["export", "A-1", "A-2", "--csv", "--out", "f", ...staff],
    { kind: "export", staff: reader, numbers: ["A-1", "A-2"], isCsv: true, out: "f" },
  ],
  [
    ["answer", "A-1", "declined", "--adverse", "Length of employment", "--preview", ...staff],
    {
      kind: "answer",
      staff: reader,
      number: "A-1",
      answer: "declined",
      reasons: ["Length of employment"],
      terms: null,
      offer: null,
      validUntil: null,
      isPreview: true,
      isReplacement: false,
      withdrawsAccepted: false,
    },
  ],
  [
    [
      "answer",
      "A-1",
      "approved",
      "--terms",
      "72 months at 6.9 %",
      "--replace",
      "--withdraw-accepted-offer",
      ...staff,
    ],
    {
      kind: "answer",
      staff: reader,
      number: "A-1",
      answer: "approved",
      reasons: [],
      terms: "72 months at 6.9 %",
      offer: null,
      validUntil: null,
      isPreview: false,
      isReplacement: true,
      withdrawsAccepted: true,
    },
  ],
  [
    [
      "answer",
      "A-1",
      "counter-offer",
      "--adverse",
      "Length of employment",
      "--amount",
      "$24,000.50",
      "--down",
      "2,500",
      "--months",
      "72",
      "--apr",
      "9.49",
      ...staff,
    ],
    {
      kind: "answer",
      staff: reader,
      number: "A-1",
      answer: "counter-offer",
      reasons: ["Length of employment"],
      terms: null,
      offer: {
        amountCents: 2_400_050,
        months: 72,
        annualRatePercent: 9.49,
        moneyDownCents: 250_000,
      },
      validUntil: null,
      isPreview: false,
      isReplacement: false,
      withdrawsAccepted: false,
    },
  ],
])("%j is understood", (args, command) => {
  expect(applicationsCommand(args)).toEqual(command);
});

test.each([
  [[], "no command given"],
  [["bury", ...staff], 'unknown command "bury"'],
  [["show", "A-1"], "--as NAME and --code CODE are required"],
  [["show", "A-1", "--as", "ada", "--code", "1"], "--reason TEXT is required"],
  [
    ["show", "A-1", "--as", "ada", "--code", "1", "--reason", "  x "],
    "is too short: say in a few words why",
  ],
  [["show", ...staff], "NUMBER is missing"],
  [["export", ...staff], "export needs a NUMBER"],
  [["answer", "A-1", "maybe", ...staff], "answer needs one of approved"],
  [["list", "A-1", ...staff], 'unexpected "A-1"'],
  [["schema", "A-1"], 'unexpected "A-1"'],
  [["desk", "A-1", ...staff], 'unexpected "A-1"'],
  [["desk"], "--as NAME and --code CODE are required"],
  [
    ["answer", "A-1", "approved", "--amount", "1", ...staff],
    "--amount, --months and --apr go together",
  ],
  [
    ["answer", "A-1", "approved", "--down", "2500", ...staff],
    "--down goes with --amount, --months and --apr",
  ],
])("%j is invalid usage", (args, message) => {
  expect(() => applicationsCommand(args)).toThrow(UsageError);
  expect(() => applicationsCommand(args)).toThrow(message);
});
