/** @jest-environment jsdom */
import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { onTrack } from "@forecourt/remote-kit/track";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeEach, expect, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { Page } from "./offer-page.tsx";
import { offerView } from "./offer-page-view.ts";

const token = "A".repeat(43);
const site = siteFixture({ pages: { search: true } });
const doFetch = stubFetch();
const tracked: string[] = [];
onTrack(({ name }) => void tracked.push(name));
beforeEach(() => {
  tracked.length = 0;
});

const deduction = {
  questionId: "201",
  question: "Has anyone smoked in it?",
  answers: [{ value: "yes", label: "Yes" }],
  percent: 5,
  amountCents: -50_000,
};

const offer: TradeOffer = {
  number: "T-7K4M-2PXD",
  madeAt: "2026-11-23T15:00:00.000Z",
  madeOn: "2026-11-23",
  validUntil: "2026-11-30",
  selectedPayment: "cashNow",
  result: {
    outcome: "offers",
    cashNow: {
      isOffered: true,
      offer: {
        base: "wholesale-rough",
        baseCents: 1_000_000,
        deductions: [deduction],
        finalPriceCents: 950_000,
      },
    },
    moreCashLater: {
      isOffered: true,
      offer: {
        base: "retail-average",
        baseCents: 1_400_000,
        deductions: [],
        initPriceCents: 1_400_000,
        additionalPayments: [{ label: "Advertising", amountCents: -99_500 }],
        finalPriceCents: 1_300_500,
        stepPayments: [
          { label: "Reserve price", percent: 68, amountCents: 884_340 },
          { label: "Profit-share check", percent: 32, amountCents: 416_160 },
        ],
      },
    },
    valuation: {
      source: "guide",
      asOf: "2026-11-20",
      confidence: "high",
      comparables: 42,
      assumedTrim: null,
      isTrimNamed: false,
    },
  },
};

const page: TradeOfferPage = {
  car: {
    vin: "1M8GDM9AXKP042788",
    licensePlate: null,
    state: null,
    modelYear: 2019,
    make: "Toyota",
    model: "RAV4",
    series: "XLE",
    style: null,
    mileage: 60_000,
    exteriorColor: "Blue",
    options: [],
  },
  store: { id: "cape", name: "Ozark Trail Mitsubishi", phone: "+15735550142" },
  stores: [],
  inspectionMinutes: 45,
  today: "2026-11-23",
  isComplete: true,
  offer,
  isExpired: false,
  previous: null,
  payoff: null,
  kept: null,
  keptBefore: null,
  dropOffDays: [{ day: "2026-11-24", times: ["09:00", "13:30"] }],
  returned: null,
};

/** The page, and where it navigates to. */
function drawn(changes: Partial<TradeOfferPage> = {}, query = "") {
  const paths: string[] = [];
  const path = `/sell-trade-my-car/offer/${token}`;
  const request = { site, params: { token }, url: new URL(`http://a${path}${query}`), path };
  const photos = { token, page: path, photos: [], faults: [] };
  const data = offerView(request, { page: { ...page, ...changes }, comparison: null, photos });
  const pending = { now: () => false, subscribe: () => () => undefined };
  const navigation = { path, pending, go: (to: string) => void paths.push(to) };
  const element = (
    <SiteProvider site={site}>
      <VisitorProvider store={createVisitorStore(anonymousVisitor)}>
        <NavigationProvider value={navigation}>
          <Page data={data} />
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
  return { element, paths };
}

const card = (name: string) => within(screen.getByRole("region", { name }));

test("has one main heading, and draws in the browser what the server sent", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(drawn().element);
  const sent = container.textContent;
  render(drawn().element, { container, hydrate: true });
  // With a script, chosen photos are sent without the button.
  expect(container.textContent).toBe(sent?.replace("Add photosChange", "Change"));
  expect(headingProblems(container)).toEqual([]);
});

test("shows each line of both offers, the source of the value, and until when they are valid", () => {
  render(drawn().element);
  expect(screen.getByText(/through Monday, November 30\..*valid for 7 days/)).toBeTruthy();
  expect(screen.getByText(/from the prices of 42 cars like yours/)).toBeTruthy();
  const cash = card("Cash now");
  expect(cash.getByText("Has anyone smoked in it? Yes").textContent).toContain("5% of the base");
  expect(cash.getByText("-$500.00")).toBeTruthy();
  expect(cash.getAllByText("$9,500.00")).toHaveLength(2);
  const later = card("More cash later");
  for (const amount of ["-$995.00", "$8,843.40", "$4,161.60"]) {
    expect(later.getByText(amount)).toBeTruthy();
  }
  expect(later.getByRole("button", { name: "Choose more cash later" })).toBeTruthy();
});

