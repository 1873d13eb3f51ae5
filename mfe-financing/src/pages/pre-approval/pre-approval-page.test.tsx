/** @jest-environment jsdom */
import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { inFrame } from "../../testing/in-frame.tsx";
import { carFixture, preApprovalFixture } from "../../testing/pre-approval-fixture.ts";
import { readDown } from "./down-view.ts";
import { Page } from "./pre-approval-page.tsx";
import { preApprovalView } from "./pre-approval-view.ts";

const range: Extract<PreApproval["answer"], { outcome: "range" }> = {
  outcome: "range",
  tier: "okay",
  creditScore: 620,
  fromCents: 2_430_000,
  toCents: 4_550_000,
  monthlyBudgetCents: 78_099,
  terms: [
    {
      months: 36,
      annualRatePercent: 9.49,
      upToCents: 2_430_000,
      monthlyCents: 77_829,
      monthlyOfFromCents: 77_829,
    },
    {
      months: 84,
      annualRatePercent: 10.99,
      upToCents: 4_550_000,
      monthlyCents: 77_883,
      monthlyOfFromCents: 41_595,
    },
  ],
};

interface Shown {
  isSandbox?: boolean;
  isScore?: boolean;
  car?: PreApproval["car"];
  stated?: BuyerPreferences;
  down?: string;
  zip?: string;
  validUntil?: string;
  now?: Date;
}

/** A Monday on which the store is open, which it was not when the answer was asked for. */
const opened = new Date("2026-11-23T16:00:00.000Z");

const sitePages = { autoFinancing: true, preApproval: true, fullCredit: true, search: true };

function viewOf(
  answer: PreApproval["answer"],
  {
    isSandbox = false,
    isScore = false,
    car = null,
    stated = {},
    down,
    now = opened,
    ...more
  }: Shown = {},
) {
  const reply: PreApproval = {
    ...preApprovalFixture,
    isSandbox,
    answer,
    car,
    ...more,
  };
  return preApprovalView(siteFixture({ pages: sitePages }), reply, {
    isScore,
    stated,
    typed: readDown(down ?? null),
    now,
  });
}

const draw = (...view: Parameters<typeof viewOf>) => {
  const frame = inFrame(<Page data={viewOf(...view)} />);
  return { ...frame, ...render(frame.element) };
};

