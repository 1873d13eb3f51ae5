/** @jest-environment jsdom */
import { startingPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { drawFlow, newUser } from "../../testing/draw-flow.tsx";
import { car, site } from "../../testing/inventory-fixture.ts";
import { PaymentProvider } from "../payment/payment-provider.tsx";
import { paymentView } from "../payment/payment-view.ts";
import { OutTheDoor } from "./out-the-door.tsx";
import { outTheDoorView } from "./out-the-door-view.ts";

/** The form of a page whose address has no ZIP code, and of a visitor who is at this place. */
function draw(locationAddress = "") {
  const visit = { today: "2026-04-16", terms: {}, zip: null, lease: { months: NaN, miles: NaN } };
  const data = outTheDoorView(car(), site, visit);
  const payment = paymentView(car(), site, { terms: startingPaymentTerms(site) });
  if (!data || !payment) throw new Error("no price");
  const page = (
    <PaymentProvider data={payment}>
      <OutTheDoor data={data} hash="#there" />
    </PaymentProvider>
  );
  return drawFlow(page, { visitor: { ...anonymousVisitor, locationAddress } });
}

const field = () => screen.getByRole("textbox", { name: "Your ZIP code" });

async function ask(zip: string): Promise<void> {
  await newUser().clear(field());
  if (zip !== "") await newUser().type(field(), zip);
  await newUser().click(screen.getByRole("button"));
}

test("stores the submitted ZIP code as the visitor's location", async () => {
  const { navigations, visitor } = draw();
  await ask("63701-1234");
  expect(navigations).toEqual([expect.stringMatching(/\?zip=63701-1234#there$/)]);
  expect(visitor.getState().locationAddress).toBe("63701");
});

test("fills the field from the profile when the server does not know the ZIP code", () => {
  draw("Rolla, MO 65401");
  expect(field()).toHaveProperty("value", "65401");
});

test.each(["6370", "00000", "Rolla"])(
  "keeps the location when the ZIP code is invalid: %s",
  async (slip) => {
    const { visitor } = draw("Rolla, MO 65401");
    await ask(slip);
    expect(visitor.getState().locationAddress).toBe("Rolla, MO 65401");
  },
);

test("keeps a more precise location when the same ZIP code is submitted again", async () => {
  const { visitor } = draw("Rolla, MO 65401");
  await ask("65401");
  expect(visitor.getState().locationAddress).toBe("Rolla, MO 65401");
});

test("deletes the location when the field is emptied", async () => {
  const { visitor } = draw("65401");
  await ask("");
  expect(visitor.getState().locationAddress).toBe("");
});
