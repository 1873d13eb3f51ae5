import { describe, expect, test } from "@jest/globals";
import { CareersContent, isOpenOn, positionEntries } from "./careers.ts";

const content = (...positions: object[]) => ({
  head: { title: "Careers", description: "Open positions." },
  title: "Join us",
  lead: "Work with us.",
  positionsTitle: "Open positions",
  noPositions: "None.",
  positions: positions.map((position) => ({
    title: "Detailer",
    hours: "Afternoons",
    description: "You clean cars.",
    ...position,
  })),
  formTitle: "Apply",
  otherPosition: "Another position",
  body: [{ kind: "paragraph", runs: [{ text: "Apply." }] }],
});

function faultsOf(...positions: object[]) {
  const { error } = CareersContent.safeParse(content(...positions));
  return error?.issues.map(({ path, message }) => [path.slice(1).join("."), message]) ?? [];
}

describe("open positions", () => {
  test("may leave out id, pay, lists and dates", () => {
    expect(CareersContent.parse(content({})).positions).toEqual([
      expect.objectContaining({
        id: null,
        pay: null,
        startDate: null,
        duties: [],
        requirements: [],
        benefits: [],
      }),
    ]);
  });

  const hourly = "an hourly pay in cents, from 725 to 30000: $22 is 2200";
  const yearly = "a yearly pay in cents, from 1000000 to 100000000: $42,000 is 4200000";
  test.each([
    ["dollars an hour", { kind: "hour", fromCents: 22 }, "fromCents", hourly],
    ["dollars a year", { kind: "year", fromCents: 42_000 }, "fromCents", yearly],
    ["an hour too much", { kind: "hour", fromCents: 2200, toCents: 300_000 }, "toCents", hourly],
    [
      "a range that goes down",
      { kind: "hour", fromCents: 2200, toCents: 2100 },
      "toCents",
      "an amount that is not below fromCents",
    ],
  ])("refuse %s as pay", (_name, pay, key, message) => {
    expect(faultsOf({ pay })).toEqual([[`0.pay.${key}`, message]]);
  });

  test("refuse an id that another has, and an end before the start", () => {
    expect(faultsOf({ id: "detailer" }, { id: "detailer" })).toEqual([
      ["1.id", "an id of its own, because another position has this one"],
    ]);
    expect(faultsOf({ startDate: "2026-11-02", endDate: "2026-11-01" })).toEqual([
      ["0.endDate", "a day on or after startDate"],
    ]);
  });

  test.each([
    ["2026-10-31", false],
    ["2026-11-01", true],
    ["2026-11-30", true],
    ["2026-12-01", false],
  ])("from November 1 to 30 are listed on %s: %s", (day, isOpen) => {
    expect(isOpenOn({ startDate: "2026-11-01", endDate: "2026-11-30" }, day)).toBe(isOpen);
    expect(isOpenOn({ startDate: null, endDate: null }, day)).toBe(true);
  });

  test("have pages while they are open, and their list is there without any", () => {
    const written = content(
      { id: "detailer", endDate: "2026-11-30" },
      { id: "technician", title: "Technician" },
      { title: "Receptionist" },
    );
    const none = () => undefined;
    expect(positionEntries(written, "2026-11-30", none)).toEqual([
      "/our-company/careers",
      "/our-company/careers/detailer",
      "/our-company/careers/technician",
    ]);
    expect(positionEntries(content(), "2026-11-30", none)).toEqual(["/our-company/careers"]);
  });
});
