import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { replyDeadline } from "./reply-deadline.ts";

afterAll(removeCopies);

let dealer: DealerConfig;
beforeAll(async () => {
  const dealers = await loadDealers(shippedDealers);
  dealer = dealers.config({ dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" });
});

// The store replies within four hours of opening: Monday to Friday from 9 a.m., by its clock.
test.each([
  [
    "a drive in three days",
    "2026-11-20T15:00:00Z",
    "2026-11-23T15:30:00Z",
    "2026-11-20T19:00:00.000Z",
  ],
  [
    "a drive before the reply",
    "2026-11-22T18:00:00Z",
    "2026-11-23T17:30:00Z",
    "2026-11-23T16:30:00.000Z",
  ],
  ["a drive within the hour", "2026-11-23T17:00:00Z", "2026-11-23T17:30:00Z", null],
  ["no drive", "2026-11-22T18:00:00Z", null, "2026-11-23T19:00:00.000Z"],
  ["no drive, before Thanksgiving", "2026-11-26T01:30:00Z", null, "2026-11-27T18:30:00.000Z"],
])("of an inquiry with %s", (_name, receivedAt, drive, deadline) => {
  const driveStart = drive === null ? null : new Date(drive);
  const received = {
    form: "scheduleTestDrive",
    receivedAt: new Date(receivedAt),
    driveStart,
  } as const;
  expect(replyDeadline(received, dealer)?.toISOString() ?? null).toBe(deadline);
});

test("of a message to a person of service counts the hours of service", () => {
  // Monday at 8 a.m., when service is open and sales is not.
  const receivedAt = new Date("2026-11-23T14:00:00Z");
  const due = (isForService: boolean) =>
    replyDeadline({ form: "staffMember", isForService, receivedAt, driveStart: null }, dealer);
  expect(due(true)?.toISOString()).toBe("2026-11-23T18:00:00.000Z");
  expect(due(false)?.toISOString()).toBe("2026-11-23T19:00:00.000Z");
});

test("of a job application is the evening of the last of its business days, which Thanksgiving is not", () => {
  const received = {
    form: "careers",
    receivedAt: new Date("2026-11-22T18:00:00Z"),
    driveStart: null,
  } as const;
  const due = (days: number | null) => {
    const leads = { ...dealer.leads, applicationReplyDays: days };
    return replyDeadline(received, { ...dealer, leads })?.toISOString() ?? null;
  };
  expect(due(3)).toBe("2026-11-26T02:00:00.000Z");
  expect(due(4)).toMatch(/^2026-11-2[78]T/);
  expect(due(null)).toBeNull();
});

test("of a job application is promised by the dealers who state it, not by the defaults", async () => {
  const copy = await copyDealers();
  await copy.set("ozark-mitsubishi/dealer.json", ["leads", "applicationReplyDays"], undefined);
  const dealers = await loadDealers(copy.folder);
  const daysOf = (dealerId: string) =>
    dealers.config({ dealerId, storeId: null }).leads.applicationReplyDays;
  expect([daysOf("ozark-mitsubishi"), daysOf("heartland")]).toEqual([null, 5]);
});
