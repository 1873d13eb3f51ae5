import { ServiceOffer } from "@forecourt/contracts/areas/service/offers";
import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import { describe, expect, test } from "@jest/globals";

const offer = (id: string, changes: Partial<ServiceOffer>) =>
  ServiceOffer.parse({
    id,
    title: id,
    description: id,
    disclaimer: "One per visit. Expires {expires}.",
    startDate: "2026-01-01",
    recurring: "monthly",
    ...changes,
  });

const offers = [
  offer("monthly", {}),
  offer("winter", { startDate: "2026-10-15", endDate: "2027-02-28", recurring: null }),
  offer("outlander", {
    vehiclesConditions: { make: ["Mitsubishi"], model: ["Outlander"], mileage: { from: 60_000 } },
  }),
];

const ids = (...of: Parameters<typeof validOffers<ServiceOffer>>) =>
  validOffers(...of).map(({ id }) => id);

describe("validOffers", () => {
  test.each([
    ["2025-12-31", []],
    ["2026-01-01", ["monthly", "outlander"]],
    ["2026-10-14", ["monthly", "outlander"]],
    ["2026-10-15", ["monthly", "winter", "outlander"]],
    ["2027-02-28", ["monthly", "winter", "outlander"]],
    ["2027-03-01", ["monthly", "outlander"]],
  ])("on %s: %j", (day, expected) => {
    expect(ids(offers, { day })).toEqual(expected);
  });

  test.each([
    ["2027-02-28", "2027-02-28", "February 28, 2027"],
    ["2028-02-28", "2028-02-29", "February 29, 2028"],
    ["2028-02-29", "2028-02-29", "February 29, 2028"],
    ["2028-03-01", "2028-03-31", "March 31, 2028"],
    ["2026-12-31", "2026-12-31", "December 31, 2026"],
    ["2027-01-01", "2027-01-31", "January 31, 2027"],
  ])("on %s, the fine print of a monthly offer names %s", (day, expires, words) => {
    const [monthly] = validOffers(offers, { day });
    expect(monthly).toMatchObject({ expires, disclaimer: `One per visit. Expires ${words}.` });
  });

  test("an offer with a last day names that one in every month", () => {
    expect(validOffers(offers, { day: "2026-11-20" })[1]).toMatchObject({
      expires: "2027-02-28",
      disclaimer: "One per visit. Expires February 28, 2027.",
    });
  });

  test("an offer for some vehicles is listed with them while no vehicle is known", () => {
    expect(validOffers(offers, { day: "2026-11-20" })[2]).toMatchObject({
      vehicles: { make: ["Mitsubishi"] },
      fits: false,
    });
    expect(validOffers(offers, { day: "2026-11-20" })[0]).toMatchObject({
      vehicles: null,
      fits: true,
    });
  });

  test("an offer for some vehicles is left out for others", () => {
    const known = (vehicle: object) => ids(offers, { day: "2026-11-20" }, vehicle);
    expect(known({ make: "Toyota" })).toEqual(["monthly", "winter"]);
    expect(known({ make: "mitsubishi", model: "outlander", mileage: 59_999 })).not.toContain(
      "outlander",
    );
    expect(known({ make: "mitsubishi", model: "outlander" })).toContain("outlander");
  });

  test("an offer for some vehicles fits one that meets every condition", () => {
    const vehicle = { make: "Mitsubishi", model: "Outlander", mileage: 60_000 };
    expect(validOffers(offers, { day: "2026-11-20" }, vehicle)[2]?.fits).toBe(true);
  });
});
