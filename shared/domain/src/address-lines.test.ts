import { expect, test } from "@jest/globals";
import { addressLines } from "./address-lines.ts";

const address = { addressLine1: "1435 Forum Drive", city: "Rolla", stateShort: "MO", zip: "65401" };

test("an address has a line for its suite only where it has one", () => {
  expect(addressLines({ ...address, addressLine2: null })).toEqual([
    "1435 Forum Drive",
    "Rolla, MO 65401",
  ]);
  expect(addressLines({ ...address, addressLine2: "Suite 2" })).toEqual([
    "1435 Forum Drive",
    "Suite 2",
    "Rolla, MO 65401",
  ]);
});
