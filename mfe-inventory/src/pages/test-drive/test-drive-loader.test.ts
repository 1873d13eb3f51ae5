import type { Inquiry } from "@forecourt/contracts/leads/send";
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import type { PageRequest } from "@forecourt/contracts/page";
import { describe, expect, jest, test } from "@jest/globals";
import { car, requestWith } from "../../testing/inventory-fixture.ts";
import type { TestDriveData } from "./test-drive-data.ts";
import { loadTestDrive } from "./test-drive-loader.ts";

const segment = "2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
const path = `/test-drive/${segment}`;
const token = "abcdefghijklmnopqrstuv";

const calendar: TestDriveDays = {
  timezone: "America/Chicago",
  storeName: "Cape Girardeau",
  days: [
    {
      day: "2026-11-20",
      times: [
        { time: "09:30", free: true },
        { time: "10:00", free: false },
      ],
    },
    { day: "2026-11-21", times: [{ time: "09:30", free: true }] },
  ],
};

/** Only the date is faked. */
const timersOfLoaders = ["setTimeout", "setImmediate", "nextTick", "queueMicrotask"] as const;

const booked = { vin: "JA4J4TA81MZ000123", day: "2026-11-20", time: "10:00" };

interface Leads {
  /** Null = the service does not answer. */
  days?: TestDriveDays | null;
  /** Test drive that the only inquiry has booked. */
  drive?: Inquiry["testDrive"];
}

/** The leads service, and what it was asked for. */
function leads({ days = calendar, drive = booked }: Leads, asked: string[]) {
  const reply: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.pathname + url.search);
    if (days === null) throw new TypeError("gone");
    if (url.pathname.endsWith("/days")) return Response.json(days);
    return Response.json({
      number: "F-7K3Q2M",
      receivedAt: "2026-11-20T10:00:00.000Z",
      deliveredAt: null,
      form: drive ? "scheduleTestDrive" : "contactSales",
      replyBy: null,
      storeName: "Cape Girardeau",
      storePhone: "+15735550142",
      timezone: "America/Chicago",
      testDrive: drive,
    });
  };
  return { leads: { address: "http://leads.test", fetch: reply } };
}

interface LoadOptions extends Leads {
  query?: string;
  vehicle?: Parameters<typeof car>[0];
  at?: string;
  common?: PageRequest["common"];
}

async function load({ query = "", vehicle, at = path, common, ...service }: LoadOptions = {}) {
  const found = car(vehicle);
  const asked: string[] = [];
  const { request } = requestWith(`${at}${query && `?${query}`}`, {
    "/api/inventory/vehicles/JA4J4TA81MZ000123": found,
  });
  const result = await loadTestDrive({
    ...request,
    params: { vehicle: at.split("/").at(-1) ?? "" },
    common: common ?? leads(service, asked),
  });
  return { result, asked };
}

async function loadPage(asked: LoadOptions = {}): Promise<TestDriveData> {
  const { result } = await load(asked);
  if (result.kind !== "page") throw new Error(`no page but ${JSON.stringify(result)}`);
  expect(result.head).toMatchObject({ index: false, canonical: null });
  if ("sold" in result.data) throw new Error("sold");
  return result.data;
}

async function sentTo(asked: LoadOptions): Promise<string> {
  const { result } = await load(asked);
  if (result.kind !== "redirect") throw new Error(`no redirect but ${result.kind}`);
  expect(result.permanent).toBe(false);
  return result.to;
}

describe("loadTestDrive", () => {
  test.each([
    ["", "day"],
    ["day=2026-11-20", "time"],
    ["day=2026-11-20&time=09:30", "confirm"],
  ])("for %j returns the step %s", async (query, step) => {
    expect((await loadPage({ query })).content.step).toBe(step);
  });

  test("names the days by the store's calendar", async () => {
    // The evening before in Missouri, the next day in London.
    jest.useFakeTimers({ now: new Date("2026-11-21T03:00:00Z"), doNotFake: [...timersOfLoaders] });
    try {
      const { content } = await loadPage();
      const weeks = content.step === "day" ? content.calendar.months[0]?.weeks : [];
      const names = weeks?.flat().flatMap((day) => day?.name ?? []);
      expect(names).toEqual(["Today, Friday, November 20", "Tomorrow, Saturday, November 21"]);
    } finally {
      jest.useRealTimers();
    }
  });

  test("requests the days of the car's store", async () => {
    const { asked } = await load({ vehicle: { storeId: "rolla" } });
    expect(asked).toEqual(["/api/leads/test-drives/days?vin=JA4J4TA81MZ000123&store=rolla"]);
  });

  test.each([
    ["a day that is no day", "day=abc", ""],
    ["a day that there is not", "day=2026-02-31&time=09:30", ""],
    ["a day on which the store is closed", "day=2026-11-22", ""],
    ["a day long gone", "day=1999-01-01", ""],
    ["a time without a day", "time=09:30", ""],
    ["a time that is no time", "day=2026-11-20&time=99:99", "?day=2026-11-20"],
    ["a time that is not offered", "day=2026-11-20&time=09:31", "?day=2026-11-20"],
    ["another day's time", "day=2026-11-21&time=10:00", "?day=2026-11-21"],
    ["markup", "day=%3Cscript%3E&time=%22%3E%3Cb%3E", ""],
    ["a line break", "day=2026-11-20%0D%0Ax&time=09:30", ""],
  ])("redirects an address with %s", async (_, query, to) => {
    expect(await sentTo({ query })).toBe(path + to);
  });

  test("keeps campaign parameters", async () => {
    const query = "utm_source=mail&day=2026-11-20&time=09:30";
    expect((await loadPage({ query })).content.step).toBe("confirm");
  });

  test("redirects another spelling to the canonical address, with day and time", async () => {
    const at = "/test-drive/2000-x-JA4J4TA81MZ000123";
    expect(await sentTo({ at, query: "day=2026-11-20&time=09:30" })).toBe(
      `${path}?day=2026-11-20&time=09:30`,
    );
  });

  test("for a taken slot keeps the address, shows a notice, and offers the other slots of the day", async () => {
    const { content } = await loadPage({ query: "day=2026-11-20&time=10:00" });
    const taken = content.step === "confirm" ? content.taken : null;
    expect(taken?.title).toBe("Friday, November 20 at 10:00 a.m. was just taken");
    expect(taken?.choices.map(({ href }) => href)).toEqual([`${path}?day=2026-11-20&time=09:30`]);
  });
});

