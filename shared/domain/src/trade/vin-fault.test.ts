import { expect, test } from "@jest/globals";
import { compactVin, vinFaultOf } from "./vin-fault.ts";

// The VIN of the regulation's example, 49 CFR 565.15(c).
const vin = "1M8GDM9AXKP042788";

test("a VIN has no fault, also in groups and small letters", () => {
  expect(vinFaultOf(" 1m8gdm9ax kp 042788 ")).toBeNull();
  expect(compactVin(" 1m8gdm9ax kp 042788 ")).toBe(vin);
});

test.each([
  ["", { code: "vin-missing", values: {} }],
  [vin.slice(1), { code: "vin-length", values: { count: 16 } }],
  ["1M8GDM9AXKPO42788", { code: "vin-letters", values: { character: "O", position: 12 } }],
  ["1M8GDM9A1KP042788", { code: "vin-check-digit", values: {} }],
])("%s is explained", (text, fault) => {
  expect(vinFaultOf(text)).toEqual(fault);
});
