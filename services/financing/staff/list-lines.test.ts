import { expect, test } from "@jest/globals";
import type { ListedRow } from "./applications.ts";
import { listLines } from "./list-lines.ts";

const row: ListedRow = {
  number: "A-2222-2222",
  dealer_id: "ozark-mitsubishi",
  store_id: "cape-girardeau",
  kind: "full",
  is_score: 0,
  outcome: "received",
  received_at: "2026-11-23T20:24:56.299Z",
  viewed_at: null,
  answered_at: null,
  answer: null,
  accepted_at: null,
  withdrawn_acceptance_at: null,
  car: "2021 Kia Telluride SX",
  isJoint: true,
  isMailWithheld: true,
};
const listed = (more: Partial<ListedRow>) =>
  listLines([{ ...row, ...more }], () => "America/Chicago")[0];

test("an application is listed with car, joint, local time and mails that were withheld", () => {
  expect(listed({})).toBe(
    "A-2222-2222  11/23/26, 2:24 PM  ozark-mitsubishi/cape-girardeau  full, joint  2021 Kia Telluride SX  received  received, MAILS WITHHELD, suspected spam",
  );
});

test("the line of an application without a car has `no car`", () => {
  const alone = listed({ isJoint: false, isMailWithheld: false, car: null });
  expect(alone).toMatch(/ {2}full {2}no car {2}received {2}received$/);
  expect(listed({ kind: "pre-approval", is_score: 1 })).toContain("  credit-score  ");
});
