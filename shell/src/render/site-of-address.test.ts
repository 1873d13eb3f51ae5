import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { siteOfAddress, siteStore } from "./site-of-address.ts";

const rolla = storeFixture({ id: "rolla", name: "Rolla" });
const site = siteFixture({ stores: [storeFixture(), rolla], store: rolla, storeChosen: true });

test("a page whose address asks for the store of its site says so, with one site for all of them", () => {
  const asked = siteOfAddress(site, "/service?store=rolla");
  expect(asked).toEqual({ ...site, storeAsked: true });
  expect(siteStore(asked)).toBe("rolla");
  expect(siteOfAddress(site, "/?store=rolla")).toBe(asked);
});

test.each(["/service", "/service?store=cape", "/cars-for-sale?store=rolla"])(
  "%s has the site of the visitor",
  (address) => {
    expect(siteOfAddress(site, address)).toBe(site);
    expect(siteStore(site)).toBeNull();
  },
);
