/** @jest-environment jsdom */
import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { beforeAll, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { car, deduction, drawn, offer, token } from "../../testing/drawn-offer.tsx";
import { loadParts } from "./offer-page.tsx";

beforeAll(loadParts);

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
  expect(cash.getByText("-$500")).toBeTruthy();
  expect(cash.getAllByText("$9,500")).toHaveLength(2);
  const later = card("More cash later");
  for (const amount of ["-$995", "$8,843", "$4,162"]) {
    expect(later.getByText(amount)).toBeTruthy();
  }
  expect(later.getByRole("button", { name: "Choose more cash later" })).toBeTruthy();
});

test.each([
  [800_000, "You get", "$1,500", /^Positive equity/],
  [1_000_000, "You’d pay in total", "$500", /^Negative equity/],
  [950_000, "You get", "$0", /exactly/],
])("says plainly what %d cents of a loan leave", (owedCents, label, amount, sentence) => {
  render(drawn({ payoff: { owedCents, lender: null } }).element);
  const cash = card("Cash now");
  // With a loan there is one check alone: what is left.
  expect(cash.queryByText("Your check")).toBeNull();
  expect(cash.getByText("Our offer").closest("div")?.textContent).toContain("$9,500");
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
  expect(screen.getByText("Cash now: $9,500, $500 less than before")).toBeTruthy();
  expect(screen.getByText("More cash later: $13,005, the same as before")).toBeTruthy();
  const compare = screen.getByText("Compare the two offers line by line");
  expect(compare.closest("details")?.open).toBe(false);
  const rows = within(screen.getByRole("table", { name: "Cash now" })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    "Has anyone smoked in it? Yes–-$500-$500",
    "Your check$10,000$9,500-$500",
  ]);
});

test.each([
  [[{ label: "trim", from: "", to: "Touring", sentence: "You added the trim Touring." }], 0],
  [[], 1],
])("says that the price is the same after a change of %j", (changes, unchanged) => {
  render(drawn({ previous: { offer, changes } }).element);
  expect(screen.getByText("Cash now: $9,500, the same as before")).toBeTruthy();
  expect(screen.queryAllByText("You added the trim Touring.")).toHaveLength(changes.length);
  expect(screen.queryAllByText("Your answers are the same, and so is the price.")).toHaveLength(
    unchanged,
  );
  expect(screen.queryByText(/our rules have changed/)).toBeNull();
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
    "Has anyone smoked in it? Yes-$500–+$500",
    "Total of both checks$12,505$13,005+$500",
  ]);
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
  expect(container.textContent).not.toContain("$9,500");
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

test("cash now counts toward another car whichever kind is selected, and the choice to trade in states it", () => {
  const later = { ...offer, selectedPayment: "moreCashLater" as const };
  const { unmount } = render(
    drawn({ offer: later, payoff: { owedCents: 620_000, lender: null } }).element,
  );
  expect(screen.getByRole("link", { name: "Use it toward a car" }).getAttribute("href")).toContain(
    "trade=3300",
  );
  expect(
    screen.getByText(/^As a trade-in, \$3,300 \(Cash now, minus what you still owe\)/),
  ).toBeTruthy();
  const tradeIn = screen.getByRole("radio", { name: "Trade it in toward another car" });
  const described = () =>
    document.querySelector(`#${tradeIn.getAttribute("aria-describedby")}`)?.textContent;
  expect(described()).toMatch(
    /the Cash now price, \$9,500, not More cash later\. If you choose this, we’ll keep/,
  );
  unmount();
  render(drawn().element);
  expect(described()).toBe("A trade-in uses the Cash now price: $9,500.");
});

test("the lines of the selected kind are shown, those of the other one are one tap away", () => {
  render(drawn({ offer: { ...offer, selectedPayment: "moreCashLater" } }).element);
  const isOpen = (name: string) =>
    card(name).getByText("How we got to this price").closest("details")?.open;
  expect([isOpen("Cash now"), isOpen("More cash later")]).toEqual([false, true]);
});

test.each([
  [600_000, /check for \$2,843\. When your car sells, we expect to pay you \$4,162 more/],
  [
    884_300,
    /The first check pays off your lender\. When your car sells, we expect to pay you \$4,162/,
  ],
  [1_000_000, /You’d pay \$1,157 at drop-off.* When your car sells, we expect to pay you \$4,162/],
])("more cash later with %d cents owed says what is paid when", (owedCents, sentence) => {
  render(drawn({ payoff: { owedCents, lender: null } }).element);
  expect(card("More cash later").getByText(sentence)).toBeTruthy();
});

test.each([
  [{ assumedTrim: "LE" }, null, /^We assumed the LE, .* didn’t name one/, ["LE", "XLE"]],
  [
    { assumedTrim: "LE", isTrimNamed: true },
    "Sport",
    /^We don’t know prices of the Sport, so we assumed the LE/,
    ["LE", "XLE"],
  ],
  [
    { isTrimNamed: true, isAnyTrim: true },
    "XLE",
    /^We know too few prices of the XLE, so we compared cars of every trim/,
    ["LE"],
  ],
])(
  "a trim that was supposed is said, and is changed with one tap: %j",
  (source, series, text, trims) => {
    const { result } = offer;
    if (result.outcome !== "offers") throw new Error("expected offers");
    const valuation = { ...result.valuation, ...source };
    const made = { ...offer, result: { ...result, valuation } };
    render(drawn({ offer: made, car: { ...car, series } }).element);
    expect(screen.getByText(text)).toBeTruthy();
    const form = screen.getByRole("heading", { name: "Which trim is yours?" }).parentElement;
    const buttons = within(form ?? document.body).getAllByRole<HTMLButtonElement>("button");
    expect(buttons.map(({ name, value }) => [name, value])).toEqual(
      trims.map((trim) => ["series", trim]),
    );
    const marked = buttons.filter(({ textContent }) => textContent?.endsWith("(assumed)"));
    expect(marked.map(({ value }) => value)).toEqual("assumedTrim" in source ? ["LE"] : []);
    expect(buttons[0]?.form?.getAttribute("action")).toBe(
      `/api/trade/appraisals/${token}/offer/car/form`,
    );
  },
);

