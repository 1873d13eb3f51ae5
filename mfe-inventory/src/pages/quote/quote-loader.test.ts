import type { PageRequest } from "@forecourt/contracts/page";
import type { Quote } from "@forecourt/contracts/quotes/quote";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { car, reply, requestWith } from "../../testing/inventory-fixture.ts";
import { quoteFixture } from "../../testing/quote-fixture.ts";
import { loadQuote } from "./quote-loader.ts";

const token = "abcdefghijklmnopqrstuv";
const inquiry = {
  number: "F-7K3Q2M",
  receivedAt: "2026-11-20T10:00:00.000Z",
  deliveredAt: null,
  form: "unlockPrice",
  replyBy: null,
  storeName: "Cape Girardeau",
  storePhone: "+15735550142",
  timezone: "America/Chicago",
};

interface LoadOptions {
  /** Null = the leads service has no such quote. */
  quote?: Quote | null;
  hasInquiry?: boolean;
  /** Null = the inventory does not answer. */
  vehicle?: Parameters<typeof car>[0] | null;
  visitor?: Visitor;
  query?: string;
  at?: string;
}

async function load(options: LoadOptions = {}) {
  const { quote = quoteFixture(), hasInquiry = false, vehicle = {}, visitor, query = "" } = options;
  const { at = token } = options;
  const notFound = () =>
    Response.json({ error: { code: "not-found", message: "" } }, { status: 404 });
  const leads: typeof fetch = async (input) => {
    const path = String(input instanceof Request ? input.url : input);
    if (path.includes("/quotes/")) return quote ? Response.json(quote) : notFound();
    return hasInquiry ? Response.json(inquiry) : notFound();
  };
  const { request } = requestWith(`/quote/${at}${query}`, {
    ...(vehicle && { "/api/inventory/vehicles/JA4J4TA81MZ000123": car(vehicle) }),
    "/api/inventory/search": reply({ privateCars: 20 }),
  });
  const whole: PageRequest = {
    ...request,
    site: { ...request.site, earlyAccessDays: 3 },
    params: { token: at },
    common: { leads: { address: "http://leads.test", fetch: leads } },
    ...(visitor && { visitor }),
  };
  return loadQuote(whole);
}

async function loadPage(options: LoadOptions = {}) {
  const result = await load(options);
  if (result.kind !== "page") throw new Error(`no page but ${JSON.stringify(result)}`);
  return result;
}

describe("the page of a quote", () => {
  test("has its figures and a first name, and is not indexed", async () => {
    const { data, head } = await loadPage();
    expect(head).toMatchObject({ title: expect.stringContaining("Q-7K4M-2PXD"), index: false });
    expect(data).toMatchObject({
      title: "Ada, your price is ready",
      held: expect.stringContaining("until Sunday, November 29"),
      figures: { heldUntil: "Sunday, November 29", copy: { isSent: false } },
      notice: null,
      arrivals: null,
    });
    expect(data.next[0]).toEqual({
      label: "Schedule a test drive",
      href: "/test-drive/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123",
    });
  });

  test("keeps its figures after a price change, and shows a notice", async () => {
    const before = await loadPage();
    const raised = await loadPage({ vehicle: { price: 1_999_500 } });
    expect(raised.data.figures).toEqual(before.data.figures);
    expect(raised.data.notice?.title).toContain("now listed at $19,995. Your quote still holds");
    const lowered = await loadPage({ vehicle: { price: 1_799_500 } });
    expect(lowered.data.figures).toEqual(before.data.figures);
    expect(lowered.data.notice).toMatchObject({
      title: "This car’s price has dropped to $17,995",
      link: { href: expect.stringContaining("step=6&trade-in=no&down=3000&credit=690&term=60") },
    });
  });

  test("says that the car was sold", async () => {
    const { data } = await loadPage({ vehicle: { status: "sold", soldOn: "2026-11-24" } });
    expect(data).toMatchObject({ notice: { kind: "sold" }, card: null });
    expect(data.next.map(({ href }) => href)).toEqual(["tel:+15735550142"]);
  });

  test("stands without the inventory service", async () => {
    const { data } = await loadPage({ vehicle: null });
    expect(data).toMatchObject({ notice: null, card: null });
    expect(data.figures).not.toBeNull();
  });

  test("shows no figures after its last day, and offers a new quote", async () => {
    const { data } = await loadPage({ quote: quoteFixture({ isExpired: true }) });
    expect(data).toMatchObject({ title: "This quote has expired", figures: null, notice: null });
    expect(data.next[0]).toMatchObject({
      label: "Get a new quote",
      href: expect.stringContaining("step=6"),
    });
  });

  test("names the unlocked arrivals only to a visitor who sees them", async () => {
    const proven = { ...anonymousVisitor.proven, unlockInventory: "2026-11-01T10:00:00Z" };
    const { data } = await loadPage({ visitor: { ...anonymousVisitor, proven } });
    expect(data.arrivals?.text).toBe("You now also see 20 new arrivals.");
    expect((await loadPage({ visitor: anonymousVisitor })).data.arrivals).toBeNull();
  });

  test("shows what became of the copy", async () => {
    const failed = await loadPage({ query: "?not-sent=1" });
    expect(failed.data.figures?.copy).toMatchObject({ failed: expect.any(String) });
    const sent = await loadPage({ quote: quoteFixture({ copy: "sent" }) });
    expect(sent.data.figures?.copy).toMatchObject({ isSent: true });
  });

  test("redirects an inquiry without a quote to its receipt", async () => {
    expect(await load({ quote: null, hasInquiry: true })).toEqual({
      kind: "redirect",
      to: `/inquiry/${token}`,
      permanent: false,
    });
  });

  test("is 404 for an unknown or malformed token", async () => {
    await expect(load({ quote: null })).rejects.toMatchObject({ code: "not-found" });
    expect(await load({ at: "short" })).toEqual({ kind: "not-found" });
  });
});
