import type { PageRequest } from "@forecourt/contracts/page";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { car, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadPersonalize } from "./personalize-loader.ts";

const segment = "2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
const path = `/personalize/${segment}`;
const all = "trade-in=yes&down=3000&trade=5000&credit=690";
const token = "abcdefghijklmnopqrstuv";

const unlocked: Visitor = {
  ...anonymousVisitor,
  proven: { ...anonymousVisitor.proven, unlockPrice: "2026-11-01T10:00:00.000Z" },
};

/** The leads service, which knows one inquiry: what it is about, or that it does not answer. */
function leads(form: string | null): PageRequest["common"] {
  const answer: typeof fetch = async () => {
    if (form === null) throw new TypeError("gone");
    return Response.json({
      number: "F-7K3Q2M",
      receivedAt: "2026-11-20T10:00:00.000Z",
      deliveredAt: null,
      form,
      replyBy: null,
      storeName: "Cape Girardeau",
      storePhone: "+15735550142",
      timezone: "America/Chicago",
    });
  };
  return { leads: { address: "http://leads.test", fetch: answer } };
}

interface LoadOptions {
  query?: string;
  visitor?: Visitor;
  vehicle?: Parameters<typeof car>[0];
  at?: string;
  common?: PageRequest["common"];
}

async function load({ query = "", visitor, vehicle, at = path, common }: LoadOptions = {}) {
  const found = car(vehicle);
  const { request } = requestWith(`${at}${query && `?${query}`}`, {
    [`/api/inventory/vehicles/${found.vin}`]: found,
  });
  return loadPersonalize({
    ...request,
    params: { vehicle: at.split("/").at(-1) ?? "" },
    ...(visitor && { visitor }),
    ...(common && { common }),
  });
}

async function loadPage(options: LoadOptions) {
  const result = await load(options);
  if (result.kind !== "page") throw new Error(`no page but ${JSON.stringify(result)}`);
  return result;
}

async function sentTo(options: LoadOptions): Promise<string> {
  const result = await load(options);
  if (result.kind !== "redirect") throw new Error(`no redirect but ${result.kind}`);
  expect(result.permanent).toBe(false);
  return result.to;
}

describe("an address without a step", () => {
  test("starts at the first step", async () => {
    expect(await sentTo({})).toBe(`${path}?step=1`);
  });

  test("redirects to the last step, with the stored answers", async () => {
    const terms = { cashDown: 300_000, tradingIn: false };
    const visitor = { ...anonymousVisitor, terms };
    expect(await sentTo({ visitor })).toBe(`${path}?step=4&trade-in=no&down=3000`);
  });

  test("redirects to the price once it is unlocked", async () => {
    const terms = { cashDown: 300_000, tradingIn: false, creditScore: 690 };
    const visitor = { ...unlocked, terms };
    expect(await sentTo({ visitor })).toBe(`${path}?step=6&trade-in=no&down=3000&credit=690`);
  });
});

describe("an address with a step", () => {
  test.each([
    ["a step too far", "step=4&down=3000", "?step=2&down=3000"],
    ["no step at all", "step=abc&down=3000", "?step=2&down=3000"],
    ["the equity of nothing", "step=3&down=0&trade-in=no", "?step=4&trade-in=no&down=0"],
    ["an amount off its steps", "step=2&down=3049", "?step=2&down=3000"],
    ["the finish without proof", `step=6&${all}`, `?step=5&${all}`],
  ])("for %s redirects to the current step", async (_, query, to) => {
    expect(await sentTo({ query })).toBe(path + to);
  });

  test("keeps campaign parameters and is not indexed", async () => {
    const { head, data } = await loadPage({ query: "utm_source=mail&step=2&down=3000" });
    expect(head).toMatchObject({ index: false, canonical: null });
    expect(data.progress).toEqual({ text: "Step 2 of 6", number: 2, count: 6 });
  });

  test("in another spelling redirects to the canonical address", async () => {
    expect(await sentTo({ at: "/personalize/2000-x-JA4J4TA81MZ000123" })).toBe(`${path}?step=1`);
  });

  test.each([{ status: "sold" as const }, { price: null }])(
    "for a car with %j redirects to the vehicle page",
    async (vehicle) => {
      expect(await sentTo({ vehicle, query: "step=2&down=0" })).toBe(
        `/used-cars-for-sale/${segment}`,
      );
    },
  );
});

