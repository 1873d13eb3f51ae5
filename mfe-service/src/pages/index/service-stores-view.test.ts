import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { serviceStoresView } from "./service-stores-view.ts";

const places = [
  storeFixture(),
  storeFixture({ id: "rolla", name: "Rolla", service: null }),
  storeFixture({ id: "sedalia", name: "Sedalia" }),
];
const path = "/service/schedule";
const group = siteFixture({ stores: places, places, pages: { service: true, locations: true } });

test("the stores of a group that service vehicles have hours, phone and the way to book there", () => {
  const view = serviceStoresView(group, path);
  expect(view?.stores.map(({ id, page, book }) => [id, page, book?.href])).toEqual([
    ["cape", "/locations/cape", "/service/schedule?store=cape"],
    ["sedalia", "/locations/sedalia", "/service/schedule?store=sedalia"],
  ]);
  expect(view?.stores[0]).toMatchObject({
    phone: storeFixture().service?.phone,
    phoneText: "(573) 555-0143",
    hours: storeFixture().service?.hoursText,
  });
  expect(serviceStoresView(group, null)?.stores[0]?.book).toBeNull();
});

test("the page of one store shows none", () => {
  expect(serviceStoresView({ ...group, storeChosen: true }, path)).toBeNull();
  expect(serviceStoresView(siteFixture(), path)).toBeNull();
});
