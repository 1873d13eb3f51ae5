import { expect, test } from "@jest/globals";
import { offerNumberOf } from "./offer-number.ts";

test.each([
  ["T-7K4M-2PXD", "T-7K4M-2PXD"],
  ["t7k4m2pxd", "T-7K4M-2PXD"],
  [" t 7k4m-2PXD ", "T-7K4M-2PXD"],
  ["7K4M-2PXD", "7K4M-2PXD"],
  ["0d3b7c2e-8a55-4a39-9d0e-3f1c2b4a5d6e", "0d3b7c2e-8a55-4a39-9d0e-3f1c2b4a5d6e"],
])("reads %j as %s", (typed, number) => {
  expect(offerNumberOf(typed)).toBe(number);
});