describe("a step", () => {
  test("estimates with the given answers and defaults for the others", async () => {
    const { data } = await loadPage({ query: "step=2&down=3000" });
    expect(data.payment.terms).toMatchObject({ cashDown: 3000, tradeEquity: 0 });
    expect(data.estimateNote).toMatch(/haven’t answered yet/);
    expect(data.preferences).toEqual({ cashDown: 300_000 });
  });

  test("passes on all other answers and links to the next and previous step", async () => {
    const { data } = await loadPage({ query: `step=3&${all}` });
    const { question, back } = data;
    expect(question.step === "tradeEquity" && question.form).toEqual({
      action: path,
      hidden: [
        { name: "step", value: "4" },
        { name: "trade-in", value: "yes" },
        { name: "down", value: "3000" },
        { name: "credit", value: "690" },
      ],
    });
    expect(back?.href).toBe(`${path}?step=2&${all}`);
  });

  test("for credit offers the dealer's four scores", async () => {
    const { question } = (await loadPage({ query: "step=4&down=0&trade-in=no" })).data;
    const labels = question.step === "creditScore" ? question.labels : [];
    expect(labels.map(({ label, score }) => `${label} ${score}`)).toEqual([
      "Bad 540",
      "Okay 620",
      "Good 690",
      "Great 760",
    ]);
  });

  test("for contact details sends the car and the terms as text", async () => {
    const { question } = (await loadPage({ query: `step=5&${all}` })).data;
    expect(question).toMatchObject({
      lead: {
        template: "UNLOCK_PRICE",
        vehicle: { vin: "JA4J4TA81MZ000123", status: "used", price: 1_899_500, odometer: 38_120 },
      },
      next: `${path}?step=6&${all}`,
    });
    expect(question.step === "details" && question.lead.text).toBe(
      "Down payment $3,000. Trading in, estimated equity $5,000. Credit score 690 (Good). " +
        "24 months, estimated payment $502.25.",
    );
  });
});

describe("the price", () => {
  const query = `step=6&${all}`;

  test("is shown in full with taxes when a claim unlocks it", async () => {
    const visitor = { ...unlocked, locationAddress: "Cape Girardeau, MO 63701" };
    const { question } = (await loadPage({ query, visitor })).data;
    const lines = question.step === "finish" ? question.price.lines : [];
    expect(lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      "Price with our fees: $18,995.00",
      "Trade-in equity: -$5,000.00",
      "Cash down: -$3,000.00",
      "Amount financed: $10,995.00",
      expect.stringMatching(/^(?:Minimum out|Out)-the-door price, ZIP 63701: \$19,/),
    ]);
    expect(question).toMatchObject({ once: null, receipt: null });
  });

  test("is shown for the inquiry in the address when cookies are not allowed", async () => {
    const options = { query: `${query}&inquiry=${token}`, common: leads("unlockPrice") };
    const { question } = (await loadPage(options)).data;
    expect(question).toMatchObject({
      step: "finish",
      once: expect.stringMatching(/this page only/),
      receipt: { href: `/inquiry/${token}` },
    });
  });

  test.each([
    ["an inquiry about something else", leads("contactSales")],
    ["an inquiry that the service cannot look up", leads(null)],
    ["a service that the shell does not know", {}],
  ])("stays locked for %s", async (_, common) => {
    const address = `${path}?step=5&${all}`;
    expect(await sentTo({ query: `${query}&inquiry=${token}`, common })).toBe(address);
  });

  test("stays locked when only unsigned cookies say otherwise", async () => {
    const known = {
      ...anonymousVisitor,
      firstName: "Ada",
      email: "ada@moss.example",
      isLead: true,
    };
    expect(await sentTo({ query, visitor: known })).toBe(`${path}?step=5&${all}`);
  });

  test("is not locked when the dealer restricts no prices", async () => {
    const { request } = requestWith(`${path}?${query}`, {
      "/api/inventory/vehicles/JA4J4TA81MZ000123": car(),
    });
    const used = { ...site.restrictions.used, unlockPrice: false };
    const open = { ...site, restrictions: { ...site.restrictions, used } };
    const params = { vehicle: segment };
    expect(await loadPersonalize({ ...request, site: open, params })).toMatchObject({
      kind: "page",
      data: { question: { step: "finish" } },
    });
  });
});
