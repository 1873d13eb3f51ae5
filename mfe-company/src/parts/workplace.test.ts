import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { workplace } from "./workplace.ts";

const { store } = siteFixture();
const places = [
  { ...store, id: "rolla", city: "Rolla" },
  { ...store, id: "sedalia", city: "Sedalia" },
];

test("is the first store of a person's, whichever one the visitor chose", () => {
  const site = { store: { ...store, id: "sedalia" }, places };
  expect(workplace(site, [{ id: "rolla" }, { id: "sedalia" }]).city).toBe("Rolla");
});

test("is the visitor's store for who works in all of them, and where the dealer has only one", () => {
  expect(workplace({ store, places }, [])).toBe(store);
  expect(workplace({ store }, [{ id: store.id }])).toBe(store);
});
