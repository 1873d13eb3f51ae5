import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade } from "../testing/running-trade.ts";
import { startSample } from "../testing/sample-car.ts";
import { deleteExpired } from "./cleanup.ts";

describeOnEveryDatabase("deleteExpired", (open) => {
  test("deletes appraisals after 30 days, except those with an offer, and idle limits", async () => {
    const { location } = await open();
    let time = new Date("2026-11-22T12:00:00.000Z");
    const site = await runTrade({ location, now: () => time });
    const left = await startSample(site);
    const offered = await startSample(site);
    await site.post(`${offered.path}/offer`, {});
    const counts = async () => [
      (await site.database.query.selectFrom("trade_appraisals").selectAll().execute()).length,
      (await site.database.query.selectFrom("trade_pace").selectAll().execute()).length,
    ];
    time = new Date("2026-12-22T11:59:59.999Z");
    await deleteExpired(site.database, time);
    expect(await counts()).toEqual([2, 0]);
    expect((await site.send(left.path)).status).toBe(200);
    time = new Date("2026-12-22T12:00:00.000Z");
    expect((await site.send(left.path)).status).toBe(404);
    await deleteExpired(site.database, time);
    expect(await counts()).toEqual([1, 0]);
    expect((await site.send(offered.path)).status).toBe(200);
    await site.stop();
  });
});
