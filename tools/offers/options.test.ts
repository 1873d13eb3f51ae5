import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { offersCommand } from "./options.ts";

const id = "T-7K4M-2PXD";
const every = { dealerId: null, storeId: null };

test.each([
  [["explain", id], { kind: "explain", id }],
  [["show", "t-7k4m-2pxd"], { kind: "show", id }],
  [["list"], { kind: "list", from: null, to: null, state: null, all: false, ...every }],
  [["list", "--all"], { kind: "list", from: null, to: null, state: null, all: true, ...every }],
  [
    ["list", "--from", "2026-11-01", "--to", "2026-11-30", "--state", "booked", "--store", "rolla"],
    {
      kind: "list",
      from: "2026-11-01",
      to: "2026-11-30",
      state: "booked",
      all: false,
      dealerId: null,
      storeId: "rolla",
    },
  ],
  [["day", "--date", "2026-12-01"], { kind: "day", day: "2026-12-01", ...every }],
  [
    ["inspect", id, "--by", " Dana  W ", "--found", "Rear bumper\nscratched", "--found", "Worn"],
    {
      kind: "inspect",
      id,
      by: "Dana W",
      found: ["Rear bumper scratched", "Worn"],
      mileage: null,
      vin: null,
    },
  ],
  [
    ["inspect", id, "--by", "Dana", "--odometer", "61,200", "--vin", "1m8gdm9axkp042788"],
    { kind: "inspect", id, by: "Dana", found: [], mileage: 61_200, vin: "1M8GDM9AXKP042788" },
  ],
  [
    ["revise", id, "--by", "Dana", "--line", "Bumper=-250", "--line", "a=b=+$1,250.50"],
    {
      kind: "revise",
      id,
      by: "Dana",
      lines: [
        { reason: "Bumper", amountCents: -25_000 },
        { reason: "a=b", amountCents: 125_050 },
      ],
      isSent: false,
    },
  ],
  [
    ["revise", id, "--by", "Dana", "--line", "Bumper=-250", "--send"],
    {
      kind: "revise",
      id,
      by: "Dana",
      lines: [{ reason: "Bumper", amountCents: -25_000 }],
      isSent: true,
    },
  ],
  [
    ["accept", id, "--by", "Dana", "--payment", "more-cash-later"],
    {
      kind: "accept",
      id,
      by: "Dana",
      payment: "moreCashLater",
      despite: { vin: false, odometer: false },
    },
  ],
  [
    ["accept", id, "--by", "Dana", "--despite-vin"],
    { kind: "accept", id, by: "Dana", payment: null, despite: { vin: true, odometer: false } },
  ],
  [
    ["decline", id, "--by", "Dana", "--reason", "Frame damage. "],
    { kind: "decline", id, by: "Dana", reason: "Frame damage", bySeller: false },
  ],
  [
    ["feeds", "--renew", "--store", "rolla"],
    { kind: "feeds", renews: true, dealerId: null, storeId: "rolla" },
  ],
])("%j is a command", (args, command) => {
  expect(offersCommand(args)).toEqual(command);
});

test.each([
  [[], "no command given"],
  [["delete", "T-1"], 'unknown command "delete"'],
  [["explain"], "ID is missing"],
  [["explain", "T-1", "T-2"], 'unexpected "T-2"'],
  [["explain", "--all"], "--all"],
  [["show", id, "--by", "Dana"], '--by does not belong to "show"'],
  [["list", "--state", "sold"], "--state is one of open, kept, booked"],
  [["list", "--from", "2026-02-30"], '"2026-02-30" is no day'],
  [["list", "--from", "2026-12-02", "--to", "2026-12-01"], "2026-12-01 is before 2026-12-02"],
  [["inspect", id], "--by is missing"],
  [["inspect", id, "--by", "Dana", "--found", " "], "--found is missing"],
  [["inspect", id, "--by", "Dana", "--odometer", "far"], '"far" is no odometer reading'],
  [["inspect", id, "--by", "Dana", "--vin", "1M8"], '"1M8" isn’t a valid VIN. It has to have 17'],
  [
    ["inspect", id, "--by", "Dana", "--vin", "1M8GDM9A1KP042788"],
    "The check digit doesn’t match. Read it again.",
  ],
  [["accept", id, "--by", "Dana", "--send"], '--send does not belong to "accept"'],
  [["revise", id, "--by", "Dana"], '--line "reason=amount" is missing'],
  [["revise", id, "--by", "Dana", "--line", "Bumper"], '"Bumper" is no line'],
  [["revise", id, "--by", "Dana", "--line", "Bumper=0"], '"Bumper=0" is no line'],
  [["revise", id, "--by", "Dana", "--line", "Bumper=-1.005"], "is no line"],
  [["revise", id, "--by", "Dana", "--line", "Bumper=250"], "the sign is required"],
  [["revise", id, "--by", "Dana", "--line", "Bumper=$250"], "the sign is required"],
  [["revise", id, "--by", "Dana", "--line", "=-5"], "the reason of --line is missing"],
  [["accept", id, "--by", "Dana", "--payment", "cash"], "--payment is cash-now or more-cash-later"],
  [["decline", id, "--by", "Dana"], "--reason is missing"],
  [["feeds", "--renew"], "--renew needs --store"],
])("%j is invalid usage", (args, message) => {
  expect(() => offersCommand(args)).toThrow(UsageError);
  expect(() => offersCommand(args)).toThrow(message);
});
