import { expect, test } from "@jest/globals";
import { isOffered } from "./offer.ts";

const offer = { pages: { search: true, service: false }, conditions: ["used", "new"] };

test.each([
  ["/cars-for-sale", true],
  ["/used-cars-for-sale/suvs?page=2#top", true],
  ["/certified-cars-for-sale", false],
  ["/certified-cars-for-sale/suvs", false],
  ["/service", false],
  ["/service#schedule", false],
  ["/auto-financing", false],
  ["/nobody", false],
])("%s is offered: %s", (path, offered) => {
  expect(isOffered(offer, path)).toBe(offered);
});
