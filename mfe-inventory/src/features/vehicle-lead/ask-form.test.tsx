/** @jest-environment jsdom */
import { textVersion } from "@forecourt/domain/text-version";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import {
  answer,
  drawFlow,
  inFlow,
  newUser,
  receipt,
  sendLeadForm,
  sentIn,
} from "../../testing/draw-flow.tsx";
import { car, site } from "../../testing/inventory-fixture.ts";
import { AskForm } from "./ask-form.tsx";
import { askView } from "./ask-view.ts";

const data = askView(car(), site);
const form = data && <AskForm data={data} />;
const doFetch = stubFetch();
beforeEach(() => {
  doFetch.mockResolvedValue(answer(200, receipt));
});

const question = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
const chip = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const available = "Is it still available?";
const price = "What’s your best price?";

describe("the form that asks about a vehicle", () => {
  test("is not there for a sold vehicle", () => {
    expect(askView(car({ status: "sold" }), site)).toBeNull();
  });

  test("has chips that write a question, remove it again and keep what was typed", async () => {
    const user = newUser();
    drawFlow(<>{form}</>);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      available,
      price,
      "I have a trade-in",
      "Send question",
    ]);
    await user.click(chip(available));
    await user.click(chip(price));
    expect(question().value).toBe(`${available}\n${price}`);
    expect(chip(available).getAttribute("aria-pressed")).toBe("true");
    await user.type(question(), "\nThank you");
    await user.click(chip(available));
    expect(question().value).toBe(`${price}\nThank you`);
    expect(chip(available).getAttribute("aria-pressed")).toBe("false");
    await user.clear(question());
    expect(chip(price).getAttribute("aria-pressed")).toBe("false");
  });

  test("requires a question, which a chip is enough for", async () => {
    const user = newUser();
    drawFlow(<>{form}</>);
    await sendLeadForm(user, "Send question");
    expect(screen.getByText("Enter your question")).toBeTruthy();
    expect(doFetch).not.toHaveBeenCalled();
    await user.click(chip(available));
    expect(screen.queryByText("Enter your question")).toBeNull();
    await user.click(chip("Send question"));
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
      template: "CONTACT_SALES",
      text: available,
      store: car().storeId,
      vehicle: { vin: car().vin },
      user: { firstName: "Alex" },
    });
    expect(await screen.findByText(`Your question is on its way to ${site.name}.`)).toBeTruthy();
    const link = screen.getByRole("link", { name: "View your request" });
    expect(link.getAttribute("href")).toBe(`/inquiry/${receipt.token}`);
    expect(document.activeElement).toBe(screen.getByRole("status"));
  });

  test("shows the sentence on calls and texts of the store that has the car, and sends its version", async () => {
    const consent = "Heartland Crossing Rolla may call you.";
    const elsewhere = { ...site.store, id: "rolla", contactConsent: consent };
    const places = [site.store, elsewhere];
    const asked = askView(car({ storeId: "rolla" }), { ...site, places });
    const user = newUser();
    drawFlow(<>{asked && <AskForm data={asked} />}</>);
    expect(screen.getByText(consent)).toBeTruthy();
    await user.click(chip(available));
    await sendLeadForm(user, "Send question");
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
      contactConsent: textVersion(consent),
    });
  });

  test("says which store got the question, and by when it replies", () => {
    const rolla = { ...site.store, id: "rolla", businessName: "Ozark Trail Rolla" };
    const sentTo = (promise: { replyHours?: number }) => {
      const places = [site.store, { ...rolla, ...promise }];
      return askView(car({ storeId: "rolla" }), { ...site, stores: places, places })?.sent;
    };
    const onItsWay = "Your question is on its way to Ozark Trail Rolla.";
    expect(sentTo({ replyHours: 4 })).toBe(`${onItsWay} We’ll reply within 4 business hours.`);
    expect(sentTo({ replyHours: 1 })).toBe(`${onItsWay} We’ll reply within one business hour.`);
    expect(sentTo({})).toBe(onItsWay);
    expect(askView(car(), site)?.sent).toBe(`Your question is on its way to ${site.name}.`);
  });

  test("keeps the question when it was not sent", async () => {
    doFetch.mockResolvedValue(answer(503, {}));
    const user = newUser();
    drawFlow(<>{form}</>);
    await user.click(chip(price));
    await sendLeadForm(user, "Send question");
    expect(await screen.findByText(/Nothing you typed was lost/)).toBeTruthy();
    expect(question().value).toBe(price);
  });

  test("can be sent without JavaScript, with chips that wait for it", () => {
    document.body.innerHTML = renderToString(inFlow(<>{form}</>).element);
    const fields = new FormData(document.forms[0]);
    expect(document.forms[0]?.getAttribute("action")).toBe("/api/leads/actions");
    expect(fields.get("vehicle.vin")).toBe(car().vin);
    expect([fields.get("template"), fields.get("text")]).toEqual(["CONTACT_SALES", ""]);
    expect([question().required, chip(price).disabled]).toEqual([true, true]);
    document.body.innerHTML = "";
  });
});
