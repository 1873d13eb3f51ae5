import { readFileSync } from "node:fs";
import path from "node:path";
import { rememberedTerms } from "@forecourt/contracts/areas/inventory/search/remembered-terms";
import { href } from "@forecourt/contracts/href";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import type { QuoteTerms } from "@forecourt/contracts/quotes/endpoints";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import {
  anonymousVisitor,
  type BuyerPreferences,
  type Visitor,
} from "@forecourt/contracts/visitor/visitor";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { type QuoteFigures, quoteFigures } from "@forecourt/domain/payment/quote";
import { describe, expect, test } from "@jest/globals";
import { type OutTheDoorData, priceAtZip } from "../features/out-the-door/out-the-door-data.ts";
import {
  estimateVehiclePayment,
  type VehiclePayment,
} from "../features/payment/vehicle-payment.ts";
import type { CardData } from "../features/vehicle-card/card-data.ts";
import { storeFees } from "../parts/fees-of.ts";
import { car, reply, requestWith, site } from "../testing/inventory-fixture.ts";
import { loadCompare } from "./compare/compare-loader.ts";
import { loadPersonalize } from "./personalize/personalize-loader.ts";
import { loadSaved } from "./saved/saved-loader.ts";
import { loadSearch } from "./search/search-loader.ts";
import { loadVehicle } from "./vehicle/vehicle-loader.ts";

const vehicles = Array.from({ length: 40 }, (_, index) =>
  car({
    vin: `JA4J4TA81MZ${String(100_000 + index)}`,
    year: 2010 + (index % 17),
    condition: index % 3 === 0 ? "new" : "used",
    price: 799_503 + index * 113_357,
  }),
);

const searchReply = reply({ vehicles });

/** Cape Girardeau and St. Louis in Missouri, and a place in Illinois. */
const zips = ["63701", "63105", "62701"];

/** Nothing stated, money, a percentage, more than some cars cost, and a long loan with a trade-in. */
const preferences: BuyerPreferences[] = [
  {},
  { cashDown: 300_000, tradingIn: false, creditScore: 640, months: 60 },
  { cashDownPercent: 15, tradingIn: false, creditScore: 760, months: 36 },
  { cashDown: 2_000_000, tradingIn: true, tradeEquity: 70_000, creditScore: 850, months: 72 },
  { cashDown: 0, tradingIn: true, tradeEquity: 500_000, creditScore: 540, months: 84 },
];

const dealersFolder = path.resolve(import.meta.dirname, "../../../dealers");

/** The fixture dealer with a demo dealer's calculator and finance program. */
function siteOf(dealer: string): SiteContext {
  const file = path.join(dealersFolder, dealer, "dealer.json");
  const { calculator, financeProgram } = JSON.parse(readFileSync(file, "utf8"));
  const { financeTermMonths, cashDown } = site.calculator;
  return {
    ...site,
    calculator: {
      ...site.calculator,
      cashDown: { ...cashDown, ...calculator.cashDown },
      financeTermMonths: { ...financeTermMonths, ...calculator.financeTermMonths },
    },
    financeProgram: {
      ...site.financeProgram,
      ...financeProgram,
      newerVehicles: { ...site.financeProgram.newerVehicles, ...financeProgram.newerVehicles },
    },
  };
}

async function dataOf<T>(result: Promise<PageResult<T>>): Promise<T> {
  const page = await result;
  if (page.kind !== "page") throw new Error(JSON.stringify(page));
  return page.data;
}

/** Every page of one visitor about all cars. */
function pagesOf(dealerSite: SiteContext, visitor: Partial<Visitor>, query = "") {
  const shown: Visitor = { ...anonymousVisitor, ...visitor };
  const requestFor = (to: string, answers: Record<string, object>): PageRequest => {
    const { request } = requestWith(to, answers, { site: dealerSite, visitor: shown });
    return request;
  };
  const list = vehicles.map(({ vin }) => vin).join(",");
  const picked = { "/api/inventory/picked": { vehicles } };
  const ofVehicle = (vehicle: VehicleDetail, to: string) => ({
    ...requestFor(to, {
      [`/api/inventory/vehicles/${vehicle.vin}`]: vehicle,
      "/api/inventory/search": searchReply,
    }),
    params: { vehicle: new URL(to, site.origin).pathname.split("/").at(-1) ?? "" },
  });
  return {
    search: () =>
      dataOf(
        loadSearch(requestFor(`/cars-for-sale${query}`, { "/api/inventory/search": searchReply })),
      ),
    saved: () => dataOf(loadSaved(requestFor(`/saved-cars?cars=${list}`, picked))),
    compare: (vehicle: VehicleDetail) => {
      const one = { "/api/inventory/picked": { vehicles: [vehicle] } };
      return dataOf(loadCompare(requestFor(`/compare?cars=${vehicle.vin}`, one)));
    },
    vehicle: async (vehicle: VehicleDetail, more = "") => {
      const data = await dataOf(
        loadVehicle(ofVehicle(vehicle, `${href.vehicle(vehicle)}${query}${more}`)),
      );
      if ("unlock" in data) throw new Error("gated");
      return data;
    },
    wizard: async (vehicle: VehicleDetail, step: number, to = href.personalize(vehicle)) => {
      const result = await loadPersonalize(ofVehicle(vehicle, to));
      if (result.kind === "page") return result.data;
      if (result.kind !== "redirect") throw new Error(result.kind);
      const address = new URL(result.to, site.origin);
      address.searchParams.set("step", String(step));
      return dataOf(loadPersonalize(ofVehicle(vehicle, address.pathname + address.search)));
    },
  };
}