test.each([
  [800_000, "Left for you", "$1,500.00", /^Positive equity/],
  [1_000_000, "You’d pay in total", "$500.00", /^Negative equity/],
  [950_000, "Left for you", "$0.00", /exactly/],
])("says plainly what %d cents of a loan leave", (owedCents, label, amount, sentence) => {
  render(drawn({ payoff: { owedCents, lender: null } }).element);
  const cash = card("Cash now");
  expect(cash.getByText(label).closest("div")?.textContent).toContain(amount);
  expect(cash.getByText(sentence)).toBeTruthy();
});

test("compares the offer with the one before, and leaves out what is the same", () => {
  const before = JSON.parse(JSON.stringify(offer)) as TradeOffer;
  if (before.result.outcome === "offers" && before.result.cashNow?.isOffered) {
    before.result.cashNow.offer.deductions = [];
    before.result.cashNow.offer.finalPriceCents = 1_000_000;
  }
  const changes = [{ label: "Has anyone smoked in it?", from: "No", to: "Yes" }];
  render(drawn({ previous: { offer: before, changes } }).element);
  expect(screen.getByText("Has anyone smoked in it? No → Yes")).toBeTruthy();
  expect(screen.getByText("Cash now: $9,500.00, $500.00 less than before")).toBeTruthy();
  expect(screen.getByText("More cash later: $13,005.00, the same as before")).toBeTruthy();
  const compare = screen.getByText("Compare the two offers line by line");
  expect(compare.closest("details")?.open).toBe(false);
  const rows = within(screen.getByRole("table", { name: "Cash now" })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Has anyone smoked in it? Yes–-$500.00-$500.00",
    "Your check$10,000.00$9,500.00-$500.00",
  ]);
});

test("leaves out subtotals that one of the two offers does not have", () => {
  const before = JSON.parse(JSON.stringify(offer)) as TradeOffer;
  if (before.result.outcome === "offers" && before.result.moreCashLater?.isOffered) {
    before.result.moreCashLater.offer.deductions = [deduction];
    before.result.moreCashLater.offer.initPriceCents = 1_350_000;
    before.result.moreCashLater.offer.finalPriceCents = 1_250_500;
  }
  render(drawn({ previous: { offer: before, changes: [] } }).element);
  const rows = within(screen.getByRole("table", { name: "More cash later" })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Has anyone smoked in it? Yes-$500.00–+$500.00",
    "Your checks in total$12,505.00$13,005.00+$500.00",
  ]);
});

test.each([
  [undefined, "Your new answers don’t match it yet."],
  [offer, "It’s for your earlier answers; below is what we offer for your new ones."],
])("names the offer that was kept before the answers changed", (made, next) => {
  const dropOff = { day: "2026-11-24", time: "09:30" };
  const before = { ...offer, number: "T-1111-2222" };
  render(drawn({ offer: made ?? null, keptBefore: { offer: before, dropOff } }).element);
  const sentence =
    "You kept offer T-1111-2222: $9,500.00 through Monday, November 30, drop-off Tuesday, November 24 at 9:30 a.m.";
  expect(screen.getByText(`${sentence} ${next}`)).toBeTruthy();
  const buttons = screen.queryAllByRole("button", { name: "Keep this new offer instead" });
  expect(buttons).toHaveLength(made ? 1 : 0);
});

test("tells another person for whom the offer is kept", () => {
  const keptAt = "2026-11-23T15:00:00.000Z";
  const kept = { keptAt, firstName: "Tom", interest: "sell" as const, dropOff: null };
  render(drawn({ kept }, "?already=1").element);
  expect(screen.getByText("This offer is already kept for Tom")).toBeTruthy();
  expect(screen.getByText("To change the contact, call (573) 555-0142.")).toBeTruthy();
});

test.each([
  [{ offer: null }, "Your 2019 Toyota RAV4 is ready for its offer", "Get my offer"],
  [{ isExpired: true }, "This offer for your 2019 Toyota RAV4 has expired", "Get today’s offer"],
])("offers to make the offer where there is none that is valid", (changes, heading, button) => {
  const { container } = render(drawn(changes).element);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  const form = screen.getByRole("button", { name: button }).closest("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual([
    "post",
    `/api/trade/appraisals/${token}/offer/form`,
  ]);
  expect(container.textContent).not.toContain("$9,500.00");
});