describe("the answer with a range", () => {
  test("hydrates without differences, under one heading", () => {
    const { element } = inFrame(<Page data={viewOf(range)} />);
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(element);
    const sent = container.textContent;
    render(element, { container, hydrate: true });
    expect(container.textContent).toBe(sent);
    expect(headingProblems(container)).toEqual([]);
    expect(sent).toContain("Ada, you may be able to finance up to $45,500");
    expect(sent).toContain("not an offer of credit");
    expect(sent).not.toMatch(/guarantee|approved/i);
  });

  test("says what each term means a month, to the cent of the answer", () => {
    draw(range);
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    const values = rows.map((row) =>
      [...row.querySelectorAll("th, td")].map((cell) => cell.lastChild?.textContent),
    );
    expect(values).toEqual([
      ["36 months", "9.49%", "$24,300", "$778.29", "$778.29"],
      ["84 months", "10.99%", "$45,500", "$778.83", "$415.95"],
    ]);
  });

  test("says in dollars what a longer loan costs, by an amount that is within the range", () => {
    // By hand: 36 payments of $320.28 and 84 of $171.17, the last ones less the cents of rounding.
    expect(viewOf(range).range?.table.lead[0]).toContain(
      "borrowing $10,000 costs about $1,530 in interest over 36 months and about $4,378 over 84.",
    );
    const small = { ...range, fromCents: 400_000, toCents: 700_000 };
    expect(viewOf(small).range?.table.lead[0]).toContain("borrowing $5,000 costs about $765 in");
    const [term] = range.terms;
    const one = { ...range, terms: term ? [term] : [] };
    expect(viewOf(one).range?.table.lead[0]).not.toContain("borrowing");
  });

  test("leads to the cars of the budget with the score in the address, and sets the terms", () => {
    const { visitor } = draw(range);
    const link = screen.getByRole("link", { name: "Shop cars that fit" });
    expect(link.getAttribute("href")).toBe("/cars-for-sale?payment-under=780&credit=620");
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(visitor.getState().terms).toEqual({ creditScore: 620, preApproval: "A".repeat(43) });
  });

  test("is kept for the visitor who opens it, unless they have another one", async () => {
    const { visitor } = draw(range);
    await waitFor(() =>
      expect(visitor.getState().terms).toEqual({ creditScore: 620, preApproval: "A".repeat(43) }),
    );
    const other = { preApproval: "B".repeat(43), creditScore: 760 };
    const { element, visitor: known } = inFrame(<Page data={viewOf(range)} />, { terms: other });
    render(element);
    expect(known.getState().terms).toEqual(other);
  });

  test("promises the range on every car only where the site may remember it, else leads to the choice", () => {
    const promise = /Every payment you see from here on/;
    const { unmount } = draw(range);
    expect(screen.queryByText(promise)).toBeNull();
    const settings = screen.getByRole("link", { name: "Cookie settings" });
    expect(settings.getAttribute("href")).toBe("/?cookies=en");
    expect(settings.hasAttribute("data-consent")).toBe(true);
    unmount();
    render(inFrame(<Page data={viewOf(range)} />, { allowed: ["functional"] }).element);
    expect(screen.getByText(promise)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Cookie settings" })).toBeNull();
  });

  test("begins with the tier on the way from the credit score", () => {
    const { title, lead } = viewOf(range, { isScore: true });
    expect(title).toBe("Your credit range");
    expect(lead).toEqual([
      "Your credit is likely in the fair range: scores of about 620 and up.",
      "With a payment of up to $780 a month, you may be able to finance up to $24,300 over 36 months, and up to $45,500 over 84 months.",
    ]);
    const low = viewOf({ ...range, tier: "bad", creditScore: 540 }, { isScore: true });
    expect(low.lead[0]).toMatch(/rebuilding range: scores of about 540, or lower\.$/);
  });

  test("carries what was typed into the application by a form, with no token in an address", () => {
    const { container } = draw(range);
    const button = screen.getByRole("button", { name: "Fill in the full application" });
    const form = button.closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual([
      "post",
      "/api/financing/application-form",
    ]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      preApproval: "A".repeat(43),
    });
    const links = [...container.querySelectorAll("a")].map(({ href }) => href);
    expect(links.join()).not.toContain("A".repeat(43));
  });

  test("says through which day it is good, and after it that it is over", () => {
    const validUntil = "2026-12-23";
    expect(viewOf(range, { validUntil }).validity).toBe(
      "Your range is good through December 23, 2026.",
    );
    // Still the 23rd in Missouri.
    const late = new Date("2026-12-24T05:59:00.000Z");
    expect(viewOf(range, { validUntil, now: late }).validity).toContain("is good through");
    const over = new Date("2026-12-24T06:00:00.000Z");
    expect(viewOf(range, { validUntil, now: over }).validity).toContain("Get pre-approved again");
    expect(viewOf(range).validity).toBeNull();
  });

  test("of the sandbox is labeled", () => {
    draw(range, { isSandbox: true });
    expect(screen.getByText("Sample answer")).toBeTruthy();
    expect(screen.getByText(/no credit bureau was contacted/)).toBeTruthy();
  });
});

