/** @jest-environment jsdom */
import { startingPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { afterEach, describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { renderToString } from "react-dom/server.node";
import { LeaseCalculator } from "../features/lease/lease-calculator.tsx";
import { leaseView } from "../features/lease/lease-view.ts";
import { OutTheDoor } from "../features/out-the-door/out-the-door.tsx";
import { outTheDoorView } from "../features/out-the-door/out-the-door-view.ts";
import { PaymentCalculator } from "../features/payment/payment-calculator.tsx";
import { PaymentProvider } from "../features/payment/payment-provider.tsx";
import { paymentView } from "../features/payment/payment-view.ts";
import { FilterForm } from "../features/search-filters/filter-form.tsx";
import { inFlow } from "../testing/draw-flow.tsx";
import { car, site } from "../testing/inventory-fixture.ts";
import { Slider } from "./slider.tsx";

const visit = { today: "2026-04-16", terms: {}, zip: null, lease: { months: NaN, miles: NaN } };

/** Everything on a car's page that can be changed. */
function terms(): ReactElement {
  const shown = car({ condition: "new" });
  const data = outTheDoorView(shown, site, visit);
  const lease = leaseView(shown, site, visit);
  if (!data || !lease) throw new Error("no price");
  return (
    <PaymentProvider data={paymentView(shown, site, { terms: startingPaymentTerms(site) })}>
      <PaymentCalculator hash="" zip="" />
      <LeaseCalculator lease={lease} hash="" zip="" />
      <OutTheDoor data={data} hash="" />
    </PaymentProvider>
  );
}

/** The page as the server sent it, changed by `early`, then taken over by the script. */
function takeOver(page: ReactElement, early: () => void): void {
  const { element } = inFlow(page);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element);
  early();
  render(<StrictMode>{element}</StrictMode>, { container, hydrate: true });
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });

/** The slider's value, its text for screen readers, and the text beside its label. */
function said(name: string) {
  const input = slider(name);
  const shown = input.previousElementSibling?.textContent;
  return [input.value, input.getAttribute("aria-valuetext"), shown];
}

/** Every value of this parameter that some form of the page would send. */
const sent = (parameter: string) =>
  [...document.forms].flatMap((form) => new FormData(form).getAll(parameter));

afterEach(() => document.body.replaceChildren());

describe("changes before hydration", () => {
  test("of sliders are used in estimates and submitted", () => {
    takeOver(terms(), () => {
      slider("Cash down").value = "7900";
      slider("Credit score").value = "600";
      slider("Lease term").value = "24";
      slider("Miles per year").value = "15000";
    });
    expect(said("Cash down")).toEqual(["7900", "$7,900 down", "$7,900"]);
    expect(said("Credit score")).toEqual(["600", "600, Rebuilding", "600, Rebuilding"]);
    expect(said("Lease term")).toEqual(["24", "24 months", "24 months"]);
    expect(said("Miles per year")).toEqual(["15000", "15,000 miles per year", "15,000"]);
    expect(sent("down")).toEqual(["7900", "7900", "7900"]);
    expect(sent("credit")).toEqual(["600", "600", "600"]);
    expect(screen.getByText(/lease: 24 monthly payments/)).toBeTruthy();
    fireEvent.change(slider("Cash down"), { target: { value: "8000" } });
    expect(said("Cash down")).toEqual(["8000", "$8,000 down", "$8,000"]);
    expect(said("Lease term")[0]).toBe("24");
  });

  test("of fields are kept", () => {
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    const choices = ["24", "60"].map((value) => ({ value, label: value }));
    const fields = [
      { name: "price-under", label: "To", value: "20000" },
      { name: "term", label: "Term", value: "60", choices },
    ];
    const form = { action: "/", hidden: [], fields, submit: "Apply" };
    const page = (
      <>
        {terms()}
        <FilterForm form={form} label="Price" />
      </>
    );
    takeOver(page, () => {
      field("Your ZIP code").value = "63701";
      field("To").value = "15000";
      field("Term").value = "24";
      slider("Cash down").value = "7900";
    });
    const kept = ["Your ZIP code", "To", "Term"].map((label) => field(label).value);
    expect(kept).toEqual(["63701", "15000", "24"]);
    expect(sent("zip")).toEqual(["63701"]);
  });
});

test("a slider that was let go before hydration is committed, as a later one", () => {
  const committed: number[] = [];
  const range = { min: 0, max: 1000, step: 100 };
  const fixed = { name: "down", label: "Down", range, text: String, valueText: String };
  const onCommit = (value: number) => void committed.push(value);
  takeOver(<Slider {...fixed} value={500} onChange={() => undefined} onCommit={onCommit} />, () => {
    slider("Down").value = "700";
  });
  // StrictMode runs effects twice.
  expect([...new Set(committed)]).toEqual([700]);
});

test("does not report a slider that was not moved, even with a value beyond its maximum", () => {
  const heard: number[] = [];
  const range = { min: 0, max: 1000, step: 100 };
  const fixed = { name: "down", label: "Down", range, text: String, valueText: String };
  const onChange = (value: number) => void heard.push(value);
  takeOver(<Slider {...fixed} value={1050} onChange={onChange} />, () => {
    // As browsers do with what is sent to them; this environment only with what is set.
    slider("Down").value = "1050";
  });
  expect(slider("Down").value).toBe("1000");
  expect(heard).toEqual([]);
});
