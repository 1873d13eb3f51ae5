import { Appraisal } from "@forecourt/contracts/areas/trade/appraisals";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import { explainOffers } from "../seller-pages/explain-offer.ts";
import { runTrade } from "../testing/running-trade.ts";
import { startSample } from "../testing/sample-car.ts";
import { noProblems } from "../testing/sample-input.ts";

afterAll(removeCopies);

const now = () => new Date("2026-11-22T12:00:00.000Z");

describeOnEveryDatabase("explaining an offer", (open) => {
  test("derives it again after the rules of the dealer have changed", async () => {
    const { location } = await open();
    const before = await runTrade({ location, now });
    const { path } = await startSample(before, { ...noProblems, "200": ["accident"] });
    const { offer } = Appraisal.parse((await before.post(`${path}/offer`, {})).body);
    await before.stop();
    const copy = await copyDealers();
    await copy.set("defaults/dealer.json", ["trade", "deductionRules"], "lenient");
    await copy.set("defaults/questionnaire.json", ["questions", "200", "text"], "Any accidents?");
    const later = () => new Date("2031-01-01T12:00:00.000Z");
    const site = await runTrade({ location, now: later, dealersDir: copy.folder });
    const [explained, ...others] = await explainOffers(site.database, offer?.number ?? "");
    expect([explained?.differences, explained?.view, others]).toEqual([[], offer, []]);
    const byId = await explainOffers(site.database, explained?.row.id ?? "");
    expect(byId).toEqual([explained]);
    expect(await explainOffers(site.database, "T-2222-2222")).toEqual([]);
    await site.stop();
  });

  test("explains an offer that was stored before trims were assumed", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { path } = await startSample(site, noProblems);
    const { offer } = Appraisal.parse((await site.post(`${path}/offer`, {})).body);
    const { valuation } = await site.database.query
      .selectFrom("trade_offers")
      .select("valuation")
      .executeTakeFirstOrThrow();
    const { assumedTrim: _trim, isTrimNamed: _named, ...old } = JSON.parse(valuation ?? "");
    await site.database.query
      .updateTable("trade_offers")
      .set({ valuation: JSON.stringify(old) })
      .execute();
    const [explained] = await explainOffers(site.database, offer?.number ?? "");
    expect([explained?.differences, explained?.view]).toEqual([[], offer]);
    await site.stop();
  });

  test("names what was changed in the database", async () => {
    const { location } = await open();
    const site = await runTrade({ location, now });
    const { path } = await startSample(site, { ...noProblems, "201": ["yes"] });
    const { offer } = Appraisal.parse((await site.post(`${path}/offer`, {})).body);
    const differences = async () =>
      (await explainOffers(site.database, offer?.number ?? ""))[0]?.differences ?? [];
    const stored = await site.database.query
      .selectFrom("trade_offers")
      .selectAll()
      .executeTakeFirstOrThrow();
    const change = (values: Partial<typeof stored>) =>
      site.database.query.updateTable("trade_offers").set(values).execute();
    await change({ result: stored.result.replace("1550000", "1550001") });
    expect((await differences())[0]).toContain("derived again, it is");
    await change({ result: stored.result, input: stored.input.replace("1600000", "1600001") });
    expect((await differences())[0]).toBe("the values are not those of the valuation");
    await change({ input: stored.input, engine_version: 99 });
    expect(await differences()).toEqual(["it was made by version 99 of the engine, this is 1"]);
    await change({ engine_version: stored.engine_version });
    expect(await differences()).toEqual([]);
    await site.database.query
      .updateTable("trade_rules")
      .set((row) => ({
        content: row.fn("replace", ["content", row.val("standard"), row.val("lenient")]),
      }))
      .execute();
    expect((await differences())[0]).toBe("the stored rules are not those of their version");
    await site.stop();
  });
});