async function sendForm(isLead: boolean) {
  const body = { isLead, location: `/sell-trade-my-car/offer/${token}#kept` };
  const response = { ok: true, status: 200, text: async () => JSON.stringify(body) };
  doFetch.mockResolvedValue(response as Response);
  const { element, paths } = drawn();
  render(element);
  const user = userEvent.setup();
  for (const [name, text] of Object.entries({
    "First name": "Ada",
    "Last name": "Moss",
    Phone: "5735550142",
    Email: "ada@moss.example",
  })) {
    await user.type(screen.getByRole("textbox", { name: new RegExp(name) }), text);
  }
  const slot = "2026-11-24T13:30";
  await user.selectOptions(screen.getByLabelText("When would you like to drop it off?"), slot);
  await user.click(screen.getByRole("radio", { name: /Trade it in/ }));
  await user.click(screen.getByRole("button", { name: "Keep this offer" }));
  await waitFor(() => expect(paths).toEqual([`/sell-trade-my-car/offer/${token}`]));
  const sent = doFetch.mock.calls.at(-1)?.[1]?.body;
  return JSON.parse(typeof sent === "string" ? sent : "null") as Record<string, string>;
}

test("keeps the offer, and counts the lead with the request that made it alone", async () => {
  expect(await sendForm(true)).toMatchObject({
    firstName: "Ada",
    interest: "trade-in",
    slot: "2026-11-24T13:30",
  });
  expect(tracked).toEqual(["Lead", "SellTrade"]);
});

test("counts no lead when the offer was kept before", async () => {
  await sendForm(false);
  expect(tracked).toEqual([]);
});

test("has the way to the cars with the offer as trade-in, and a place for photos", () => {
  render(drawn().element);
  const link = screen.getByRole("link", { name: "Use it toward a car" });
  expect(link.getAttribute("href")).toMatch(/^\/cars-for-sale\?trade=\d+$/);
  expect(screen.getByRole("heading", { name: "Photos of your car" })).toBeTruthy();
});

test("names the trim that was assumed", () => {
  const { result } = offer;
  if (result.outcome !== "offers") throw new Error("expected offers");
  const sentences = [
    [false, /We assumed the LE trim, because you didn’t name one\./],
    [true, /We assumed the LE trim, because none of these cars has yours\./],
  ] as const;
  for (const [isTrimNamed, sentence] of sentences) {
    const valuation = { ...result.valuation, assumedTrim: "LE", isTrimNamed };
    const { unmount } = render(
      drawn({ offer: { ...offer, result: { ...result, valuation } } }).element,
    );
    expect(screen.getByText(sentence)).toBeTruthy();
    unmount();
  }
});

test.each([
  [true, /don’t have enough sales of this car to price it online\. We’ll call you/, 0],
  [false, /couldn’t find a reliable value for it right now/, 1],
])("without a value and with few sales: %s", (hasFewSales, lead, buttons) => {
  const result = { outcome: "no-value" as const, hasFewSales };
  render(drawn({ offer: { ...offer, selectedPayment: null, result } }).element);
  expect(screen.getByText(lead)).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "Try again now" })).toHaveLength(buttons);
});

test("has neither without an offer", () => {
  render(drawn({ offer: null }).element);
  expect(screen.queryByRole("link", { name: "Use it toward a car" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Photos of your car" })).toBeNull();
});

test("money that comes when the car is sold counts toward no other car", () => {
  render(drawn({ offer: { ...offer, selectedPayment: "moreCashLater" } }).element);
  expect(screen.queryByRole("link", { name: "Use it toward a car" })).toBeNull();
});

test.each([
  [600_000, /check for \$2,843\.40\. When your car sells, you get \$4,161\.60 more/],
  [884_340, /The first check pays off your lender\. When your car sells, you get \$4,161\.60/],
  [1_000_000, /You’d pay \$1,156\.60 at drop-off.* When your car sells, you get \$4,161\.60/],
])("more cash later with %d cents owed says what is paid when", (owedCents, sentence) => {
  render(drawn({ payoff: { owedCents, lender: null } }).element);
  expect(card("More cash later").getByText(sentence)).toBeTruthy();
});
