import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { offersCommand } from "./options.ts";

test("explain takes the id or the number of an offer", () => {
  expect(offersCommand(["explain", "T-7K4M-2PXD"])).toEqual({ kind: "explain", id: "T-7K4M-2PXD" });
});

test.each([
  [[], "no command given"],
  [["delete", "T-1"], 'unknown command "delete"'],
  [["explain"], "ID is missing"],
  [["explain", "T-1", "T-2"], 'unexpected "T-2"'],
  [["explain", "--all"], "--all"],
])("%j is invalid usage", (args, message) => {
  expect(() => offersCommand(args)).toThrow(UsageError);
  expect(() => offersCommand(args)).toThrow(message);
});
