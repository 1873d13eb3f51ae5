import { expect, test } from "@jest/globals";
import { carOfPath } from "./car-of-path.ts";

const path = "/used-cars-for-sale/2017-mitsubishi-outlander-4a4ar3au5he012345?page=2";

test("a ViewContent has the VIN of its page", () => {
  expect(carOfPath("ViewContent", path)).toEqual({ vins: ["4A4AR3AU5HE012345"] });
  expect(carOfPath("ViewContent", path.replace("?page=2", ""))).toEqual({
    vins: ["4A4AR3AU5HE012345"],
  });
});

test("other events and pages without a VIN have none", () => {
  expect(carOfPath("PageView", path)).toEqual({});
  expect(carOfPath("ViewContent", "/used-cars-for-sale")).toEqual({});
});