describe("a car", () => {
  test("that is sold is gone, with similar cars and without a request for days", async () => {
    const { result, asked } = await load({ vehicle: { status: "sold", soldOn: "2026-11-02" } });
    expect(result).toMatchObject({
      kind: "page",
      status: 410,
      head: { index: false },
      data: { sold: { similar: { href: "/used-cars-for-sale/suvs" } } },
    });
    expect(asked).toEqual([]);
  });

  test("that is unknown is not found", async () => {
    const at = "/test-drive/2000-x-JA4J4TA81MZ000999";
    await expect(load({ at })).rejects.toMatchObject({ code: "vehicle-unknown" });
    expect((await load({ at: "/test-drive/nonsense" })).result).toEqual({ kind: "not-found" });
  });

  test("with early access redirects to its page, without its name", async () => {
    const { request } = requestWith(path, {});
    const refuse: typeof fetch = async () =>
      Response.json({ error: { code: "vehicle-private", message: "" } }, { status: 403 });
    const params = { vehicle: "2000-x-JA4J4TA81MZ000123" };
    expect(await loadTestDrive({ ...request, fetch: refuse, params })).toEqual({
      kind: "redirect",
      to: "/cars-for-sale/2000-x-JA4J4TA81MZ000123",
      permanent: false,
    });
  });
});

describe("the days", () => {
  test.each([
    ["the leads service is away", { days: null }],
    ["the shell knows no leads service", { common: {} }],
  ])("are not shown while %s, and the address stays", async (_, asked) => {
    const data = await loadPage({ ...asked, query: "day=2026-11-20&time=09:30" });
    expect([data.content.step, data.progress]).toEqual(["away", null]);
    expect(data.call.href).toBe("tel:+15735550142");
  });

  test.each([
    ["the store is closed on all of them", []],
    ["every time is taken", [{ day: "2026-11-20", times: [{ time: "09:30", free: false }] }]],
    ["no day has times", [{ day: "2026-11-20", times: [] }]],
  ])("are empty where %s", async (_, days) => {
    const data = await loadPage({ days: { ...calendar, days } });
    expect([data.content.step, data.progress]).toEqual(["none", null]);
  });
});

test.each(["day=abc", "day=2026-13-45&time=09:30", "day=2026-02-31", "time=25:00", "day=%00"])(
  "shows no confirmation for %s while the leads service is down",
  async (query) => {
    expect((await loadPage({ query, days: null })).content.step).toBe("away");
    expect(await sentTo({ query: `${query}&inquiry=${token}` })).toBe(path);
  },
);

describe("a booking", () => {
  const query = `day=2026-11-20&time=10:00&inquiry=${token}`;

  test("is loaded by its inquiry, without a request for days", async () => {
    const { content } = await loadPage({ query });
    expect(content).toMatchObject({
      step: "done",
      appointment: { when: "Friday, November 20 at 10:00 a.m.", change: null },
      receipt: { href: `/inquiry/${token}` },
    });
    expect((await load({ query })).asked).toEqual([`/api/leads/inquiries/${token}`]);
  });

  test.each([
    ["an inquiry about something else", { drive: null }],
    ["another car's inquiry", { drive: { ...booked, vin: "JA4J4TA81MZ000999" } }],
    ["another day's inquiry", { drive: { ...booked, day: "2026-11-21" } }],
    ["another time's inquiry", { drive: { ...booked, time: "09:30" } }],
    ["an inquiry that has no such name", { query: "day=2026-11-20&time=10:00&inquiry=../x" }],
  ])("is null for %s", async (_, asked) => {
    const { content } = await loadPage({ query, ...asked });
    expect(content.step).toBe("confirm");
  });
});