/** "$312", as cards show it; null when nothing is left to finance. */
function figure(payment: VehiclePayment | null): string | null {
  if (!payment) throw new Error("no payment");
  const { amountFinanced, monthly } = estimateVehiclePayment(payment, payment.terms);
  return amountFinanced === 0 ? null : formatDollars(monthly);
}

function onCards(cards: readonly CardData[]): Map<string, string | null | undefined> {
  return new Map(cards.map(({ vin, payment }) => [vin, payment?.amount]));
}

const unlocked = { ...anonymousVisitor.proven, unlockPrice: "2026-11-01T10:00:00.000Z" };

describe.each(["ozark-mitsubishi", "heartland"])("the payments of %s", (dealer) => {
  const dealerSite = siteOf(dealer);

  test.each(preferences)("are the same on every page with %j", async (terms) => {
    const pages = pagesOf(dealerSite, { terms });
    const inList = onCards((await pages.search()).cards);
    expect(onCards((await pages.saved()).saved)).toEqual(inList);
    for (const vehicle of vehicles) {
      const data = await pages.vehicle(vehicle);
      const shown = inList.get(vehicle.vin);
      expect(figure(data.payment)).toBe(shown);
      expect((await pages.wizard(vehicle, 1)).payment.terms).toEqual(data.payment?.terms);
      const { cars } = await pages.compare(vehicle);
      expect(cars[0]?.card.payment?.amount).toBe(shown);
      for (const other of data.ready.similar?.cards ?? []) {
        expect(other.payment?.amount).toBe(inList.get(other.vin));
      }
    }
  });

  test.each(preferences)("are the same when the address states them: %j", async (terms) => {
    const known = onCards((await pagesOf(dealerSite, { terms }).search()).cards);
    const stated = rememberedTerms(terms, dealerSite);
    const query = new URL(href.search({}, { terms: stated }), site.origin).search;
    const pages = pagesOf(dealerSite, {}, query);
    for (const vehicle of vehicles) {
      expect(figure((await pages.vehicle(vehicle)).payment)).toBe(known.get(vehicle.vin));
    }
  });

  test.each(zips)(
    "are in the out-the-door price, the personal price and the quote at %s",
    async (zip) => {
      for (const terms of preferences) {
        const pages = pagesOf(dealerSite, { terms, locationAddress: zip, proven: unlocked });
        for (const vehicle of vehicles) {
          const data = await pages.vehicle(vehicle);
          const box = outTheDoorOf(data.outTheDoor, data.payment);
          const namesTrade = (terms.tradeEquity ?? 0) > 0;
          expect(namesTrade || box?.tradeInSaves === 0).toBe(true);
          if (terms.creditScore === undefined) continue;
          const { question, payment } = await pages.wizard(vehicle, 6);
          if (question.step !== "details") throw new Error(question.step);
          expect(figure(payment)).toBe(figure(data.payment));
          const { lines = [] } = data.personal?.isLocked === false ? data.personal : {};
          expect(lines.map(({ amount }) => amount)).toContain(formatCents(box?.total ?? 0));
          const quote = quoteOf(vehicle, { dealerSite, zip, terms: question.lead.terms });
          expect(figureOfQuote(quote)).toBe(figure(data.payment));
          expect(quote.charges).toMatchObject({ total: box?.total });
        }
      }
    },
  );
});

/** The out-the-door box, which subtracts the trade-in of the payment's terms. */
function outTheDoorOf(data: OutTheDoorData | null, payment: VehiclePayment | null) {
  if (!data || !payment) throw new Error("no price");
  return priceAtZip(data, payment.terms.tradeEquity * 100);
}

interface QuoteRequest {
  dealerSite: SiteContext;
  zip: string;
  /** Body that the wizard sends to the leads service. */
  terms: QuoteTerms;
}

/** The quote that the leads service computes. */
function quoteOf(
  { price, condition, year, storeId }: VehicleDetail,
  { dealerSite, zip, terms }: QuoteRequest,
): QuoteFigures {
  return quoteFigures({
    vehicle: price ?? 0,
    isNew: condition === "new",
    year,
    fees: storeFees(dealerSite, storeId),
    terms,
    months: [terms.months],
    zip,
    program: dealerSite.financeProgram,
    taxes: dealerSite.taxes,
  });
}

function figureOfQuote({ amountFinanced, payments }: QuoteFigures): string | null {
  return amountFinanced === 0 ? null : formatDollars(payments[0]?.monthly ?? 0);
}
