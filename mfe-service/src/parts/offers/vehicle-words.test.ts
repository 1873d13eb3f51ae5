import { describeVehicles } from "@forecourt/contracts/areas/service/describe-vehicles";
import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";

const texts = defaultTexts();

test.each([
  [{ make: ["Mitsubishi"] }, "Mitsubishi cars"],
  [{ make: ["Ford", "Lincoln"] }, "Ford and Lincoln cars"],
  [{ make: ["Mitsubishi"], model: ["Outlander"] }, "Mitsubishi Outlander"],
  [{ make: ["Ford", "Lincoln"], model: ["Escape", "MKC"] }, "Escape and MKC"],
  [{ year: { from: 2014, to: 2021 } }, "2014 to 2021 cars"],
  [{ year: { from: 2018, to: 2018 } }, "2018 cars"],
  [{ year: { from: 2018 } }, "2018 and newer cars"],
  [{ year: { to: 2018 } }, "2018 and older cars"],
  [{ mileage: { from: 60_000 } }, "cars with 60,000 miles or more"],
  [{ mileage: { to: 75_000 } }, "cars with up to 75,000 miles"],
  [{ mileage: { from: 30_000, to: 60_000 } }, "cars with 30,000 to 60,000 miles"],
  [{ condition: ["certified" as const] }, "certified cars"],
  [
    {
      make: ["Mitsubishi"],
      model: ["Outlander", "Outlander Sport"],
      year: { from: 2014, to: 2021 },
      mileage: { from: 60_000 },
    },
    "2014 to 2021 Mitsubishi Outlander and Outlander Sport with 60,000 miles or more",
  ],
])("%j are %s", (conditions, words) => {
  expect(describeVehicles(texts, conditions)).toBe(words);
});
