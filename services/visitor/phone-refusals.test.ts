import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import {
  dealerId,
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
  secret,
} from "./testing/running-visitor.ts";

const HOUR_MS = 60 * 60_000;

afterAll(removeCopies);

describeOnSqlite("requests for a phone code", (open) => {
  const running: RunningVisitor[] = [];
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop();
  });

  /** Two replicas with the dealer's `phoneCodes`. */
  async function startedWith(phoneCodes: Record<string, number | string[]>) {
    const copy = await copyDealers();
    const settings = { allowedAreaCodes: [], maxPerDay: 500, ...phoneCodes };
    await copy.set(`${dealerId}/dealer.json`, ["phoneCodes"], settings);
    const { location } = await open();
    const clock = { time: Date.parse("2026-11-20T15:00:00Z") };
    const box = fakeSmsSender();
    const lines: string[] = [];
    const replica = async () => {
      const service = await runVisitor({
        location,
        sender: box,
        now: () => new Date(clock.time),
        onLine: (line) => lines.push(line),
        dealersDir: copy.folder,
      });
      running.push(service);
      return service;
    };
    return { one: await replica(), other: await replica(), box, clock, lines };
  }

  const failed = (error: string) => ({ success: false, field: "phone", error, message: "" });
  const abroad =
    "We can only text numbers in the United States and Canada. Enter a US or Canadian number.";
  const premium =
    "This number charges extra for texts, so we can’t text it. Enter your mobile number.";

  test("for premium numbers and expensive countries are refused with a reason", async () => {
    const { one, box } = await startedWith({});
    for (const [phone, error] of [
      ["(876) 555-0142", abroad],
      ["+1 809 555 0142", abroad],
      ["900-555-0142", premium],
      ["573-976-0142", premium],
    ] as const) {
      expect(await one.visitor().requestCode(phone)).toEqual(failed(error));
    }
    expect(box.sent).toEqual([]);
  });

  test("for an area code that the dealer allows are answered with a code", async () => {
    const { one, box } = await startedWith({ allowedAreaCodes: ["876"] });
    expect(await one.visitor().requestCode("(876) 555-0142")).toMatchObject({ success: true });
    expect(box.sent.map(({ to }) => to)).toEqual(["+18765550142"]);
    expect(await one.visitor().requestCode("(809) 555-0142")).toEqual(failed(abroad));
  });

  test("without a valid form token are refused", async () => {
    const { one, box, clock } = await startedWith({});
    const phone = "(573) 555-0142";
    const expired = failed("This page has been open too long. Reload it and try again.");
    const { body } = await one
      .visitor()
      .post("/api/customer/phoneValidation", { type: "phone-validation", phone });
    expect(body).toEqual(expired);
    const now = new Date(clock.time);
    const otherDealer = signFormToken({ secret, dealerId: "heartland", now });
    const old = signFormToken({ secret, dealerId, now: new Date(clock.time - 49 * HOUR_MS) });
    for (const token of ["", "v1.x.y", otherDealer, old]) {
      expect(await one.visitor().requestCode(phone, {}, token)).toEqual(expired);
    }
    expect(box.sent).toEqual([]);
    expect(await one.visitor().requestCode(phone)).toMatchObject({ success: true });
  });

  test("are limited for each dealer and day over all replicas, with an error in the log", async () => {
    const { one, other, box, clock, lines } = await startedWith({ maxPerDay: 5 });
    const request = (index: number) =>
      (index % 2 ? one : other)
        .visitor(`198.51.100.${index}`)
        .requestCode(`(573) 555-01${10 + index}`);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => request(index)));
    expect(box.sent).toHaveLength(5);
    expect(replies.filter(({ success }) => !success)).toEqual(
      Array.from({ length: 7 }, () =>
        failed(
          "We can’t text any more codes today. Please call us, or continue without verifying.",
        ),
      ),
    );
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
    expect(errors.length).toBeGreaterThanOrEqual(1);
    // One line for each replica, whatever the number of refused visitors is.
    expect(errors.length).toBeLessThanOrEqual(2);
    expect(errors[0]).toMatchObject({
      dealer: dealerId,
      maxPerDay: 5,
      msg: "the daily cap of phone codes is reached: no code is sent for this dealer",
    });
    clock.time += 24 * HOUR_MS;
    expect(await request(50)).toMatchObject({ success: true });
  });
});
