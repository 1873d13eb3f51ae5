import { expect, test } from "@jest/globals";
import { withoutSharedFaults, withSharedHome } from "./shared-home.ts";

const borrower = {
  "residences.0.fullAddress": "12 Cedar Street",
  "residences.0.city": "Cape Girardeau",
  "residences.0.yearsAtAddress": "9",
  "residences.1.city": "Rolla",
};
const own = {
  "residences.0.fullAddress": "7 Hillside Road",
  "residences.0.apartment": "B",
  "residences.0.yearsAtAddress": "2",
};

test("a shared home has the borrower's present address, and the co-borrower's own time at it", () => {
  expect(withSharedHome({ ...own, sharedHome: "yes" }, borrower)).toEqual({
    sharedHome: "yes",
    "residences.0.fullAddress": "12 Cedar Street",
    "residences.0.apartment": "",
    "residences.0.city": "Cape Girardeau",
    "residences.0.state": "",
    "residences.0.zipCode": "",
    "residences.0.yearsAtAddress": "2",
  });
});

test.each(["", "no"])("an address stays as it was typed with the box %j", (sharedHome) => {
  expect(withSharedHome({ ...own, sharedHome }, borrower)).toEqual({ ...own, sharedHome });
});

test("only faults of the shared address are the borrower's to mend", () => {
  const faults = { "residences.0.city": 1, "residences.0.monthlyRent": 2, "residences.1.city": 3 };
  expect(withoutSharedFaults(own, faults)).toEqual(faults);
  expect(withoutSharedFaults({ ...own, sharedHome: "yes" }, faults)).toEqual({
    "residences.0.monthlyRent": 2,
    "residences.1.city": 3,
  });
});
