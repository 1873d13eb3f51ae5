/** @jest-environment jsdom */
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen, within } from "@testing-library/react";
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
import { Page } from "./personalize-page.tsx";
import type { PersonalizeRequest } from "./personalize-request.ts";
import { personalizeView } from "./personalize-view.ts";

const path = "/personalize/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
const all: BuyerAnswers = { cashDown: 3000, tradingIn: true, tradeEquity: 5000, creditScore: 690 };
const steps = ["cashDown", "tradingIn", "tradeEquity", "creditScore", "details", "finish"] as const;

const doFetch = stubFetch();

function page(
  step: WizardStep,
  answers: BuyerAnswers = {},
  visit: Partial<PersonalizeRequest> = {},
) {
  const stands = {
    visitor: anonymousVisitor,
    inquiry: null,
    isInquiryOnly: false,
    ...visit,
    step,
    answers,
  };
  const data = personalizeView(car(), site, stands);
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
      expect(back === null).toBe(step === "cashDown" || step === "finish");
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
    expect(visitor.getState().terms.cashDown).toBe(300_000);
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
  const bad = screen.getByRole("link", { name: "Bad to 619" });
  expect(bad.getAttribute("href")).toBe(`${path}?step=4&trade-in=no&down=0&credit=540`);
  for (const name of ["Okay 620–689", "Good 690–759", "Great 760 and up"]) {
    expect(screen.getByRole("link", { name })).toBeTruthy();
  }
  await newUser().click(bad);
  const slider = screen.getByRole("slider", { name: "Credit score" });
  expect(slider).toHaveProperty("value", "540");
  expect(slider.getAttribute("aria-valuetext")).toBe("540, Bad");
  expect(bad.getAttribute("aria-current")).toBe("true");
  expect(navigations).toEqual([]);
  await newUser().click(screen.getByRole("button", { name: "Continue" }));
  expect(navigations).toEqual([`${path}?step=5&trade-in=no&down=0&credit=540`]);
  expect(visitor.getState().terms.creditScore).toBe(540);
});

describe("contact details", () => {
  test("are sent with car and terms, and lead to the price with its inquiry", async () => {
    doFetch.mockResolvedValue(answer(200, receipt));
    const { navigations, toasts, visitor } = draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    expect(navigations).toEqual([
      `${path}?step=6&trade-in=yes&down=3000&trade=5000&credit=690&inquiry=${receipt.token}`,
    ]);
    expect(toasts).toEqual(["Access Granted, welcome to the private inventory."]);
    expect(visitor.getState()).toMatchObject({ isLead: true, firstName: "Alex" });
    const [to, init] = doFetch.mock.calls[0] ?? [];
    expect(to).toBe("/api/leads/actions");
    expect(sentIn(init)).toMatchObject({
      template: "UNLOCK_PRICE",
      store: "cape",
      text: expect.stringContaining("Down payment $3,000."),
      user: { firstName: "Alex", lastName: "Sample", email: "alex@mail.example" },
      vehicle: { vin: "JA4J4TA81MZ000123" },
    });
  });

  test("keep the input and show an error when sending fails", async () => {
    doFetch.mockRejectedValue(new TypeError("gone"));
    const { navigations, toasts, visitor } = draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    expect(
      await screen.findByText(/Nothing you typed was lost\. .*call \(573\) 555-0142/),
    ).toBeTruthy();
    expect(toasts).toEqual(["There was an error saving your information."]);
    expect(typedWords().slice(0, 4)).toEqual(alexTyped);
    expect([navigations, visitor.getState().isLead]).toEqual([[], false]);
    doFetch.mockResolvedValue(answer(200, receipt));
    await newUser().click(screen.getByRole("button", { name: "Show my price" }));
    expect(navigations).toHaveLength(1);
  });

  test("show an error of the service under its field", async () => {
    const error = {
      code: "fields-invalid",
      message: "",
      fields: { "user.email": "No such address" },
    };
    doFetch.mockResolvedValue(answer(400, { error }));
    draw("details", all);
    await sendLeadForm(newUser(), "Show my price");
    const email = screen.getByRole("textbox", { name: "Email" });
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("No such address")).toBeTruthy();
  });

  test("submit to the same path without JavaScript", () => {
    const { container } = draw("details", all);
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/leads/actions"]);
    const fields = new FormData(form ?? undefined);
    expect([fields.get("template"), fields.get("vehicle.vin"), fields.get("next")]).toEqual([
      "UNLOCK_PRICE",
      "JA4J4TA81MZ000123",
      `${path}?step=6&trade-in=yes&down=3000&trade=5000&credit=690`,
    ]);
  });
});

describe("the price", () => {
  test("lists its parts and the next actions, without an estimate", () => {
    draw("finish", all);
    for (const text of ["Price with our fees", "$18,995.00", "Amount financed", "$10,995.00"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const aside = within(screen.getByRole("complementary"));
    expect(aside.queryByText("Your estimate so far")).toBeNull();
    const next = ["Keep browsing", "Get pre-approved", "Value my trade", "Back to this vehicle"];
    expect(next.map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual([
      "/cars-for-sale",
      "/auto-financing#pre-approval",
      "/sell-trade-my-car",
      "/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123",
    ]);
    expect(screen.queryByText(/shown on this page only/)).toBeNull();
    expect(screen.queryByRole("link", { name: "View your request" })).toBeNull();
  });

  test("says that it is shown once when only its inquiry unlocks it", () => {
    drawFlow(page("finish", all, { inquiry: receipt.token, isInquiryOnly: true }));
    expect(screen.getByText(/shown on this page only/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "View your request" }).getAttribute("href")).toBe(
      `/inquiry/${receipt.token}`,
    );
  });
});
