/** @jest-environment jsdom */
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import type { BuyerAnswers } from "../../features/personalize/buyer-answers.ts";
import type { WizardStep } from "../../features/personalize/wizard-steps.ts";
import {
  alexTyped,
  answer,
  drawFlow,
  inFlow,
  newUser,
  receipt,
  sendLeadForm,
  sentIn,
  typedWords,
} from "../../testing/draw-flow.tsx";
import { car, site } from "../../testing/inventory-fixture.ts";
import { loadParts, Page } from "./personalize-page.tsx";
import type { PersonalizeRequest } from "./personalize-request.ts";
import { personalizeView } from "./personalize-view.ts";

const path = "/personalize/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
const all: BuyerAnswers = {
  cashDown: 3000,
  tradingIn: true,
  tradeEquity: 5000,
  creditScore: 690,
  months: 60,
};
const steps = ["cashDown", "tradingIn", "tradeEquity", "creditScore", "months", "details"] as const;

const doFetch = stubFetch();

beforeAll(loadParts);

function page(
  step: WizardStep,
  answers: BuyerAnswers = {},
  visit: Partial<PersonalizeRequest> = {},
  where = site,
) {
  const stands = {
    visitor: anonymousVisitor,
    locked: 0,
    ...visit,
    step,
    answers,
  };
  const data = personalizeView(car(), where, stands);
  if (!data) throw new Error("no page");
  return <Page data={data} />;
}

const draw = (step: WizardStep, answers: BuyerAnswers = {}, visitor: Partial<Visitor> = {}) =>
  drawFlow(page(step, answers), { visitor });
const estimate = () => screen.getByText("per month, estimated").parentElement?.textContent ?? "";

describe("every step", () => {
  test.each(steps)(
    "%s has one heading and its number, and hydrates without differences",
    (step) => {
      const container = document.createElement("div");
      document.body.append(container);
      container.innerHTML = renderToString(inFlow(page(step, all)).element);
      const sent = container.textContent;
      render(inFlow(page(step, all)).element, { container, hydrate: true });
      expect(container.textContent).toBe(sent);
      expect(headingProblems(container)).toEqual([]);
      expect(screen.getByText(`Step ${steps.indexOf(step) + 1} of 6`)).toBeTruthy();
      const back = screen.queryByRole("link", { name: "Back" });
      expect(back === null).toBe(step === "cashDown");
    },
  );

  test("stores the answers of the address and keeps earlier ones", () => {
    const { visitor } = draw("tradingIn", { cashDown: 3000 }, { terms: { creditScore: 690 } });
    expect(visitor.getState().terms).toEqual({ cashDown: 300_000, creditScore: 690 });
  });
});

