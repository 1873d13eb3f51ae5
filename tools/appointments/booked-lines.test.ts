import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { oneShopStore } from "@forecourt/service-service/staff/shop-stores";
import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { bookedLines, suggestedLines } from "./booked-lines.ts";

const texts = defaultTexts();

const line = { opCode: "LOF", name: "Oil change", minutes: 30, skill: null, isAdded: false };
const time = {
  day: "2026-12-01",
  time: "10:00",
  readyBy: "10:30",
  startsAt: "2026-12-01T16:00:00.000Z",
  endsAt: "2026-12-01T16:30:00.000Z",
  adviserId: "ana",
  technicianId: "lift-1",
};

test("names the work with its price, the coupon, and when the vehicle is ready", () => {
  const coupon = { title: "Oil", price: "$10 off", code: null, expires: "2026-12-31" };
  const all = { ...coupon, vehicles: null, needs: [{ opCode: "LOF", name: "Oil change" }] };
  const lines = [{ ...line, fromCents: 5_995 }];
  expect(bookedLines({ lines, time, coupon: all, vehicle: null }, texts)).toEqual([
    "  Oil change: from $59.95",
    "  coupon: Oil · $10 off. From $49.95 with this coupon",
    "  ready about 10:30 AM, adviser ana",
  ]);
});

test.each([
  [null, "  Oil change: quoted first"],
  [0, "  Oil change: no charge"],
])("says what a price of %p means", (fromCents, expected) => {
  const content = { lines: [{ ...line, fromCents }], time, coupon: null, vehicle: null };
  expect(bookedLines(content, texts)[0]).toBe(expected);
});

test.each([
  [
    "Pulls to the left",
    ["LOF"],
    "the words suggest ALIGN, not booked; to add: change S-1 --work LOF,ALIGN",
  ],
  ["Pulls to the left", ["LOF", "ALIGN"], null],
  ["", ["LOF"], null],
])("for the words %j with %p, says %p", async (symptoms, opCodes, said) => {
  const dealers = await loadDealers(shippedDealers);
  const now = () => new Date("2026-11-23T15:00:00Z");
  const choice = { dealerId: "ozark-mitsubishi", storeId: null };
  const store = oneShopStore({ dealers: { current: () => dealers }, now }, choice);
  const lines = opCodes.map((opCode) => ({ ...line, fromCents: null, opCode }));
  const shown = suggestedLines({ lines, symptoms }, { store, number: "S-1" });
  expect(shown).toEqual(said === null ? [] : [`  ${said}`]);
});
