import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { smokedIn } from "./testing/kept-sample.ts";
import { runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";

const contact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
  slot: "",
};
const later = { selectedPayment: "moreCashLater" };

async function offered(open: OpenTestDatabase) {
  const { location } = await open();
  const now = () => new Date("2026-11-23T15:00:00.000Z");
  const site = await runTrade({ location, now });
  const { path, token } = await startSample(site, smokedIn);
  await site.form(`${path}/offer/form`, {});
  await site.form(`${path}/offer/selection/form`, later);
  const keep = (interest: string) => site.form(`${path}/offer/keep/form`, { ...contact, interest });
  const page = async () => TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
  const notices = async () =>
    (await site.database.query.selectFrom("trade_notices").selectAll().execute()).length;
  return { site, path, token, keep, page, notices };
}

describeOnEveryDatabase("more cash later and a trade-in", (open) => {
  test("are kept as cash now, which cannot be switched any more", async () => {
    const { site, path, token, keep, page, notices } = await offered(open);
    expect((await page()).offer?.selectedPayment).toBe("moreCashLater");
    await keep("trade-in");
    expect(await page()).toMatchObject({
      kept: { interest: "trade-in" },
      offer: { selectedPayment: "cashNow" },
    });
    const { content } = await site.database.query
      .selectFrom("trade_kept_offers")
      .select("content")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(content)).toMatchObject({ selectedPayment: "cashNow" });
    const form = await site.form(`${path}/offer/selection/form`, later);
    expect(form.headers.get("location")).toBe(`/sell-trade-my-car/offer/${token}#kept`);
    const refused = await site.put(`${path}/offer/selection`, later);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining("a trade-in uses the Cash now price"),
    ]);
    expect((await page()).offer?.selectedPayment).toBe("cashNow");
    expect(await notices()).toBe(0);
    await site.stop();
  });

  test("a seller who sells keeps more cash later, and may switch", async () => {
    const { site, path, keep, page, notices } = await offered(open);
    await keep("sell");
    expect((await page()).offer?.selectedPayment).toBe("moreCashLater");
    await site.form(`${path}/offer/selection/form`, { selectedPayment: "cashNow" });
    expect((await page()).offer?.selectedPayment).toBe("cashNow");
    expect(await notices()).toBe(1);
    await site.stop();
  });
});
