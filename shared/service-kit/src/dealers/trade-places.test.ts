import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { pageContent } from "./page-content.ts";

afterAll(removeCopies);

/** The topic of the help center about selling a car, at a store of the group. */
async function sellingAt(storeId: string | null, folder = shippedDealers) {
  const dealers = await loadDealers(folder);
  const { categories } = pageContent(
    dealers,
    { dealerId: "heartland", storeId },
    "company/helpCenter",
  );
  return categories.find(({ id }) => id === "selling");
}

test("a store that buys no cars names those that do with address and phone, the nearest one first", async () => {
  const selling = await sellingAt("sedalia");
  const [first] = selling?.items ?? [];
  expect(first?.question).toBe("Do you buy cars or take trade-ins at this store?");
  const [, ...places] = first?.answers[0]?.split("\n") ?? [];
  expect(places.map((line) => line.replace(/:.*/, ""))).toEqual([
    "Columbia",
    "Jefferson City",
    "Rolla",
  ]);
  expect(places[0]).toMatch(/^Columbia: .+, Columbia, MO 65201, \(573\) 555-0150$/);
  expect(first?.runs?.flat().map(({ href }) => href)).toContain("tel:+15735550150");
});

test("its link by the flag leads to the page that names them, and every other link to that page is left out", async () => {
  const linksAt = async (storeId: string | null) => (await sellingAt(storeId))?.links;
  expect(await linksAt("sedalia")).toEqual([
    { label: "Sedalia doesn’t buy cars: see which stores do", href: "/sell-trade-my-car" },
  ]);
  expect(await linksAt("columbia")).toEqual([
    { label: "Sell or trade your car", href: "/sell-trade-my-car" },
  ]);
});

test("the topic is missing where no store buys cars", async () => {
  const { folder, set } = await copyDealers();
  await set("heartland/dealer.json", ["pages", "sellTrade"], false);
  expect(await sellingAt(null, folder)).toBeUndefined();
});
