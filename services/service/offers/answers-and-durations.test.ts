import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { expect, test } from "@jest/globals";

test("the answer on how long work takes agrees with the durations that are booked, at every store", async () => {
  const dealers = await loadDealers(shippedDealers);
  const tenants = dealers.ids.flatMap((dealerId) =>
    dealers.stores(dealerId).map((storeId) => ({ dealerId, storeId })),
  );
  const shops = tenants.filter((tenant) => dealers.config(tenant).service !== null);
  expect(shops.length).toBeGreaterThan(3);
  for (const tenant of shops) {
    const { services } = dealers.config(tenant).scheduling;
    const minutesOf = (code: string) => services.find(({ opCode }) => opCode === code)?.minutes;
    const items = dealers.content(tenant, "service/index")?.faq.items ?? [];
    const answer = items.find(({ question }) => question === "How long will it take?");
    const stated = /oil change takes about (\d+) minutes, and a set of tires takes about (\d+)/;
    const [, oil, tires] = stated.exec(answer?.answers.join(" ") ?? "") ?? [];
    expect([Number(oil), Number(tires)]).toEqual([minutesOf("LOF"), minutesOf("TIRE-NEW")]);
  }
});