describe("the car of an answer with a range", () => {
  const car = carFixture;
  const paymentsOf = (shown: Shown) => viewOf(range, shown).carPayments;
  const stated = { cashDown: 100_000 };
  const fitting = { car, stated: { ...stated, months: 84 } };

  test("has its payment at each term, with the rate of its model year", () => {
    const payments = paymentsOf({ car, stated });
    // $30,990.00 at the rates of a score of 620, with two points for 2018 and later.
    expect(payments?.table.rows).toEqual([
      ["36 months", "10.49%", "$1,007.10", "$36,255.79"],
      ["84 months", "11.49%", "$538.64", "$45,245.98"],
    ]);
    expect(payments?.table.lead[0]).toContain("For $31,990.00 with dealer fees, $1,000 down,");
    expect(payments?.page.href).toBe(
      "/used-cars-for-sale/2021-kia-telluride-sx-1M8GDM9AXKP042788?down=1000&credit=620&term=72",
    );
    draw(range, { car, stated });
    const [own, general] = screen.getAllByRole("table");
    expect(own).toBe(screen.getByRole("table", { name: "What this car costs each month" }));
    expect(general).toBe(screen.getByRole("table", { name: "What that means each month" }));
  });

  test("counts what the visitor stated on other pages", () => {
    const lead = (terms: BuyerPreferences) => paymentsOf({ car, stated: terms })?.table.lead[0];
    expect(lead({ cashDown: 500_000 })).toContain("$5,000 down,");
    expect(lead({ cashDown: 500_000, tradingIn: true, tradeEquity: 300_000 })).toContain(
      "$5,000 down and $3,000 for your trade-in,",
    );
  });

  test.each([
    [100_800, "This car fits your range at every term.", "$538.64"],
    [60_000, "This car fits your range with a loan of 84 months.", "$538.64"],
  ])(
    "that fits a budget of %d cents leads, with its payment",
    (monthlyBudgetCents, fits, monthly) => {
      const { carPayments, title, lead } = viewOf({ ...range, monthlyBudgetCents }, fitting);
      expect(carPayments?.table.lead[2]).toContain(fits);
      expect(title).toBe(`Ada, this car fits at ${monthly} a month`);
      expect(lead[0]).toBe(
        "That’s 84 months at an estimated 11.49% APR with $1,000 down, for $31,990.00 with dealer fees.",
      );
    },
  );

  test("says what the application asks again, and why", () => {
    const form = viewOf(range, fitting).application;
    expect(form?.note).toContain("For your privacy, your birth date, income, and housing payment");
  });

  test("is gone on with by the main button, with the figures of its payment", () => {
    const { container, visitor } = draw(range, fitting);
    const button = screen.getByRole("button", { name: "Continue with this car" });
    const shop = screen.getByRole("link", { name: "Shop cars that fit" });
    expect(button.compareDocumentPosition(shop)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([button.className, shop.className].map((name) => /primary/.test(name))).toEqual([
      true,
      false,
    ]);
    const form = button.closest("form");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      preApproval: "A".repeat(43),
      vehicle: car.vin,
      down: "1000",
    });
    expect(screen.queryByRole("button", { name: "Fill in the full application" })).toBeNull();
    form?.addEventListener("submit", (event) => event.preventDefault());
    fireEvent.submit(form as HTMLFormElement);
    expect(visitor.getState().terms.preApproval).toBe("A".repeat(43));
    expect(headingProblems(container)).toEqual([]);
  });

  test("that does not fit says what would make it fit, and the cars that fit are the main way", () => {
    const tight = { ...range, monthlyBudgetCents: 40_000 };
    const { title, lead, carPayments } = viewOf(tight, fitting);
    expect([title, carPayments?.fits]).toEqual(["Ada, here’s how this car could fit", false]);
    // $31,990.00 less $9,000 at 11.49 % for 84 months is $399.59 a month; $100 less down is $401.33.
    expect([lead[0], lead[2]]).toEqual([
      "With $9,000 down and a loan of 84 months at an estimated 11.49% APR, it would be $399.59 a month. That’s within your $400.",
      "A trade-in or a co-borrower can bring it within reach, too. Or see the cars that fit as they are.",
    ]);
    draw(tight, fitting);
    const button = screen.getByRole("button", { name: "Continue with this car" });
    const shop = screen.getByRole("link", { name: "Shop cars that fit" });
    expect(shop.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([shop.className, button.className].map((name) => /primary/.test(name))).toEqual([
      true,
      false,
    ]);
  });

  test("has a form for another amount down, which works without a script", () => {
    draw(range, fitting);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Money down" });
    expect(field.value).toBe("1000");
    const data = new FormData(field.form ?? undefined);
    expect([field.form?.method, Object.fromEntries(data)]).toEqual([
      "get",
      { vehicle: car.vin, term: "72", down: "1000" },
    ]);
  });

  test("carries money down and term to the car's page", () => {
    const { page } = paymentsOf({ car, stated, down: "2,500" }) ?? {};
    expect(page?.href).toMatch(/\?down=2500&credit=620&term=72$/);
  });

  test("counts the typed money down to the dollar", () => {
    const payments = paymentsOf({ car, stated, down: "18604" });
    expect([payments?.down.value, payments?.down.error]).toEqual(["18604", null]);
    expect(payments?.table.lead[0]).toContain("$18,604 down");
  });

  test.each([
    ["abc", "Enter an amount in dollars"],
    ["-5", "Enter an amount in dollars"],
    ["1000.50", "whole dollars"],
    ["31990", "This car is $31,990.00 with dealer fees. Enter less than that."],
    ["250000", "This car is $31,990.00 with dealer fees. Enter less than that."],
  ])(
    "keeps the field with a message when %s was typed, and the earlier payments",
    (down, message) => {
      const { title, carPayments } = viewOf(range, { ...fitting, down });
      expect(carPayments?.down).toMatchObject({ value: down });
      expect(carPayments?.down.error).toContain(message);
      expect(title).toBe("Ada, this car fits at $538.64 a month");
      draw(range, { ...fitting, down });
      const field = screen.getByRole("textbox", { name: "Money down" });
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByRole("button", { name: "Continue with this car" })).toBeTruthy();
    },
  );

  test("names remembered money down that is more than the car costs", () => {
    const facts = { ...car.facts, priceCents: 480_000, totalCents: 500_000 };
    const payments = paymentsOf({ car: { ...car, facts }, stated: { cashDown: 600_000 } });
    expect(payments?.down.value).toBe("6000");
    expect(payments?.down.error).toContain("Enter less than that");
  });

  test("includes tax and title fees of the shopper's ZIP code, and states it", () => {
    const site = siteFixture({ pages: sitePages });
    const missouri = site.taxes.states["MO"];
    expect(missouri).toBeDefined();
    const taxed = paymentsOf({ ...fitting, zip: "63701" });
    const [, without] = paymentsOf(fitting)?.table.rows ?? [];
    const [, row] = taxed?.table.rows ?? [];
    const dollars = (cell = "") => Number(cell.replace(/[$,]/g, ""));
    expect(dollars(row?.[2])).toBeGreaterThan(dollars(without?.[2]) + 20);
    expect(taxed?.table.lead[1]).toMatch(/include \$[\d,.]+ of .* for ZIP code 63701/);
    expect(paymentsOf(fitting)?.table.lead[1]).toBe("Tax, title, and registration are extra.");
    // $538.64 without tax fits, and with it does not.
    const tight = { ...range, monthlyBudgetCents: 55_000 };
    expect(viewOf(tight, fitting).carPayments?.fits).toBe(true);
    expect(viewOf(tight, { ...fitting, zip: "63701" }).carPayments?.fits).toBe(false);
  });

  test("has beside it a list of payments before tax, whose cars are within the budget with it", () => {
    const [term] = range.terms.map((one) => ({ ...one, months: 72 }));
    const answer = { ...range, terms: term ? [term] : [] };
    const { cars } = viewOf(answer, { zip: "63701" }).range ?? {};
    const listed = Number(/payment-under=(\d+)&/.exec(cars?.href ?? "")?.[1]);
    expect(listed).toBeLessThan(780);
    expect(cars?.label).toBe("Shop cars that fit");
    expect(cars?.tax).toContain(
      `it goes up to $${listed} a month. Add tax and title for ZIP code 63701, and that’s your $780`,
    );
    const at = (dollars: number, zip?: string) => {
      const priced = { priceCents: dollars * 100 - 74_900, totalCents: dollars * 100 };
      const shown = { ...car, facts: { ...car.facts, ...priced } };
      return viewOf(answer, { car: shown, ...(zip !== undefined && { zip }) }).carPayments;
    };
    const isListed = (dollars: number) =>
      Number(at(dollars)?.table.rows[0]?.[2]?.replace(/[$,]/g, "")) <= listed;
    const prices = Array.from({ length: 400 }, (_, index) => 20_000 + index * 100);
    const [dearest = 0] = prices.filter(isListed).slice(-1);
    expect(at(dearest, "63701")?.fits).toBe(true);
    // Not far below what fits, either.
    expect(at(dearest + 500, "63701")?.fits).toBe(false);
    expect(viewOf(range).range?.cars.tax).toBe(
      "That list shows payments before tax, title, and registration.",
    );
  });

  test.each([
    { ...car, state: "sold" as const },
    { ...car, state: "unchecked" as const, facts: null },
    { ...car, facts: { ...car.facts, totalCents: null } },
  ])("has no payments where it is sold or has no price", (other) => {
    expect(paymentsOf({ car: other })).toBeNull();
  });

  test("does not contradict the table of the range, which names its model years", () => {
    expect(viewOf(range).range?.table.lead[1]).toBe(
      "These rates are for cars of model year 2018 and newer. Older cars have their own rates, which you see with each car.",
    );
  });
});

