import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { car, reply, requestWith } from "../../testing/inventory-fixture.ts";
import { loadPersonalize } from "./personalize-loader.ts";

const segment = "2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
const path = `/personalize/${segment}`;
const all = "trade-in=yes&down=3000&trade=5000&credit=690&term=60";

const unlocked: Visitor = {
  ...anonymousVisitor,
  proven: { ...anonymousVisitor.proven, unlockPrice: "2026-11-01T10:00:00.000Z" },
};

interface LoadOptions {
  query?: string;
  visitor?: Visitor;
  vehicle?: Parameters<typeof car>[0];
  at?: string;
  /** Early-access cars of the dealer. */
  privateCars?: number;
}

async function load({
  query = "",
  visitor,
  vehicle,
  at = path,
  privateCars = 0,
}: LoadOptions = {}) {
  const found = car(vehicle);
  const { request } = requestWith(`${at}${query && `?${query}`}`, {
    [`/api/inventory/vehicles/${found.vin}`]: found,
    "/api/inventory/search": reply({ privateCars }),
  });
  return loadPersonalize({
    ...request,
    ...(privateCars > 0 && { site: { ...request.site, earlyAccessDays: 3 } }),
    params: { vehicle: at.split("/").at(-1) ?? "" },
    ...(visitor && { visitor }),
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
  test("is the first step for a visitor who begins", async () => {
    const { data } = await loadPage({});
    expect(data.progress).toMatchObject({ number: 1 });
  });

  test("redirects to the last step, with the stored answers", async () => {
    const terms = { cashDown: 300_000, tradingIn: false };
    const visitor = { ...anonymousVisitor, terms };
    expect(await sentTo({ visitor })).toBe(`${path}?step=4&trade-in=no&down=3000`);
  });

  test("redirects to the contact form when every question is answered", async () => {
    const terms = { cashDown: 300_000, tradingIn: false, creditScore: 690, months: 60 };
    for (const visitor of [anonymousVisitor, unlocked]) {
      const to = await sentTo({ visitor: { ...visitor, terms } });
      expect(to).toBe(`${path}?step=6&trade-in=no&down=3000&credit=690&term=60`);
    }
  });
});

describe("an address with a step", () => {
  test.each([
    ["a step too far", "step=4&down=3000", "?step=2&down=3000"],
    ["no step at all", "step=abc&down=3000", "?step=2&down=3000"],
    ["the equity of nothing", "step=3&down=0&trade-in=no", "?step=4&trade-in=no&down=0"],
    ["an amount off its steps", "step=2&down=3049", "?step=2&down=3000"],
    ["a step that does not exist", `step=7&${all}`, `?step=6&${all}`],
  ])("for %s redirects to the current step", async (_, query, to) => {
    expect(await sentTo({ query })).toBe(path + to);
  });

  test("keeps campaign parameters and is not indexed", async () => {
    const { head, data } = await loadPage({ query: "utm_source=mail&step=2&down=3000" });
    expect(head).toMatchObject({ index: false, canonical: null });
    expect(data.progress).toEqual({ text: "Step 2 of 5", number: 2, count: 5 });
  });

  test.each([
    ["step=4&down=0&trade-in=no", "Step 3 of 5"],
    [`step=4&${all}`, "Step 4 of 6"],
    [`step=6&${all}`, "Step 6 of 6"],
    ["step=6&down=0&trade-in=no&credit=690&term=60", "Step 5 of 5"],
  ])("%s is %s: as many steps as questions, and the contact form", async (query, text) => {
    const { data } = await loadPage({ query });
    expect(data.progress.text).toBe(text);
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
        { name: "term", value: "60" },
      ],
    });
    expect(back?.href).toBe(`${path}?step=2&${all}`);
  });

  test("for credit offers the dealer's four scores", async () => {
    const { question } = (await loadPage({ query: "step=4&down=0&trade-in=no" })).data;
    const labels = question.step === "creditScore" ? question.labels : [];
    expect(labels.map(({ label, score }) => `${label} ${score}`)).toEqual([
      "Rebuilding 540",
      "Fair 620",
      "Good 690",
      "Great 760",
    ]);
  });

  test("for the loan term shows each with its payment and rate", async () => {
    const query = "step=5&trade-in=no&down=3000&credit=690";
    const { question } = (await loadPage({ query })).data;
    const options = question.step === "months" ? question.options : [];
    expect(options.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["36 months", "48 months", "60 months", "72 months"]),
    );
    for (const { payment } of options) {
      expect(payment).toMatch(/^\$[\d,]+\.\d\d per month, [\d.]+% APR$/);
    }
    expect(options.some(({ isChosen }) => isChosen)).toBe(false);
  });

  test("for contact details sends the car and the terms, and says what that gets", async () => {
    const { question } = (await loadPage({ query: `step=6&${all}` })).data;
    expect(question).toMatchObject({
      lead: {
        store: "cape",
        terms: { cashDown: 300_000, tradeEquity: 500_000, creditScore: 690, months: 60 },
        vehicle: { vin: "JA4J4TA81MZ000123", status: "used", price: 1_839_600, odometer: 38_120 },
      },
      zip: { value: "" },
      carPath: `/used-cars-for-sale/${segment}`,
    });
    expect(question.step === "details" && question.benefits).toEqual([
      "Your out-the-door total, line by line",
      expect.stringMatching(
        /^Payments at 36, 48, 60,(?: and 72| 72, and 84) months, side by side$/,
      ),
      "Your numbers, held for 7 days",
      expect.stringContaining("print, share, or open on another device"),
    ]);
  });

  test("for contact details fills in the known ZIP code", async () => {
    const visitor = { ...anonymousVisitor, locationAddress: "Cape Girardeau, MO 63701" };
    const { question } = (await loadPage({ query: `step=6&${all}`, visitor })).data;
    expect(question).toMatchObject({ zip: { value: "63701" } });
  });
});

describe("early access", () => {
  const query = `step=6&${all}`;
  const consenting: Visitor = { ...anonymousVisitor, allowed: ["functional"] };
  const benefits = async (options: LoadOptions) => {
    const { question } = (await loadPage({ query, ...options })).data;
    return question.step === "details" ? question.benefits.join(" ") : "";
  };

  test("is promised with its number where the details unlock it", async () => {
    const promised = await benefits({ privateCars: 20, visitor: consenting });
    expect(promised).toContain("Early access to 20 new arrivals");
  });

  test.each<[string, LoadOptions]>([
    ["the dealer has no such cars", { visitor: consenting }],
    ["nothing may be stored", { privateCars: 20 }],
    ["it is unlocked already", { privateCars: 20, visitor: withInventory(consenting) }],
  ])("is not promised when %s", async (_, options) => {
    expect(await benefits(options)).not.toContain("Early access");
  });
});

function withInventory(visitor: Visitor): Visitor {
  return { ...visitor, proven: { ...visitor.proven, unlockInventory: "2026-11-01T10:00:00Z" } };
}