describe("an amount", () => {
  test("updates the estimate at once, and submits all other answers", async () => {
    const { navigations, visitor } = draw("cashDown", { tradingIn: false });
    const before = estimate();
    const slider = screen.getByRole("slider", { name: "Cash down" });
    fireEvent.change(slider, { target: { value: "3000" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("$3,000 down");
    expect(estimate()).not.toBe(before);
    await newUser().click(screen.getByRole("button", { name: "Continue" }));
    expect(navigations).toEqual([`${path}?step=2&trade-in=no&down=3000`]);
    await waitFor(() => expect(visitor.getState().terms.cashDown).toBe(300_000));
  });

  test("starts the trade-in's handle at the dealer's value, which no estimate subtracts", async () => {
    const { navigations, visitor } = draw("tradeEquity", { cashDown: 0, tradingIn: true });
    const slider = screen.getByRole("slider", { name: "Trade-in equity" });
    expect(slider).toHaveProperty("value", "1000");
    const aside = within(screen.getByRole("complementary"));
    expect(aside.getByText("No cash down, no trade-in")).toBeTruthy();
    fireEvent.change(slider, { target: { value: "1200" } });
    expect(aside.getByText("No cash down, $1,200 trade-in equity")).toBeTruthy();
    await newUser().click(screen.getByRole("button", { name: "Continue" }));
    expect(navigations).toEqual([`${path}?step=4&trade-in=yes&down=0&trade=1200`]);
    await waitFor(() => expect(visitor.getState().terms.tradeEquity).toBe(120_000));
  });

  test("asks for a share of the price where the dealer's cash down is one", () => {
    const { calculator } = site;
    const cashDown = { ...calculator.cashDown, unit: "percent" as const, defaultPercent: 10 };
    drawFlow(page("cashDown", {}, {}, { ...site, calculator: { ...calculator, cashDown } }));
    const slider = screen.getByRole("slider", { name: "Cash down" });
    expect([slider.getAttribute("name"), slider.getAttribute("step")]).toEqual([
      "down-percent",
      "5",
    ]);
    // 10 percent of 18,995.
    expect(slider.getAttribute("aria-valuetext")).toBe("$1,900 (10%) down");
  });

  test("shows the stored answer when going back without it in the address", () => {
    draw("tradeEquity", { cashDown: 0, tradingIn: true }, { terms: { tradeEquity: 70_000 } });
    expect(screen.getByRole("slider", { name: "Trade-in equity" })).toHaveProperty("value", "700");
  });

  test("from the address overrides the stored one", () => {
    draw("tradeEquity", all, { terms: { tradeEquity: 70_000 } });
    expect(screen.getByRole("slider", { name: "Trade-in equity" })).toHaveProperty("value", "5000");
  });
});

describe("the trade-in step", () => {
  const yes = () => screen.getByRole("button", { name: "Yes, I have a trade-in" });
  const no = () => screen.getByRole("button", { name: "No, nothing to trade in" });

  test("submits the value of the pressed button", async () => {
    const { navigations, visitor } = draw("tradingIn", { cashDown: 3000 });
    expect([yes(), no()].map((one) => one.getAttribute("aria-current"))).toEqual([null, null]);
    await newUser().click(no());
    expect(navigations).toEqual([`${path}?step=3&down=3000&trade-in=no`]);
    expect(visitor.getState().terms.tradingIn).toBe(false);
  });

  test("shows the answer of the address, else the stored one", () => {
    const { unmount } = draw("tradingIn", all, { terms: { tradingIn: false } });
    expect(yes().getAttribute("aria-current")).toBe("true");
    unmount();
    draw("tradingIn", { cashDown: 3000 }, { terms: { tradingIn: false } });
    expect(no().getAttribute("aria-current")).toBe("true");
    expect(yes().getAttribute("aria-current")).toBeNull();
  });
});

test("credit labels move the slider, and are links without JavaScript", async () => {
  const { navigations, visitor } = draw("creditScore", { cashDown: 0, tradingIn: false });
  const bad = screen.getByRole("link", { name: "Rebuilding to 619" });
  expect(bad.getAttribute("href")).toBe(`${path}?step=4&trade-in=no&down=0&credit=540`);
  for (const name of ["Fair 620–689", "Good 690–759", "Great 760 and up"]) {
    expect(screen.getByRole("link", { name })).toBeTruthy();
  }
  await newUser().click(bad);
  const slider = screen.getByRole("slider", { name: "Credit score" });
  expect(slider).toHaveProperty("value", "540");
  expect(slider.getAttribute("aria-valuetext")).toBe("540, Rebuilding");
  expect(bad.getAttribute("aria-current")).toBe("true");
  expect(navigations).toEqual([]);
  await newUser().click(screen.getByRole("button", { name: "Continue" }));
  expect(navigations).toEqual([`${path}?step=5&trade-in=no&down=0&credit=540`]);
  await waitFor(() => expect(visitor.getState().terms.creditScore).toBe(540));
});

test("loan terms are buttons that submit their months", async () => {
  const { navigations, visitor } = draw("months", { ...all, months: 48 });
  const four = screen.getByRole("button", { name: /^48 months/ });
  expect(four.getAttribute("aria-current")).toBe("true");
  await newUser().click(screen.getByRole("button", { name: /^60 months/ }));
  expect(navigations).toEqual([
    `${path}?step=6&trade-in=yes&down=3000&trade=5000&credit=690&term=60`,
  ]);
  expect(visitor.getState().terms.months).toBe(60);
});

describe("contact details", () => {
  test("are sent with car and terms, and lead to the quote", async () => {
    doFetch.mockResolvedValue(answer(200, receipt));
    const { navigations, toasts, visitor } = draw("details", all);
    const user = newUser();
    await user.type(screen.getByRole("textbox", { name: /ZIP code/ }), "63701");
    await user.click(screen.getByRole("checkbox", { name: "Email me a copy of my quote" }));
    await sendLeadForm(user, "Show my price");
    expect(navigations).toEqual([`/quote/${receipt.token}`]);
    expect(toasts).toEqual(["Your price is ready"]);
    expect(visitor.getState()).toMatchObject({ isLead: true, firstName: "Alex" });
    const [to, init] = doFetch.mock.calls[0] ?? [];
    expect(to).toBe("/api/leads/quotes");
    expect(sentIn(init)).toMatchObject({
      store: "cape",
      terms: { cashDown: 300_000, tradeEquity: 500_000, creditScore: 690, months: 60 },
      zip: "63701",
      emailCopy: "yes",
      user: { firstName: "Alex", lastName: "Sample", email: "alex@mail.example" },
      vehicle: { vin: "JA4J4TA81MZ000123" },
    });
  });

  test("ask for no copy unless the box is checked", async () => {
    doFetch.mockResolvedValue(answer(200, receipt));
    draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    expect(sentIn(doFetch.mock.calls[0]?.[1])).not.toHaveProperty("emailCopy");
  });

  test("keep the input and show an error when sending fails", async () => {
    doFetch.mockRejectedValue(new TypeError("gone"));
    const { navigations, toasts, visitor } = draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    expect(
      await screen.findByText(/Nothing you typed was lost\. .* \(573\) 555-0142/),
    ).toBeTruthy();
    expect(toasts).toEqual(["There was an error saving your information."]);
    expect(typedWords().slice(0, 4)).toEqual(alexTyped);
    expect([navigations, visitor.getState().isLead]).toEqual([[], false]);
    doFetch.mockResolvedValue(answer(200, receipt));
    await newUser().click(screen.getByRole("button", { name: "Show my price" }));
    expect(navigations).toHaveLength(1);
  });

  test("show an error of the service under its field, and the button stays as it is", async () => {
    const fields = { "user.email": "No such address", zip: "Enter a ZIP" };
    const error = { code: "fields-invalid", message: "", fields };
    doFetch.mockResolvedValue(answer(400, { error }));
    draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    for (const name of ["Email", /ZIP code/]) {
      expect(screen.getByRole("textbox", { name }).getAttribute("aria-invalid")).toBe("true");
    }
    expect(screen.getByText("No such address")).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Show my price" });
    expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, null]);
  });

  test("lead to the page of a car that was sold meanwhile", async () => {
    doFetch.mockResolvedValue(answer(404, { error: { code: "vehicle-unknown", message: "" } }));
    const { navigations } = draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    expect(navigations).toEqual([
      "/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123",
    ]);
  });

  test("submit to the same path without JavaScript", () => {
    const { container } = draw("details", all);
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/leads/quotes"]);
    const fields = new FormData(form ?? undefined);
    const names = ["vehicle.vin", "store", "terms.cashDown", "terms.months", "next"];
    expect(names.map((name) => fields.get(name))).toEqual([
      "JA4J4TA81MZ000123",
      "cape",
      "300000",
      "60",
      null,
    ]);
  });
});