describe("the sentence of a range", () => {
  test("names the term of each end", () => {
    expect(viewOf(range).lead[0]).toContain(
      "up to $24,300 over 36 months, or up to $45,500 over 84 months.",
    );
  });

  test("names one amount where the largest loan fits at every term", () => {
    const most = range.terms.map((term) => ({ ...term, upToCents: 7_500_000 }));
    const rich = { ...range, fromCents: 7_500_000, toCents: 7_500_000, terms: most };
    const both = [viewOf(rich).lead, viewOf(rich, { isScore: true }).lead].flat().join(" ");
    expect(both.match(/\$75,000/g)).toHaveLength(2);
    expect(both).not.toMatch(/\$75,000 (?:to|over)/);
  });

  test("names the model year of the car whose rates these are, where newer ones differ", () => {
    const years = (carYear: number) => viewOf({ ...range, carYear }).range?.table.lead[1];
    expect(years(2016)).toContain("for cars of model year 2016, like the one you asked about");
    expect(years(2021)).toContain("for cars of model year 2018 and newer");
  });
});

describe("the answer of a person", () => {
  test("has the credit range for who asked for it, also where the income gives no payment", () => {
    const credit = { tier: "okay", creditScore: 620 } as const;
    const answer = { outcome: "review", reason: "budget", credit } as const;
    const { title, lead } = viewOf(answer, { isScore: true });
    expect(title).toBe("Your credit range");
    expect(lead[0]).toBe("Your credit is likely in the fair range: scores of about 620 and up.");
    expect(lead[1]).toContain("more than this form does");
    expect(viewOf(answer).title).toContain("Our finance team will take it from here");
  });

  test("names the next opening where the store was closed, until it has opened", () => {
    const answer = { outcome: "no-answer" } as const;
    const closed = viewOf(answer, { now: new Date("2026-11-22T12:01:00.000Z") });
    expect(closed.lead[1]).toBe(
      "We’re closed right now. After we open on Monday, November 23 at 8:00 a.m., someone from our finance team will call you. You don’t need to do anything.",
    );
    expect(viewOf(answer).lead[1]).toContain("will call you during our hours");
  });

  test.each([
    [{ outcome: "review", reason: "no-file" }, "couldn’t find a credit file"],
    [{ outcome: "review", reason: "frozen" }, "Your credit file is frozen"],
    [{ outcome: "review", reason: "budget" }, "more than this form does"],
    [{ outcome: "no-answer" }, "is saved"],
  ] as const)("says why, who calls back and when, with the number to call (%j)", (answer, why) => {
    const { container } = draw(answer);
    expect(container.textContent).toContain(why);
    expect(container.textContent).toContain("will call you during our hours: ");
    expect(screen.getByRole("link", { name: /^Call / }).getAttribute("href")).toBe(
      "tel:+15735550142",
    );
    expect(screen.queryByRole("table")).toBeNull();
    expect(headingProblems(container)).toEqual([]);
  });
});
