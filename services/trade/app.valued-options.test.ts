import { getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { explainOffers } from "./seller-pages/explain-offer.ts";
import { runTrade, stubValuer } from "./testing/running-trade.ts";
import { sampleCar, startSample } from "./testing/sample-car.ts";
import { BookAnswer } from "./valuation/book/book-answer.ts";
import { parseValuation } from "./valuation/book/parse-valuation.ts";
import { sampleBookAnswer } from "./valuation/testing/sample-book-answer.ts";
import type { Valuer } from "./valuation/valuation.ts";

const now = () => new Date("2026-11-23T15:00:00.000Z");
const texts = defaultTexts();
const vin = "1HGCM82633A004352";

/** A valuation service that adds $400 for navigation in average condition. */
const book: Valuer = {
  valuesOptions: true,
  value: async (car) => parseValuation(BookAnswer.parse(sampleBookAnswer()), car),
};

async function offered(open: OpenTestDatabase, valuer: Valuer, options: readonly string[]) {
  const { location } = await open();
  const site = await runTrade({ location, now, valuer });
  const { path } = await startSample(site, undefined, { ...sampleCar, options });
  const page = async () => {
    await site.form(`${path}/offer/form`, {});
    return TradeOfferPage.parse((await site.send(`${path}/offer`)).body);
  };
  const change = (codes: readonly string[]) =>
    site.put(`${path}/car`, { car: { ...sampleCar, options: codes } });
  return { site, page, change };
}

function linesOf({ offer }: TradeOfferPage): string[] {
  const [cash] = offer ? offerSummary(offer, null, texts).offered : [];
  return (cash?.lines ?? []).map(({ label, amount }) => `${label} ${amount}`);
}

describeOnSqlite("an option that the valuation service adds", (open) => {
  test("is a line of the offer, which it raises by its amount", async () => {
    const { site, page, change } = await offered(open, book, ["N5", "20", "tow-package"]);
    const first = await page();
    const lines = linesOf(first);
    expect(lines).toContain("Option: Navigation $400");
    expect(lines.filter((line) => line.startsWith("Option:"))).toHaveLength(1);
    const [explained] = await explainOffers(site.database, first.offer?.number ?? "");
    expect(explained?.differences).toEqual([]);
    await change(["20", "tow-package"]);
    const second = await page();
    expect(linesOf(second)[0]).toBe(lines[0]);
    const price = ({ offer }: TradeOfferPage) =>
      offer?.result.outcome === "offers" && offer.result.cashNow?.isOffered
        ? offer.result.cashNow.offer.finalPriceCents
        : 0;
    expect(price(first) - price(second)).toBe(40_000);
    expect(second.previous?.changes.map(({ sentence }) => sentence)).toEqual([
      "You removed Built-in navigation.",
    ]);
    await site.stop();
  });

  test("is no line where the values do not contain options", async () => {
    const { site, page } = await offered(open, stubValuer(), ["N5"]);
    expect(linesOf(await page()).join()).not.toContain("Option:");
    await site.stop();
  });

  test.each([
    ["with a VIN and a valuation service", book, { by: "vin", vin }, true],
    ["with a VIN alone", stubValuer(), { by: "vin", vin }, false],
    ["without a VIN", book, { by: "car", modelYear: "2019", make: "Toyota", model: "RAV4" }, false],
  ])("is announced by the form of a car %s: %#", async (_name, valuer, fields, isValued) => {
    const { location } = await open();
    const site = await runTrade({ location, now, valuer });
    const sent = { page: "start", ...fields } as unknown as Record<string, string>;
    const { headers } = await site.form(startFormPath, sent);
    const token = /your-vehicle\/([\w-]{43})/.exec(headers.get("location") ?? "")?.[1];
    const { body } = await site.send(`/api/trade/appraisals/${token}/car-form`);
    expect(getCarForm.reply.parse(body).areOptionsValued).toBe(isValued);
    await site.stop();
  });
});