test("a trim is not asked again where it was priced, and is in a list where there are many", () => {
  const { unmount } = render(drawn().element);
  expect(screen.queryByRole("heading", { name: "Which trim is yours?" })).toBeNull();
  unmount();
  const { result } = offer;
  if (result.outcome !== "offers") throw new Error("expected offers");
  const valuation = { ...result.valuation, assumedTrim: "LE" };
  const made = { ...offer, result: { ...result, valuation } };
  const trims = Array.from({ length: 9 }, (_, index) => `Trim ${index}`);
  render(drawn({ offer: made, trims, car: { ...car, series: null } }).element);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Trim" });
  // The assumed one is chosen, also where no listed car names it.
  expect([list.options.length, list.value]).toEqual([10, "LE"]);
  expect(list.selectedOptions[0]?.text).toBe("LE (assumed)");
  expect(screen.getByRole("button", { name: "Update my offer" })).toBeTruthy();
});

test("repeats what the appraiser looks at", () => {
  const notes = [{ question: "How bad was the damage?", answer: "Moderate" }];
  render(drawn({ notes }).element);
  expect(screen.getByText(/^How bad was the damage\? Moderate\. Our appraiser looks/)).toBeTruthy();
});

test("more cash later says what happens if the car sells for less", () => {
  render(drawn().element);
  const about = card("More cash later").getByText(/^We sell it for you/).textContent;
  expect(about).toContain("We don’t promise the amount of the second check");
  expect(about).toContain(
    "if it sells for less than we expect, only the second check gets smaller",
  );
});

test("a price of any trim is labeled as such, and a trim can be chosen with one tap", () => {
  render(drawn(valuedBy({ isAnyTrim: true })).element);
  expect(
    screen.getByText(/^You didn’t name a trim, so we took a price at the lower end/),
  ).toBeTruthy();
  expect(screen.getByRole("button", { name: "LE" })).toBeTruthy();
});

test("the offer of a pickup says what was compared, and that the inspection checks it", () => {
  const { unmount } = render(drawn().element);
  expect(screen.queryByText(/cab, bed/i)).toBeNull();
  unmount();
  render(drawn(valuedBy({ isAnyCab: true })).element);
  expect(
    screen.getByText(/pickups we compared have different cabs, beds, and engines/),
  ).toBeTruthy();
  expect(screen.getByText(/^The cab, bed, engine, and drive\. The price is for/)).toBeTruthy();
});

test("the offer of a car that is sold with either drive says that none is counted", () => {
  const { unmount } = render(drawn().element);
  expect(screen.queryByText(/drive/)).toBeNull();
  unmount();
  render(drawn(valuedBy({ isAnyDrive: true })).element);
  expect(screen.getByText(/We don’t add or subtract anything for all-wheel drive/)).toBeTruthy();
  expect(
    screen.getByText(/^The drivetrain\. The price is for this model with any drivetrain;/),
  ).toBeTruthy();
});

test("a line names its question by the short name, where there is one", () => {
  const { result } = offer;
  if (result.outcome !== "offers" || !result.cashNow?.isOffered) throw new Error("expected cash");
  const deductions = [{ ...deduction, shortText: "Smoked in" }];
  const cashNow = { ...result.cashNow, offer: { ...result.cashNow.offer, deductions } };
  render(drawn({ offer: { ...offer, result: { ...result, cashNow } } }).element);
  expect(card("Cash now").getByText("Smoked in: Yes")).toBeTruthy();
});

test("the prices that count are above the fold of a phone: first those of the offer, then the revised ones", () => {
  const prices = (container: HTMLElement) =>
    [...container.querySelectorAll("#offer dl > div")].map((one) => one.textContent);
  expect(prices(render(drawn().element).container)).toEqual([
    "Cash now$9,500",
    "More cash later$13,005",
  ]);
  const { container } = render(drawn({ isExpired: true }).element);
  expect(prices(container)).toEqual([]);
});

test("an option that counts has its line, and the base value is that without it", () => {
  const { result } = offer;
  if (result.outcome !== "offers" || !result.cashNow?.isOffered) throw new Error("expected cash");
  const options = [{ code: "N5", label: "Navigation", amountCents: 75_000 }];
  const cashNow = { ...result.cashNow, offer: { ...result.cashNow.offer, options } };
  render(drawn({ offer: { ...offer, result: { ...result, cashNow } } }).element);
  const cash = card("Cash now");
  expect(cash.getByText("Option: Navigation").closest("div")?.textContent).toContain("$750");
  expect(cash.getByText("$9,250")).toBeTruthy();
  expect(cash.getByText(/5% of the base value with its options/)).toBeTruthy();
});

/** The offer with another source of its value, for a car without a trim. */
function valuedBy(source: object) {
  const { result } = offer;
  if (result.outcome !== "offers") throw new Error("expected offers");
  const valuation = { ...result.valuation, ...source };
  return { offer: { ...offer, result: { ...result, valuation } }, car: { ...car, series: null } };
}
