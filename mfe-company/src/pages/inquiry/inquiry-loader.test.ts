import { getInquiry } from "@forecourt/contracts/leads/send";
import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { loadInquiry } from "./inquiry-loader.ts";

const token = "aBcDeFgHiJkLmNoPqRsTuVwXyZ012345";
const received = {
  number: "F-7K3Q2M",
  receivedAt: "2026-11-20T15:02:00.000Z",
  deliveredAt: null,
  form: "contactSales",
  replyBy: "2026-11-20T19:02:00.000Z",
  storeId: "cape-girardeau",
  storeName: "Ozark Trail Mitsubishi",
  storePhone: "+15735550142",
  timezone: "America/Chicago",
};

function load(given: Parameters<typeof withService>[0], changes: Partial<PageRequest> = {}) {
  const path = `/api/leads/inquiries/${token}`;
  return withService({ ...given, path }, async ({ url, receivedHeaders }) => {
    const request = pageRequest(`/inquiry/${token}`, "http://company.invalid", {
      params: { token },
      common: { leads: { address: url, fetch } },
      ...changes,
    });
    return { result: await loadInquiry(request), receivedHeaders };
  });
}

describe("loadInquiry", () => {
  test("names what a lead has unlocked to the visitor who unlocked it", async () => {
    const textAt = async (query: string, unlockInventory: string | null) => {
      const visitor = {
        ...anonymousVisitor,
        proven: { ...anonymousVisitor.proven, unlockInventory },
      };
      const url = new URL(`https://x.example/inquiry/${token}${query}`);
      const { result } = await load(answer(getInquiry, received), { url, visitor });
      if (result.kind !== "page") return undefined;
      const { unlocked } = result.data;
      return unlocked && `${unlocked.text} ${unlocked.href}`;
    };
    const since = "2026-11-20T15:02:00.000Z";
    expect(await textAt("?unlocked=20", since)).toBe(
      "You now also see 20 new arrivals. /cars-for-sale",
    );
    expect(await textAt("?unlocked=1", since)).toBe(
      "You now also see 1 new arrival. /cars-for-sale",
    );
    expect(await textAt("?unlocked=20", null)).toBeNull();
    expect(await textAt("?unlocked=%3Cb%3E", since)).toBeNull();
    expect(await textAt("", since)).toBeNull();
  });

  test("returns the state of this dealer's inquiry in the store's time zone", async () => {
    const { result, receivedHeaders } = await load(answer(getInquiry, received));
    expect(receivedHeaders).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
    expect(result).toMatchObject({
      kind: "page",
      head: { canonical: null, index: false },
      data: {
        isDelivered: false,
        received: "Friday, November 20 at 9:02 a.m. CST",
        delivered: null,
        number: "F-7K3Q2M",
        replyBy: "Friday, November 20 at 1:02 p.m. CST",
        storePhone: "+15735550142",
        path: `/inquiry/${token}`,
      },
    });
  });

  test("says when it was delivered, and in words what it is about, also if they are of tomorrow", async () => {
    const delivered = { ...received, deliveredAt: "2026-07-01T15:02:00Z", replyBy: null };
    const { result } = await load(answer(getInquiry, { ...delivered, form: "barter" }));
    expect(result).toMatchObject({
      data: {
        isDelivered: true,
        delivered: "Wednesday, July 1 at 10:02 a.m. CDT",
        replyBy: null,
        about: "Your message to us",
      },
    });
  });

  test("names the topic of a message that has one", async () => {
    const message = { ...received, form: "contactDealership", topic: "billing" };
    const { result } = await load(answer(getInquiry, message));
    expect(result).toMatchObject({
      data: { about: "Your message about a bill" },
    });
    const { result: other } = await load(answer(getInquiry, { ...message, topic: "gossip" }));
    expect(other).toMatchObject({ data: { about: "Your message to the dealership" } });
  });

  test("names the person of the team whom a message is for", async () => {
    const member = { name: "Hollis Greer", firstName: "Hollis" };
    const message = answer(getInquiry, { ...received, form: "staffMember", member });
    expect((await load(message)).result).toMatchObject({
      data: { about: "Your message to Hollis Greer", member: "Hollis" },
    });
  });

  test("speaks to an applicant, of the position where that is known", async () => {
    const titleFor = async (position: string | null) => {
      const { result } = await load(answer(getInquiry, { ...received, form: "careers", position }));
      return result.kind === "page" ? result.data.application?.title : undefined;
    };
    expect(await titleFor("Detailer")).toBe("We’ve received your application for Detailer");
    expect(await titleFor(null)).toBe("We’ve received your application");
    const { result } = await load(answer(getInquiry, { ...received, form: "careers" }));
    expect(result).toMatchObject({
      data: {
        application: {
          replyBy:
            "You’ll hear from Ozark Trail Mitsubishi by Friday, November 20 at 1:02 p.m. CST, whatever we decide.",
        },
      },
    });
    expect((await load(answer(getInquiry, received))).result).toMatchObject({
      data: { application: null },
    });
  });

  test("says for when a test drive is booked, by the store's own day and clock", async () => {
    const testDrive = { vin: "JA4J4TA81MZ000123", day: "2026-11-21", time: "00:30" };
    const { result } = await load(answer(getInquiry, { ...received, testDrive }));
    expect(result).toMatchObject({
      data: { testDrive: "Saturday, November 21 at 12:30 a.m." },
    });
    const { result: other } = await load(answer(getInquiry, received));
    expect(other).toMatchObject({ data: { testDrive: null } });
  });

  test("links to the cancellation of a test drive that has not begun, and says when a cancellation failed", async () => {
    const testDrive = { vin: "JA4J4TA81MZ000123", day: "2026-11-21", time: "09:30" };
    const url = new URL(`http://site.invalid/inquiry/${token}?not-canceled=1`);
    const booked = answer(getInquiry, { ...received, testDrive, canCancel: true });
    const cancelAction = `/api/leads/inquiries/${token}/cancellation`;
    expect((await load(booked)).result).toMatchObject({
      data: { cancelAction, isCancelFailed: false, canceledDrive: null },
    });
    expect((await load(booked, { url })).result).toMatchObject({ data: { isCancelFailed: true } });
    const begun = answer(getInquiry, { ...received, testDrive, canCancel: false });
    expect((await load(begun, { url })).result).toMatchObject({
      data: { cancelAction: null, isCancelFailed: false },
    });
    const canceled = answer(getInquiry, {
      ...received,
      testDrive: null,
      canceledDrive: testDrive,
    });
    expect((await load(canceled)).result).toMatchObject({
      data: { testDrive: null, canceledDrive: "Saturday, November 21 at 9:30 a.m." },
    });
  });

  test("links to the calendar file and offers other times of a test drive that has not begun", async () => {
    const testDrive = { vin: "JA4J4TA81MZ000123", day: "2026-11-21", time: "09:30" };
    const facts = {
      vehicle: "2021 Mitsubishi Outlander",
      otherTimes: [{ day: "2026-11-24", times: ["09:30", "13:00"] }],
      storeAddress: "Ozark Trail Mitsubishi, Cape Girardeau, MO 63701",
    };
    const booked = { ...received, ...facts, testDrive, canCancel: true };
    const url = new URL(`http://site.invalid/inquiry/${token}?not-changed=taken`);
    expect((await load(answer(getInquiry, booked), { url })).result).toMatchObject({
      data: {
        vehicle: facts.vehicle,
        storeAddress: facts.storeAddress,
        calendar: `/api/leads/inquiries/${token}/test-drive.ics`,
        change: {
          action: `/api/leads/inquiries/${token}/change`,
          days: [
            {
              label: "Tuesday, November 24",
              times: [
                { value: "2026-11-24T09:30", label: "9:30 a.m." },
                { value: "2026-11-24T13:00", label: "1:00 p.m." },
              ],
            },
          ],
          failure: "taken",
        },
      },
    });
    expect((await load(answer(getInquiry, booked))).result).toMatchObject({
      data: { change: { failure: null } },
    });
    const full = answer(getInquiry, { ...booked, otherTimes: [] });
    expect((await load(full)).result).toMatchObject({ data: { change: null } });
    const begun = answer(getInquiry, { ...booked, canCancel: false });
    expect((await load(begun)).result).toMatchObject({ data: { change: null, calendar: null } });
  });

  test("links to another test drive once one is canceled or over, of the same car where it is known", async () => {
    const drive = { vin: "JA4J4TA81MZ000123", day: "2026-11-21", time: "09:30" };
    const bookAgain = "/test-drive/2021-mitsubishi-outlander-JA4J4TA81MZ000123";
    const over = { testDrive: drive, canCancel: false };
    const ofInquiry = async (changes: object) =>
      (await load(answer(getInquiry, { ...received, ...changes }))).result;
    expect(await ofInquiry({ ...over, canCancel: true, bookAgain })).toMatchObject({
      data: { isDriveOver: false, another: null, isReplyDue: false },
    });
    expect(await ofInquiry({ ...over, bookAgain, isReplyDue: true })).toMatchObject({
      data: {
        isDriveOver: true,
        another: { isOfSameCar: true, href: bookAgain },
        isReplyDue: true,
      },
    });
    expect(await ofInquiry({ testDrive: null, canceledDrive: drive })).toMatchObject({
      data: { isDriveOver: false, another: { isOfSameCar: false, href: "/cars-for-sale" } },
    });
    expect(await ofInquiry({ bookAgain })).toMatchObject({ data: { another: null } });
  });

  test("passes on that there is none, and that the service is away", async () => {
    for (const code of ["not-found", "unavailable"] as const) {
      await expect(load(failure(getInquiry, code))).rejects.toMatchObject({ code });
    }
    const unknown = load(answer(getInquiry, received), { common: {} });
    await expect(unknown).rejects.toMatchObject({ code: "unavailable" });
  });

  test.each(["", "short", "a".repeat(65), "a/../b".padEnd(30, "a"), "ä".repeat(30)])(
    "sends no request for an invalid token: %j",
    async (odd) => {
      const { result, receivedHeaders } = await load(answer(getInquiry, received), {
        params: { token: odd },
      });
      expect(result).toEqual({ kind: "not-found" });
      expect(receivedHeaders).toEqual([]);
    },
  );
});
